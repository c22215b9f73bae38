import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test, vi } from 'vitest'
import { handoffText } from './handoff-text.server.ts'
import { realData, standIn, standInMadeOf } from './stand-in.ts'
import { streamOf } from './whole-page.server.ts'

const read = async (text: string) => (await decode(streamOf([text]), globalThis)).value

const PAGE = {
  title: 'Tủ lạnh “Aqua” \u2028 90 lít </script>',
  price: 0,
  rating: 4.25,
  isNew: false,
  list: [1, 1, 'a', null, undefined, [], {}],
  at: new Date('2026-11-02T00:00:00Z'),
  gone: undefined,
  none: null,
  odd: [Number.NaN, -0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  again: { title: 'a', deep: [{ title: 'a' }, { list: [[1], [2]] }] },
}

test('is read by the framework as the data that it was made of', async () => {
  const data = { root: { site: { name: 'Chọn Máy' } }, 'pages/a': PAGE }
  const expected = { loaderData: data, actionData: null, errors: null }
  expect(await read(handoffText(data).text)).toEqual(expected)
  expect(handoffText(data)).toEqual(handoffText(data))
})

test('data that is written already is read the same at another place', async () => {
  handoffText({ root: {}, 'pages/a': PAGE })
  const data = { root: { a: 1, b: ['c', 'd'] }, layout: { e: 'f' }, 'pages/a': PAGE }
  expect(await read(handoffText(data).text)).toMatchObject({ loaderData: data })
})

test('stands within a text of a script', () => {
  const { text, quoted: pieces } = handoffText({ root: {}, page: PAGE })
  const quoted = Buffer.concat(pieces).toString()
  expect(quoted).not.toMatch(/[<>&\u2028\n]/)
  expect(JSON.parse(`"${quoted}"`)).toBe(text)
})

test.each([[{ later: Promise.resolve(1) }], [{ of: new Set() }], [{ of: new Map() }], ['text']])(
  'data that is not plain is refused: %o',
  (data) => {
    expect(() => handoffText({ root: {}, page: data })).toThrow(TypeError)
  },
)

test('what stands for data in a document is put back; a navigation is sent it itself', () => {
  const light = standIn(true, PAGE)
  expect(Object.keys(light)).toEqual([])
  expect(realData({ root: { a: 1 }, page: light })).toEqual({ root: { a: 1 }, page: PAGE })
  expect(standIn(false, PAGE)).toBe(PAGE)
  expect(realData({ root: { a: 1 } })).toBeNull()
})

test('what is made of kept data is made once for documents, and anew where the data is read anew', () => {
  const make = vi.fn((known: { title: string }) => ({ heading: known.title }))
  const known = { title: 'a' }
  const document = () => realData({ page: standInMadeOf(true, known, make) })?.page
  expect(document()).toEqual({ heading: 'a' })
  expect(document()).toBe(document())
  expect(make).toHaveBeenCalledTimes(1)
  expect(realData({ page: standInMadeOf(true, { title: 'b' }, make) })).toEqual({ page: { heading: 'b' } })
  expect(standInMadeOf(false, known, make)).toEqual({ heading: 'a' })
})
