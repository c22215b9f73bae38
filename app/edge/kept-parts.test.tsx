import { useId } from 'react'
import { expect, test, vi } from 'vitest'
import { kept } from '#app/ui/kept.tsx'
import { createKeptHtml } from './kept-parts.server.ts'
import type { KeptHtml } from './kept-parts.server.ts'
import { wholePage } from './whole-page.server.ts'

const drawn = vi.fn<(name: string) => void>()
const Name = kept(function Name({ name }: { name: string }) {
  drawn(name)
  return <b>{name}</b>
})
const Names = kept(function Names({ of, last }: { of: readonly string[]; last?: { name: string } }) {
  drawn('names')
  return (
    <p>
      {of.map((name) => (
        <Name key={name} name={name} />
      ))}
      {last?.name}
    </p>
  )
})
const documentOf = (
  html: KeptHtml,
  body: React.ReactNode | ((nonce: string) => React.ReactNode),
  nonce = '',
  site = {},
) => {
  const parts = html.forPage(nonce, site)
  return wholePage(
    <html lang="vi">
      <head />
      <body>{typeof body === 'function' ? body(parts.nonce) : body}</body>
    </html>,
    [],
    parts,
  )?.join('')
}
const bodyOf = (...page: Parameters<typeof documentOf>) =>
  /<body>(.*)<\/body>/s.exec(documentOf(...page) ?? '')?.[1]?.replaceAll('<!-- -->', '')

test('a part is drawn once for all pages on which it says the same, and again for what says something else', () => {
  const html = createKeptHtml()
  drawn.mockClear()
  const first = bodyOf(html, <Name name="Tủ lạnh & máy" />)
  expect(bodyOf(html, <Name name="Tủ lạnh & máy" />)).toBe(first)
  expect(first).toBe('<b>Tủ lạnh &amp; máy</b>')
  expect(bodyOf(html, <Name name="Tivi" />)).toBe('<b>Tivi</b>')
  expect(drawn.mock.calls).toEqual([['Tủ lạnh & máy'], ['Tivi']])
})

test('a part is drawn anew once somebody else runs the site, whose name it may say', () => {
  const html = createKeptHtml()
  drawn.mockClear()
  for (const site of ['Chọn Máy', 'Máy Nhà', 'Chọn Máy'])
    documentOf(html, <Name name="a" />, '', { name: site })
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('parts stand within parts, each for itself', () => {
  const html = createKeptHtml()
  drawn.mockClear()
  const one = <Names of={['a', 'b']} last={{ name: 'c' }} />
  expect(bodyOf(html, one)).toBe('<p><b>a</b><b>b</b>c</p>')
  expect(bodyOf(html, one)).toBe('<p><b>a</b><b>b</b>c</p>')
  expect(bodyOf(html, <Names of={['b']} />)).toBe('<p><b>b</b></p>')
  expect(drawn.mock.calls.flat()).toEqual(['names', 'a', 'b', 'names'])
})

test('what else a part goes by tells it apart', () => {
  let page = '/a'
  const Here = kept(
    () => <i>{page}</i>,
    () => ({ page }),
  )
  const html = createKeptHtml()
  expect(bodyOf(html, <Here />)).toBe('<i>/a</i>')
  page = '/b'
  expect(bodyOf(html, <Here />)).toBe('<i>/b</i>')
})

test('what belongs to one page alone is not kept: an id of React, a picture that the head asks for', () => {
  const times = vi.fn<() => void>()
  const WithId = kept(() => {
    times()
    return <i id={useId()} />
  })
  const WithPicture = kept(() => {
    times()
    return <img src="/a.svg" alt="" />
  })
  const html = createKeptHtml()
  for (const part of [<WithId key="a" />, <WithPicture key="b" />])
    expect(bodyOf(html, part)).toBe(bodyOf(html, part))
  expect(times).toHaveBeenCalledTimes(4)
})

test('a picture that the head asks for first is asked for on each page that shows it', () => {
  const times = vi.fn<() => void>()
  const Opening = kept(() => {
    times()
    return <img src="/a.svg?b=1&c=2" srcSet="/a.svg 1x, /b.svg 2x" sizes="50vw" alt="" fetchPriority="high" />
  })
  const html = createKeptHtml()
  const page = () => documentOf(html, <Opening />)
  const first = page()
  expect(first).toMatch(/<head><link rel="preload" as="image"[^>]*\/><\/head>/)
  expect(page()).toBe(first)
  expect(times).toHaveBeenCalledTimes(1)
})

test('a part that holds scripts is kept without the nonce of the page that drew it', () => {
  const html = createKeptHtml()
  drawn.mockClear()
  const Scripts = kept(function Scripts({ nonce }: { nonce: string }) {
    drawn('scripts')
    return (
      <p>
        <Name name="a" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'one()' }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'two()' }} />
      </p>
    )
  })
  const page = (nonce: string) => bodyOf(html, (drawnAs) => <Scripts nonce={drawnAs} />, nonce)
  const written = (nonce: string) =>
    `<p><b>a</b><script nonce="${nonce}">one()</script><script nonce="${nonce}">two()</script></p>`
  expect(page('first')).toBe(written('first'))
  expect(page('second')).toBe(written('second'))
  expect(drawn.mock.calls.flat()).toEqual(['scripts', 'a'])
})

test('a page that cannot be finished keeps nothing', () => {
  const html = createKeptHtml()
  drawn.mockClear()
  const Broken = () => {
    throw new Error('broken')
  }
  const content = (broken: boolean) => (
    <>
      <Name name="a" />
      {broken && <Broken />}
    </>
  )
  expect(bodyOf(html, content(true))).toBeUndefined()
  expect(bodyOf(html, content(false))).toBe('<b>a</b>')
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('no more is kept than there is room for', () => {
  const html = createKeptHtml(1_000)
  drawn.mockClear()
  for (let turn = 0; turn < 2; turn += 1)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) bodyOf(html, <Name name={name} />)
  expect(drawn.mock.calls.length).toBeGreaterThan(6)
})
