import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { foulInArticle } from '#tests/support/xss/foul-html.ts'
import { VECTORS } from '#tests/support/xss/vectors.ts'
import { prepareArticle } from './prepare.ts'
import { sanitiseArticle } from './sanitise.ts'

const shownOf = (html: string) =>
  prepareArticle(html, 'https://chonmay.example')
    .parts.map((part) => ('html' in part ? part.html : ''))
    .join('')

/** Where a vector may stand: alone, inside what is allowed, after something left open. */
const PLACES: readonly [string, (vector: string) => string][] = [
  ['alone', (vector) => vector],
  ['in a table', (vector) => `<table><caption>${vector}</caption><tr><td>${vector}</td></tr></table>`],
  ['in a heading in a quotation', (vector) => `<blockquote><h2>Chọn ${vector}</h2></blockquote>`],
  ['in an attribute', (vector) => `<img src="/uploads/x" alt="${vector}" title='${vector}'>`],
  ['in an address', (vector) => `<a href="${vector}">x</a><a href='${vector}'>x</a><a href=${vector}>x</a>`],
  ['in a comment', (vector) => `<!-- ${vector} --><p>x</p>`],
  ['after an open tag', (vector) => `<p><a href="/x" title=${vector}`],
]

it('there are vectors to try, and the check finds what is foul in them', () => {
  expect(VECTORS.length).toBeGreaterThan(900)
  expect(VECTORS.filter((vector) => foulInArticle(vector).length > 0).length).toBeGreaterThan(700)
})

describe.each(PLACES)('a script %s', (_, place) => {
  it('is gone when an article is saved: only what is listed is left, as a browser reads it', () => {
    const foul = VECTORS.flatMap((vector) => {
      const found = foulInArticle(sanitiseArticle(place(vector)))
      return found.length > 0 ? [{ vector, found }] : []
    })
    expect(foul).toEqual([])
  })

  it('is gone when one that was stored without being cleaned is shown', () => {
    const foul = VECTORS.flatMap((vector) => {
      const found = foulInArticle(shownOf(place(vector)), true)
      return found.length > 0 ? [{ vector, found }] : []
    })
    expect(foul).toEqual([])
  })

  it('does not come back when a browser writes the saved HTML out and reads it again', () => {
    const foul = VECTORS.flatMap((vector) => {
      const rewritten = serialize(parseFragment(sanitiseArticle(place(vector))))
      const found = [...foulInArticle(rewritten), ...foulInArticle(shownOf(rewritten), true)]
      return found.length > 0 ? [{ vector, found }] : []
    })
    expect(foul).toEqual([])
  })
})
