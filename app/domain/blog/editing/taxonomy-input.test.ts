import { expect, test } from 'vitest'
import { TAXONOMY_INPUT } from './taxonomy-input.ts'

const accepts = (address: string) =>
  TAXONOMY_INPUT.authors.whole.safeParse({ name: 'Ban Thử', avatar_url: address }).success

test.each(['https://example.com/a.webp', '/uploads/0123456789abcdef0123-800x600', ''])(
  'a picture may stand at "%s"',
  (address) => expect(accepts(address)).toBe(true),
)

test.each([
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'javascript:alert(1)',
  'http://example.com/a',
  'x"onerror=1',
])('no picture stands at "%s"', (address) => expect(accepts(address)).toBe(false))
