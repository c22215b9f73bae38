import { Text } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { runningOf } from './figures.ts'
import { hasClass, made, ofClass, replaceBy, wordsOf } from './tree.ts'

type Tell = (note: string) => void

/** What may hold a card: classes of Ghost and of the blocks of WordPress. */
const CARD = /\bkg-card\b|\bkg-[a-z-]+-card\b|\bwp-block-/

export const hasCards = (html: string) => CARD.test(html)

/** What the cards of another editor become, by the class by which each is told. */
const CARDS: Readonly<Record<string, (card: Element, tell: Tell) => ChildNode[]>> = {
  'kg-bookmark-card': bookmark,
  'kg-video-card': film,
}

/** Makes blocks of ours of the cards of other editors. */
export function settleCards(nodes: ChildNode[], tell: Tell): void {
  const cards = DomUtils.findAll((element) => cardOf(element) !== undefined, nodes)
  // What stands in another card is a block already when that is looked at.
  for (const card of cards.toReversed()) {
    const become = cardOf(card)
    if (become) replaceBy(card, become(card, tell))
  }
}

const cardOf = (element: Element) => Object.entries(CARDS).find(([name]) => hasClass(element, name))?.[1]

function bookmark(card: Element, tell: Tell): ChildNode[] {
  const href = DomUtils.findOne(({ name }) => name === 'a', card.children)?.attribs['href'] ?? ''
  const title = wordsOf(ofClass(card.children, 'kg-bookmark-title')) || href
  const about = wordsOf(ofClass(card.children, 'kg-bookmark-description'))
  const caption = DomUtils.findOne(({ name }) => name === 'figcaption', card.children)
  tell('A bookmark card becomes a link: its picture is left out')
  return [
    made('p', {}, [made('a', { href }, [new Text(title)]), ...(about ? [made('br'), new Text(about)] : [])]),
    ...(caption ? [made('p', {}, runningOf(caption.children))] : []),
  ].filter((paragraph) => wordsOf(paragraph) !== '')
}

/** A film without the buttons of its player. */
function film(card: Element): ChildNode[] {
  const video = DomUtils.findOne(({ name }) => name === 'video', card.children)
  const captions = DomUtils.findAll(({ name }) => name === 'figcaption', card.children)
  return [made('figure', {}, [...(video ? [video] : []), ...captions])]
}
