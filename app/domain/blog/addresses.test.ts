import { expect, test } from 'vitest'
import { addressesIn, linkAddress, productOf, videoPlayer } from './addresses.ts'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'https://example.com'],
  ['example.com/bai-viet', 'https://example.com/bai-viet'],
  ['/products/12', '/products/12'],
  ['#nguon', '#nguon'],
  ['ban@example.vn', 'mailto:ban@example.vn'],
  ['1900.1234', 'tel:1900.1234'],
  ['+84901234567', 'tel:+84901234567'],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['tủ lạnh', null],
  ['', null],
])('linkAddress(%s) is %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
  ],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=43',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=giua', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['một video', null],
])('videoPlayer(%s) is %s', (typed, player) => expect(videoPlayer(typed)).toBe(player))

test.each([
  ['https://chonmay.example/products/12', 12],
  ['https://chonmay.example/products/12?from=blog#gia', 12],
  [' /products/12 ', 12],
  ['https://chonmay.example/products', null],
  ['https://chonmay.example/products/12/danh-gia', null],
  ['https://chonmay.example.evil.com/products/12', null],
  ['//evil.example/products/12', null],
  ['12', null],
])('%s leads to product %s', (address, id) => expect(productOf(address, 'https://chonmay.example')).toBe(id))

test.each([
  ['Theo hãng, https://www.xiaomi.com/vn', ['https://www.xiaomi.com/vn']],
  [
    'Xem https://a.example/b?c=1&d#e. Và (www.b.example/x), nhé',
    ['https://a.example/b?c=1&d#e', 'https://www.b.example/x'],
  ],
  ['http://a.example!', ['https://a.example']],
  ['không có gì ở đây', []],
])('%s has the addresses %j', (words, found) => {
  expect(addressesIn(words).map(({ href }) => href)).toEqual(found)
  for (const { from, to, href } of addressesIn(words))
    expect(href).toContain(words.slice(from, to).replace(/^http:\/\//, ''))
})

test('a product is known by any address of the site', () => {
  const of = (address: string) => productOf(address, 'http://127.0.0.1:3000', 'https://chonmay.example')
  expect(of('https://chonmay.example/products/515')).toBe(515)
  expect(of('http://127.0.0.1:3000/products/515')).toBe(515)
  expect(of('/products/515')).toBe(515)
  expect(of('https://khac.example/products/515')).toBeNull()
})
