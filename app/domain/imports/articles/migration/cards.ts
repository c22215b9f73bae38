import { Text, isTag } from 'domhandler'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type { CalloutKind } from '#app/domain/blog/blocks/blocks.ts'
import { paragraphsOfCaptions, runningOf } from './figures.ts'
import { inParagraphs, RUNNING } from './paragraphs.ts'
import { hasClass, made, ofClass, replaceEach, standsIn, wordsOf } from './tree.ts'

type Tell = (note: string) => void

/** What may hold a card: classes of Ghost and of the blocks of WordPress. */
const CARD = /\bkg-card\b|\bkg-[a-z-]+-card\b|\bwp-block-|<details\b/i

export const hasCards = (html: string) => CARD.test(html)

/** What the cards of another editor become, by the class by which each is told. */
const CARDS: Readonly<Record<string, (card: Element, tell: Tell) => ChildNode[]>> = {
  'kg-bookmark-card': bookmark,
  'kg-video-card': film,
  'kg-audio-card': sound,
  'kg-file-card': file,
  'kg-callout-card': callout,
  'kg-btn': button,
  'kg-header-card-button': button,
  'kg-product-card-button': button,
  'kg-cta-button': button,
  'wp-block-button__link': button,
  'kg-toggle-card': toggle,
  'wp-block-columns': columns,
  'wp-block-column': ({ children }) => inParagraphs(children),
}

/** Makes blocks of ours of the cards of other editors. */
export const settleCards = (document: ParentNode, tell: Tell): void =>
  replaceEach(document, (element) => cardOf(element)?.(element, tell) ?? null)

const cardOf = (element: Element) =>
  element.name === 'details' ? details : Object.entries(CARDS).find(([name]) => hasClass(element, name))?.[1]

function bookmark(card: Element, tell: Tell): ChildNode[] {
  const href = DomUtils.findOne(({ name }) => name === 'a', card.children)?.attribs['href'] ?? ''
  const title = wordsOf(ofClass(card.children, 'kg-bookmark-title')) || href
  const about = wordsOf(ofClass(card.children, 'kg-bookmark-description'))
  const captions = DomUtils.findAll(({ name }) => name === 'figcaption', card.children)
  tell('A bookmark card becomes a link: its picture is left out')
  return [
    made('p', {}, [made('a', { href }, [new Text(title)]), ...(about ? [made('br'), new Text(about)] : [])]),
    ...paragraphsOfCaptions(captions),
  ].filter((paragraph) => wordsOf(paragraph) !== '')
}

/** A film without the buttons of its player. */
function film(card: Element): ChildNode[] {
  const video = DomUtils.findOne(({ name }) => name === 'video', card.children)
  const captions = DomUtils.findAll(({ name }) => name === 'figcaption', card.children)
  return [made('figure', {}, [...(video ? [video] : []), ...captions])]
}

/** A sound and its title. */
function sound(card: Element): ChildNode[] {
  const audio = DomUtils.findOne(({ name }) => name === 'audio', card.children)
  const title = wordsOf(ofClass(card.children, 'kg-audio-title'))
  return [made('p', {}, [...(title ? [new Text(title), made('br')] : []), ...(audio ? [audio] : [])])]
}

function file(card: Element): ChildNode[] {
  const href = DomUtils.findOne(({ name }) => name === 'a', card.children)?.attribs['href'] ?? ''
  const [name = href, ...about] = ['title', 'caption', 'filename', 'filesize']
    .map((part) => wordsOf(ofClass(card.children, `kg-file-card-${part}`)))
    .filter((words) => words !== '')
  const rest = about.length > 0 ? [made('br'), new Text(about.join(' · '))] : []
  return [made('p', {}, [made('a', { href }, [new Text(name)]), ...rest])]
}

/** What editors say by the picture before a callout. */
const WARNS = /⚠|🚨|❗|‼|⛔|🛑|🚫|❌/u
const ADVISES = /💡|✅|👍|⭐|🌟|👉/u

function callout(card: Element): ChildNode[] {
  const emoji = wordsOf(ofClass(card.children, 'kg-callout-emoji'))
  const text = ofClass(card.children, 'kg-callout-text')
  const blocks = inParagraphs(text?.children ?? []).map((node) =>
    isTag(node) && ['p', 'ul', 'ol'].includes(node.name) ? node : made('p', {}, runningOf([node])),
  )
  const [first, ...others] = blocks.filter((node) => wordsOf(node) !== '')
  if (!first) return []
  const begins = emoji ? [new Text(`${emoji} `)] : []
  const beginning =
    first.name === 'p' ? [made('p', {}, [...begins, ...first.children])] : [made('p', {}, begins), first]
  const isRed = hasClass(card, 'kg-callout-card-red')
  const kind: CalloutKind =
    WARNS.test(emoji) || (emoji === '' && isRed) ? 'warning' : ADVISES.test(emoji) ? 'tip' : 'note'
  return [made('div', { 'data-callout': kind }, [...beginning, ...others])]
}

/** Addresses to which a button of ours may lead. */
const LEADS = /^(?:https?:\/\/|mailto:|tel:|\/|#|__GHOST_URL__)/

function button(link: Element): ChildNode[] {
  // Within a line of text it is a link.
  if (standsIn(link, ({ name }) => name === 'p' || name === 'li' || RUNNING.has(name)))
    return [made('a', link.attribs, link.children)]
  const href = (link.attribs['href'] ?? '').trim()
  const words = wordsOf(link)
  if (words === '') return []
  const text = new Text(words)
  return LEADS.test(href)
    ? [made('div', { 'data-button': '' }, [made('a', { href }, [text])])]
    : [made('p', {}, [text])]
}

function toggle(card: Element, tell: Tell): ChildNode[] {
  const heading = ofClass(card.children, 'kg-toggle-heading-text')
  const content = ofClass(card.children, 'kg-toggle-content')
  return unfolded({ heading, content: content?.children ?? [] }, tell)
}

function details({ children }: Element, tell: Tell): ChildNode[] {
  const heading = children.find((node) => isTag(node) && node.name === 'summary')
  return unfolded(
    {
      heading: heading && isTag(heading) ? heading : null,
      content: children.filter((node) => node !== heading),
    },
    tell,
  )
}

type Folded = { heading: Element | null; content: readonly ChildNode[] }

function unfolded({ heading, content }: Folded, tell: Tell): ChildNode[] {
  tell('What folds open becomes a heading and the text below it')
  const words = runningOf(heading?.children ?? [])
  return [...(words.length > 0 ? [made('h3', {}, words)] : []), ...inParagraphs(content)]
}

function columns({ children }: Element, tell: Tell): ChildNode[] {
  tell('Columns come one after the other')
  return inParagraphs(children)
}
