import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboutOf, propsOf } from './source';

const read = (name: string): string => readFileSync(join(process.cwd(), `src/components/${name}.svelte`), 'utf8');

test.each(['Board', 'StillBoard', 'Square', 'Tile', 'Rack', 'Clock', 'ScoreTable', 'MoveList', 'UnseenTiles', 'VerdictCard'])(
  '%s says what it is and what it is given',
  (name) => {
    expect(aboutOf(read(name))).toMatch(/^[A-Z].{10,}\.$/);
    expect(propsOf(read(name))).toMatch(/^(\/\*\* .*\n)?\w+\??: /);
    expect(propsOf(read(name))).not.toContain('interface');
  },
);
