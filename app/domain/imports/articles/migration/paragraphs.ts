import { Text, isComment, isTag, isText } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { hold, made } from './tree.ts'

/** Elements that only hold others: what stands loose in them makes paragraphs, too. */
const HOLDING = new Set(['div', 'section', 'article', 'main', 'blockquote', 'center'])

/** Elements of running text. */
export const RUNNING = new Set(
  'a abbr b bdi bdo br cite code del em font i img ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)

/** Nodes with what stands loose among blocks in paragraphs: a blank line ends one, any other is a break. */
export function inParagraphs(nodes: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = []
  let loose: ChildNode[] = []
  const close = () => {
    result.push(...paragraphsOf(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isComment(node)) continue
    if (isText(node) || (isTag(node) && RUNNING.has(node.name))) {
      loose.push(node)
      continue
    }
    close()
    if (
      isTag(node) &&
      HOLDING.has(node.name) &&
      !Object.keys(node.attribs).some((name) => name.startsWith('data-'))
    )
      hold(node, inParagraphs(node.children))
    result.push(node)
  }
  close()
  return result
}

function paragraphsOf(nodes: readonly ChildNode[]): ChildNode[] {
  const paragraphs: ChildNode[][] = [[]]
  for (const node of nodes) {
    if (!isText(node)) {
      paragraphs.at(-1)?.push(node)
      continue
    }
    for (const [at, part] of node.data
      .replaceAll('\r\n', '\n')
      .split(/\n[^\S\n]*\n\s*/)
      .entries()) {
      if (at > 0) paragraphs.push([])
      paragraphs.at(-1)?.push(...withBreaks(part))
    }
  }
  return paragraphs.flatMap((children) => paragraphOf(children) ?? [])
}

/** A player of one of the hosts that articles may show. */
export const videoOf = (src: string) => made('iframe', { src, title: 'Video', allowfullscreen: '' })

/** Lines of a paragraph; a text that ends or begins with a line's end has none there. */
function withBreaks(text: string): ChildNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [made('br')] : []), ...(line ? [new Text(line)] : [])])
}

/** A paragraph, a video or a picture of these nodes; null where there is nothing in them. */
function paragraphOf(nodes: ChildNode[]): ChildNode | null {
  const isBlank = (node: ChildNode | undefined) =>
    node !== undefined && ((isText(node) && node.data.trim() === '') || (isTag(node) && node.name === 'br'))
  while (isBlank(nodes[0])) nodes.shift()
  while (isBlank(nodes.at(-1))) nodes.pop()
  const [first] = nodes
  if (!first) return null
  const only = nodes.length === 1 ? first : null
  if (only && isText(only)) {
    const src = videoPlayer(only.data)
    if (src) return videoOf(src)
  }
  if (only && isTag(only) && only.name === 'img') return made('figure', {}, [only])
  return made('p', {}, nodes)
}
