import { describe, expect, it, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { FOREIGN_CARDS } from '#tests/support/foreign-cards.ts'
import { fromOldSite } from './old-content.ts'

const SITE = 'https://cu.example'
const kept = (content: string, site: string | null = SITE) => sanitiseArticle(fromOldSite(content, site).html)

describe('cards of another editor become blocks', () => {
  test.each(FOREIGN_CARDS)('$name', ({ from, becomes }) => expect(kept(from)).toBe(becomes))
})

it('of a site whose address nobody has said, too', () => {
  const [card] = FOREIGN_CARDS
  expect(kept(card?.from ?? '', null)).toBe(card?.becomes)
})

test.each([[FOREIGN_CARDS[0]?.from ?? '', ['A bookmark card becomes a link: its picture is left out']]])(
  'of %s is told once what was changed',
  (content, notes) => expect(fromOldSite(content.repeat(2), SITE).notes).toEqual(notes),
)
