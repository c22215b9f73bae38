import { Text, isTag, isText } from 'domhandler'
import type { ChildNode, Element, ParentNode } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { inParagraphs, RUNNING, videoOf } from './paragraphs.ts'
import { hasClass, made, replaceOuter, standsIn, wordsOf } from './tree.ts'

/** What a figure of ours is of: one of these, and the words below it. */
const SHOWN = new Set(['img', 'iframe', 'table', 'blockquote', 'pre'])

/** Galleries were lists once. */
const isFigure = (element: Element) => element.name === 'figure' || hasClass(element, 'wp-block-gallery')

/** Makes figures of ours of those of another site: what no figure is, leaves it; several pictures stand in rows of two. */
export const settleFigures = (document: ParentNode): void =>
  replaceOuter(document, (element) => (isFigure(element) ? blocksOf(element) : null))

function blocksOf(figure: Element): ChildNode[] {
  const all = DomUtils.findAll(({ name }) => SHOWN.has(name), figure.children)
  const every = new Set(all)
  const shown = all.filter((each) => !standsIn(each, (outer) => every.has(outer)))
  const captions = DomUtils.findAll(({ name }) => name === 'figcaption', figure.children)
  if (shown.length === 0) return wordsAlone(figure, captions)
  const captionOf = captionsOf(shown, { figure, captions })
  const rest = leftIn(figure, [...shown, ...captions])
  const taken = new Set(captionOf.values())
  const figures = shown.map((each) => {
    const caption = captionOf.get(each)
    return figureOf(withLink(each), caption ? [caption] : [])
  })
  const whole = captions.filter((caption) => !taken.has(caption))
  return [
    ...(shown.every(({ name }) => name === 'img') ? inRows(figures) : figures),
    ...rest,
    ...paragraphsOfCaptions(whole),
  ]
}

/** Whose each caption is: of what stands with it in a figure or an item of a list, or of all that there is. */
function captionsOf(
  shown: readonly Element[],
  { figure, captions }: { figure: Element; captions: readonly Element[] },
): Map<Element, Element> {
  const holderOf = (element: Element): Element => {
    let { parent } = element
    while (parent && isTag(parent) && parent !== figure && !['figure', 'li'].includes(parent.name))
      parent = parent.parent
    return parent && isTag(parent) ? parent : figure
  }
  const byHolder = new Map(captions.map((each) => [holderOf(each), each]))
  const [only, another] = shown
  const whole = byHolder.get(figure)
  byHolder.delete(figure)
  const of = new Map<Element, Element>()
  for (const each of shown) {
    const holder = holderOf(each)
    const own = byHolder.get(holder)
    if (own) of.set(each, own)
    byHolder.delete(holder)
  }
  if (only && !another && whole && !of.has(only)) of.set(only, whole)
  return of
}

/** Two by two; what is left stands by itself. */
function inRows(figures: readonly Element[]): Element[] {
  return figures.flatMap((figure, at) => {
    if (at % 2 === 1) return []
    const other = figures[at + 1]
    return other ? [made('div', { 'data-columns': '2' }, [figure, other])] : [figure]
  })
}

/** A picture with the link that it is, of it alone; all else as it stands. */
function withLink(shown: Element): Element {
  const { parent } = shown
  const isLink = shown.name === 'img' && parent !== null && isTag(parent) && parent.name === 'a'
  return isLink && parent.attribs['href'] ? made('a', parent.attribs, [shown]) : shown
}

function figureOf(shown: Element, captions: readonly Element[]): Element {
  const words = captions.flatMap((caption) => runningOf(caption.children))
  const isSaid = words.some((node) => wordsOf(node) !== '')
  return made('figure', {}, [shown, ...(isSaid ? [made('figcaption', {}, words)] : [])])
}

/** What else stands in a figure than what was taken out of it. */
function leftIn(figure: Element, taken: readonly Element[]): ChildNode[] {
  const rest = without(figure.children, new Set<ChildNode>(taken))
  return rest.some((node) => wordsOf(node) !== '') ? inParagraphs(rest) : []
}

/** Copies of nodes without those that were taken out; a figure in another only holds. */
function without(nodes: readonly ChildNode[], taken: ReadonlySet<ChildNode>): ChildNode[] {
  return nodes.filter((node) => !taken.has(node)).map((node) => (isTag(node) ? copyOf(node, taken) : node))
}

const copyOf = ({ name, attribs, children }: Element, taken: ReadonlySet<ChildNode>) =>
  name === 'figure'
    ? made('div', {}, without(children, taken))
    : made(name, attribs, without(children, taken))

/** A figure without anything to show: an address of a player, another address, or words. */
function wordsAlone(figure: Element, captions: readonly Element[]): ChildNode[] {
  const rest = without(figure.children, new Set<ChildNode>(captions))
  const text = rest
    .map((node) => DomUtils.textContent(node))
    .join('')
    .trim()
  const player = videoPlayer(text)
  if (player) return [captions.length > 0 ? figureOf(videoOf(player), captions) : videoOf(player)]
  const isAddress = /^https?:\/\/\S+$/.test(text) && !DomUtils.findOne(({ name }) => name === 'a', rest)
  const words = isAddress ? [made('p', {}, [linkTo(text)])] : inParagraphs(rest)
  return [...words, ...paragraphsOfCaptions(captions)].filter((node) => wordsOf(node) !== '')
}

/** Captions of what no single figure can have. */
export const paragraphsOfCaptions = (captions: readonly Element[]) =>
  captions
    .filter((caption) => wordsOf(caption) !== '')
    .map(({ children }) => made('p', {}, [made('em', {}, runningOf(children))]))

export const linkTo = (address: string) =>
  made('a', { href: address.replace(/^http:/, 'https:') }, [new Text(address)])

/** Nodes as running text: a line for what each block among them says. */
export function runningOf(nodes: readonly ChildNode[]): ChildNode[] {
  const lines: ChildNode[][] = [[]]
  for (const node of nodes) {
    const isRunning = isText(node) || (isTag(node) && RUNNING.has(node.name))
    if (isRunning) lines.at(-1)?.push(node)
    else if (isTag(node)) lines.push(runningOf(node.children), [])
  }
  return lines
    .filter((line) => line.some((node) => wordsOf(node) !== ''))
    .flatMap((line, at) => (at > 0 ? [made('br'), ...line] : line))
}
