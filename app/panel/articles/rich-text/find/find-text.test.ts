import { Schema } from '@tiptap/pm/model'
import { expect, it, test } from 'vitest'
import { findText } from './find-text.ts'

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
const found = (wanted: string, ...texts: string[]) => {
  const document = docOf(...texts)
  return findText(document, wanted).map(({ from, to }) => document.textBetween(from, to))
}

test.each([
  ['tu lanh', 'Tủ lạnh và TỦ LẠNH', ['Tủ lạnh', 'TỦ LẠNH']],
  ['tủ lạnh', 'tu lanh', ['tu lanh']],
  ['dien', 'Tiền điện', ['điện']],
  ['lạnh', 'la\u0323nh', ['la\u0323nh']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['x', 'không có', []],
  ['  ', 'a  b', []],
])('%j in %j', (wanted, text, words) => expect(found(wanted, text)).toEqual(words))

it('finds within one block each, and looks past what is no word of it', () => {
  expect(found('a b', 'a', 'b')).toEqual([])
  const document = doc.create(
    null,
    paragraph.create(null, [schema.text('một '), note.create(null, schema.text('hai')), schema.text(' ba')]),
  )
  expect(findText(document, 'ba').map(({ from, to }) => document.textBetween(from, to))).toEqual(['ba'])
})
