import { html as names, parse, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { ALLOWED, VIDEO_HOSTS } from '#app/domain/blog/html/allowed.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

const PAGE = 'https://chonmay.example/blog/bai'

/** Attributes that hold an address. */
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'ping',
  'xlink:href',
  'background',
])

/** What the page adds to the HTML of an article when it shows it. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  a: ['target', 'data-external'],
  img: ['loading', 'decoding', 'srcset', 'sizes'],
  iframe: ['loading'],
  div: ['class', 'role', 'tabindex', 'aria-label'],
}

/** What stands in an article's HTML, parsed as a browser does, that may not: empty for one that is clean. */
export function foulInArticle(html: string, shown = false): string[] {
  const allowed = new Set((ALLOWED.allowedTags || []).concat('tbody'))
  const attributes = ALLOWED.allowedAttributes || {}
  return elementsOf(parseFragment(html)).flatMap((element) => {
    const { tagName, namespaceURI } = element
    if (namespaceURI !== names.NS.HTML || !allowed.has(tagName)) return [`<${tagName}>`]
    const known = [...(attributes[tagName] ?? []), ...(shown ? (SHOWN[tagName] ?? []) : [])]
    return element.attrs.flatMap(({ name, value }) => {
      if (!known.includes(name)) return [`<${tagName} ${name}>`]
      return ADDRESSES.has(name) && !isHarmless(tagName, value) ? [`<${tagName} ${name}="${value}">`] : []
    })
  })
}

/** Https, a mail, a telephone, or a place of our own; frames come from the allowed players alone. */
function isHarmless(tagName: string, value: string): boolean {
  if (!URL.canParse(value, PAGE)) return true
  const { protocol, host, origin } = new URL(value, PAGE)
  if (tagName === 'iframe') return protocol === 'https:' && VIDEO_HOSTS.includes(host)
  const saysHost = /^\s*https:\/\//i.test(value)
  if (protocol === 'https:') return saysHost || origin === new URL(PAGE).origin
  return tagName === 'a' && (protocol === 'mailto:' || protocol === 'tel:')
}

/** What could run, or load, in a whole page: empty where text stayed text. `nonce` is the one of its answer. */
export function foulInPage(html: string, nonce: string): string[] {
  return elementsOf(parse(html)).flatMap((element) => {
    const { tagName, attrs } = element
    const found: string[] = []
    const of = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
    if (['x-xss', 'base', 'object', 'embed', 'frame', 'frameset', 'style', 'math'].includes(tagName))
      found.push(`<${tagName}>`)
    if (tagName === 'script' && of('nonce') !== nonce) found.push('<script> without the nonce')
    if (tagName === 'meta' && of('http-equiv')) found.push('<meta http-equiv>')
    if (tagName === 'iframe' && !VIDEO_HOSTS.includes(new URL(of('src') ?? '', PAGE).host))
      found.push('<iframe>')
    for (const { name, value } of attrs) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') found.push(`<${tagName} ${name}>`)
      if (ADDRESSES.has(name) && isScript(value)) found.push(`<${tagName} ${name}="${value}">`)
    }
    return found
  })
}

function isScript(address: string): boolean {
  if (!URL.canParse(address, PAGE)) return false
  const { protocol } = new URL(address, PAGE)
  return !['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) && !address.startsWith('data:image/')
}

function elementsOf(node: Node): Element[] {
  const children =
    'content' in node
      ? [...node.content.childNodes, ...node.childNodes]
      : 'childNodes' in node
        ? node.childNodes
        : []
  const within = children.flatMap(elementsOf)
  return 'tagName' in node ? [node, ...within] : within
}
