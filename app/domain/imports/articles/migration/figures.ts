import { Text, isTag, isText } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { inParagraphs, RUNNING, videoOf } from './paragraphs.ts'
import { made, replaceBy, standsIn, wordsOf } from './tree.ts'

/** What a figure of ours is of: one of these, and the words below it. */
const SHOWN = new Set(['img', 'iframe', 'table', 'blockquote', 'pre'])

const isFigure = ({ name }: Element) => name === 'figure'

/** Makes figures of ours of those of another site: what no figure is, leaves it. */
export function settleFigures(nodes: ChildNode[]): void {
  for (const figure of DomUtils.findAll(isFigure, nodes))
    if (!standsIn(figure, isFigure)) replaceBy(figure, blocksOf(figure))
}

function blocksOf(figure: Element): ChildNode[] {
  const all = DomUtils.findAll(({ name }) => SHOWN.has(name), figure.children)
  const every = new Set(all)
  const shown = all.filter((each) => !standsIn(each, (outer) => every.has(outer)))
  const captions = DomUtils.findAll(({ name }) => name === 'figcaption', figure.children)
  const [only] = shown
  if (!only) return wordsAlone(figure, captions)
  if (shown.length > 1) return [figure]
  const linked = withLink(only)
  return [...figureOf(linked, captions), ...leftIn(figure, [linked, only, ...captions])]
}

/** A picture with the link that it is; all else as it stands. */
function withLink(shown: Element): Element {
  const { parent } = shown
  const isLink = shown.name === 'img' && parent !== null && isTag(parent) && parent.name === 'a'
  return isLink && parent.attribs['href'] ? parent : shown
}

function figureOf(shown: Element, captions: readonly Element[]): ChildNode[] {
  const words = captions.flatMap((caption) => runningOf(caption.children))
  const isSaid = words.some((node) => wordsOf(node) !== '')
  return [made('figure', {}, [shown, ...(isSaid ? [made('figcaption', {}, words)] : [])])]
}

/** What else stands in a figure than what was taken out of it. */
function leftIn(figure: Element, taken: readonly Element[]): ChildNode[] {
  const rest = without(figure.children, new Set<ChildNode>(taken))
  return rest.some((node) => wordsOf(node) !== '') ? inParagraphs(rest) : []
}

function without(nodes: readonly ChildNode[], taken: ReadonlySet<ChildNode>): ChildNode[] {
  return nodes
    .filter((node) => !taken.has(node))
    .map((node) => (isTag(node) ? made(node.name, node.attribs, without(node.children, taken)) : node))
}

/** A figure without anything to show: an address of a player, another address, or words. */
function wordsAlone(figure: Element, captions: readonly Element[]): ChildNode[] {
  const rest = without(figure.children, new Set<ChildNode>(captions))
  const text = rest
    .map((node) => DomUtils.textContent(node))
    .join('')
    .trim()
  const player = videoPlayer(text)
  if (player) return captions.length > 0 ? figureOf(videoOf(player), captions) : [videoOf(player)]
  const isAddress = /^https?:\/\/\S+$/.test(text) && !DomUtils.findOne(({ name }) => name === 'a', rest)
  const words = isAddress ? [made('p', {}, [linkTo(text)])] : inParagraphs(rest)
  return [...words, ...paragraphsOfCaptions(captions)].filter((node) => wordsOf(node) !== '')
}

const paragraphsOfCaptions = (captions: readonly Element[]) =>
  captions.map(({ children }) => made('p', {}, runningOf(children)))

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
