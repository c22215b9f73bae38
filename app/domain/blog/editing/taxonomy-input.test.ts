import { afterEach, expect, test } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
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

const readLinks = (links: string[]) =>
  TAXONOMY_INPUT.authors.part.safeParse({ links }).data?.links ?? 'refused'

test('the links of an author are web addresses, without blank lines and repetitions', () =>
  expect(
    readLinks([' https://lan.vn ', '', 'lan.vn', 'http://www.facebook.com/lan?x=1#y', 'https://lan.vn']),
  ).toEqual(['https://lan.vn', 'http://www.facebook.com/lan?x=1#y']))

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://lan.vn',
  '//lan.vn',
  'localhost/x',
  'mailto:lan@lan.vn',
  'https://lan:mk@lan.vn',
  'https://localhost/x',
  'https://lan.vn/"onclick="x',
  'https:\\\\lan.vn',
  'https://lan.vn\nhttps://b.vn',
  `https://lan.vn/${'x'.repeat(300)}`,
])('no link leads to %j', (link) => expect(readLinks([link])).toBe('refused'))

test('an author has eight links at most', () =>
  expect(readLinks(Array.from({ length: 9 }, (_, at) => `https://lan.vn/${at}`))).toBe('refused'))

afterEach(() => readChoiceFrom(() => null))

test('what is no web address is said in the language of whoever reads', () => {
  const said = () =>
    TAXONOMY_INPUT.authors.whole.safeParse({ name: 'Lan', links: ['facebook/lan'] }).error?.issues[0]?.message
  expect(said()).toBe('“facebook/lan” is no web address: write it with https:// or http://')
  readChoiceFrom(() => 'vi')
  expect(said()).toBe('“facebook/lan” không phải địa chỉ trang: bạn viết cả https:// hoặc http:// nhé')
})
