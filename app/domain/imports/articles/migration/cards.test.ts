import { isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import {
  BOOKMARKS,
  CALLOUTS_AND_BUTTONS,
  FOLDED,
  FOREIGN_CARDS,
  GALLERIES,
} from '#tests/support/foreign-cards.ts'
import { fromOldSite } from './old-content.ts'

const SITE = 'https://cu.example'
const kept = (content: string, site: string | null = SITE) => sanitiseArticle(fromOldSite(content, site).html)

describe('cards of another editor become blocks', () => {
  test.each(FOREIGN_CARDS)('$name', ({ from, becomes }) => expect(kept(from)).toBe(becomes))
})

test.each(FOREIGN_CARDS)(
  '$name keeps no bare text where nobody has said the address of the site',
  ({ from }) => {
    const html = kept(from, null)
    const bare = parseDocument(html).children.filter((node) => isText(node) && node.data.trim() !== '')
    expect(bare).toEqual([])
  },
)

test.each(['<figure></figure>', '<details>a</details>', '<a class="kg-btn" href="/a">b</a>'])(
  'an article of 900 KB of nothing but %s is read in no time worth telling',
  (part) => expect(fromOldSite(part.repeat(900_000 / part.length), SITE).notes.length).toBeLessThan(2),
)

test.each([
  ['a bookmark', BOOKMARKS, ['A bookmark card becomes a link: its picture is left out']],
  [
    'what folds open, and columns',
    FOLDED,
    ['What folds open becomes a heading and the text below it', 'Columns come one after the other'],
  ],
  ['a gallery', GALLERIES.slice(0, 5), []],
  ['a callout and a button', CALLOUTS_AND_BUTTONS, []],
])('of %s is told once an article what was changed', (_, cards, notes) =>
  expect(fromOldSite(cards.map(({ from }) => from).join('\n\n'), SITE).notes).toEqual(notes),
)
