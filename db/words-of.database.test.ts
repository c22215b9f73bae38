import { expect, test } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'

describeOnDatabases('words_of', 'schema', (open) => {
  const wordsOf = async (text: string) => {
    const { rows } = await open().pool.query<{ words: string[] }>('select words_of($1) as words', [text])
    return rows[0]?.words
  }

  test.each([
    ['folds words and keeps each once, in order', 'Tủ lạnh, tủ ĐÔNG', ['dong', 'lanh,', 'tu']],
    ['parts words at every kind of space', 'a\tb\nc\r\nd\u00a0e\u2003f\u3000g  h', 'abcdefgh'.split('')],
    ['keeps figures with their unit', 'máy 9 kg', ['9kg', 'may']],
    ['has none of a blank text', ' \n ', []],
  ])('%s', async (_, text, words) => {
    expect(await wordsOf(text)).toEqual(words)
  })

  test('cuts a word of more than 200 letters', async () => {
    expect((await wordsOf('x'.repeat(500)))?.map((word) => word.length)).toEqual([200])
    expect((await wordsOf(`b ${'x'.repeat(201)} a`))?.map((word) => word.length)).toEqual([1, 1, 200])
  })

  test('has every word of a text too large for a vector', async () => {
    const words = Array.from({ length: 120_000 }, (_, at) => `w${100_000_000 + at}`)
    expect(await wordsOf([...words].reverse().join(' '))).toEqual(words)
  })
})
