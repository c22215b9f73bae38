import { Schema } from '@tiptap/pm/model'
import { expect, it, test } from 'vitest'
import { findText } from './find-text.ts'
import type { Wanted } from './find-text.ts'

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    text: { group: 'inline' },
    note: { group: 'inline', inline: true, content: 'text*', atom: true },
  },
})
const { doc, paragraph, note } = schema.nodes
const docOf = (...texts: string[]) =>
  doc.create(
    null,
    texts.map((text) => paragraph.create(null, schema.text(text))),
  )
const anyhow = (words: string): Wanted => ({ words, isExact: false, areWhole: false })
const found = (wanted: string, ...texts: string[]) => foundBy(anyhow(wanted), ...texts)
const foundBy = (wanted: Wanted, ...texts: string[]) => {
  const document = docOf(...texts)
  return findText(document, wanted).map(({ from, to }) => document.textBetween(from, to))
}

test.each([
  ['tu lanh', 'Tủ lạnh và TỦ LẠNH', ['Tủ lạnh', 'TỦ LẠNH']],
  ['tủ lạnh', 'tu lanh, Tủ lạnh', ['Tủ lạnh']],
  ['có', 'cơm có công suất CÓ ghi', ['có', 'CÓ']],
  ['co', 'cơm có', ['cơ', 'có']],
  ['dien', 'Tiền điện', ['điện']],
  ['lạnh', 'la\u0323nh', ['la\u0323nh']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['x', 'không có', []],
  ['  ', 'a  b', []],
])('%j in %j', (wanted, text, words) => expect(found(wanted, text)).toEqual(words))

it('finds whole words alone, and in their capitals, where that is asked for', () => {
  expect(foundBy({ ...anyhow('con'), areWhole: true }, 'con silicon Con số')).toEqual(['con', 'Con'])
  expect(foundBy({ ...anyhow('Con'), isExact: true }, 'con silicon Con số')).toEqual(['Con'])
})

it('finds within one block each, and looks past what is no word of it', () => {
  expect(found('a b', 'a', 'b')).toEqual([])
  const document = doc.create(
    null,
    paragraph.create(null, [schema.text('một '), note.create(null, schema.text('hai')), schema.text(' ba')]),
  )
  expect(findText(document, anyhow('ba')).map(({ from, to }) => document.textBetween(from, to))).toEqual([
    'ba',
  ])
})
