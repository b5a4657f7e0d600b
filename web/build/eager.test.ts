import { expect, test } from 'vitest';
import { compiledWhileFetched } from './eager';

test('scripts of the page begin with the hint, the worker and what is no script do not', () => {
  const bundle = {
    'assets/base.js': { type: 'chunk', fileName: 'assets/base.js', code: 'a()' },
    'sw.js': { type: 'chunk', fileName: 'sw.js', code: 'b()' },
    'assets/base.css': { type: 'asset', fileName: 'assets/base.css', source: 'c{}' },
  };
  const { generateBundle } = compiledWhileFetched() as unknown as { generateBundle: { handler: (_: unknown, bundle: object) => void } };
  generateBundle.handler(null, bundle);
  expect(bundle['assets/base.js'].code).toBe('//# allFunctionsCalledOnLoad\na()');
  expect(bundle['sw.js'].code).toBe('b()');
  expect(bundle['assets/base.css']).toEqual({ type: 'asset', fileName: 'assets/base.css', source: 'c{}' });
});
