import { describe, expect, it } from 'vitest'
import { asWindows1258 } from '#tests/support/windows-1258.ts'
import { decoded, detectEncoding } from './encoding.ts'

const TEXT = 'Tiêu đề;Nội dung\r\nTủ lạnh Đông Á;Chữ ở đây là tiếng Việt\r\n'
const utf16 = (order: 'le' | 'be') => {
  const bytes = Buffer.from(TEXT, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const FILES: [string, Uint8Array, string][] = [
  ['UTF-8', Buffer.from(TEXT), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
  ['UTF-16LE with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('le')]), 'utf-16le'],
  ['UTF-16BE with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16('be')]), 'utf-16be'],
  ['UTF-16LE without', utf16('le'), 'utf-16le'],
  ['UTF-16BE without', utf16('be'), 'utf-16be'],
  ['Windows-1258', asWindows1258(TEXT), 'windows-1258'],
]

describe.each(FILES)('a file in %s', (_, bytes, encoding) => {
  it('is known for it', async () => expect(await detectEncoding(inPieces(bytes))).toBe(encoding))
  it('gives the same text, however it is cut', async () => {
    for (const size of [1, 7, 4096]) {
      let text = ''
      for await (const piece of decoded(inPieces(bytes, size), await detectEncoding(inPieces(bytes))))
        text += piece
      expect(text.normalize('NFC')).toBe(TEXT)
    }
  })
})

it('an empty file is UTF-8', async () =>
  expect(await detectEncoding(inPieces(Buffer.alloc(0)))).toBe('utf-8'))

it('one that ends in the middle of a letter is not UTF-8', async () =>
  expect(await detectEncoding(inPieces(Buffer.from('ấ').subarray(0, 2)))).toBe('windows-1258'))

it('a NUL here and there does not make UTF-16 of it', async () =>
  expect(await detectEncoding(inPieces(Buffer.from('a,b\0\nc,d\n'.repeat(9))))).toBe('utf-8'))
