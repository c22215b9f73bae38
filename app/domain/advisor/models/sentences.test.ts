import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

async function* inPieces(text: string, size: number, broken = false) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  if (broken) throw new Error('cut')
}

async function cut(pieces: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  try {
    for await (const sentence of sentencesOf(pieces)) found.push(sentence)
  } catch {
    found.push('(cut)')
  }
  return found
}

describe('sentencesOf', () => {
  const text = 'Máy giá 9.890.000 ₫. Dung tích 1.5 lít!\n\nBạn hỏi tiếp nhé?'

  it.each([1, 3, 1000])(
    'cuts the same sentences whatever pieces of %i letters a text comes in',
    async (size) => {
      expect(await cut(inPieces(text, size))).toEqual([
        'Máy giá 9.890.000 ₫. ',
        'Dung tích 1.5 lít!\n\n',
        'Bạn hỏi tiếp nhé?',
      ])
    },
  )

  it('loses the sentence a stream broke off in', async () => {
    expect(await cut(inPieces(text, 5, true))).toEqual([
      'Máy giá 9.890.000 ₫. ',
      'Dung tích 1.5 lít!\n\n',
      '(cut)',
    ])
  })

  it('holds no more than a thousand letters back', async () => {
    const found = await cut(inPieces('a'.repeat(5_000), 100))
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(1_100)
  })
})
