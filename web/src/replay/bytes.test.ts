import { expect, test } from 'vitest';
import { brought } from './bytes';

test('a file in UTF-8 goes as text, any other as its bytes', () => {
  expect(brought(new TextEncoder().encode('>A: KÉSŐ'))).toEqual({ text: '>A: KÉSŐ' });
  const latin2 = Uint8Array.from([0x4b, 0xc9, 0x53, 0xd5]);
  expect(brought(latin2)).toEqual({ data: 'S8lT1Q==' });
  expect(brought(Uint8Array.from([0xff, 0xfe, 0x3e, 0x00]))).toEqual({ data: '//4+AA==' });
});
