import { html as names, parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  ATTRIBUTES,
  CHILDREN,
  FLOW,
  GLOBAL,
  IMPLICIT_ROLES,
  INPUT_ATTRIBUTES,
  NAMELESS,
  PHRASING_ONLY,
} from './html-names.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Page = { elements: Element[]; ids: ReadonlySet<string> }
type Rule = (element: Element, page: Page) => string | null

const HTML = names.NS.HTML
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** What the parser makes where nobody wrote it. */
const IMPLIED = new Set(['tbody', 'colgroup'])

const isElement = (node: Node): node is Element => 'tagName' in node
const valueOf = (element: Element, name: string) => element.attrs.find((own) => own.name === name)?.value
const has = (element: Element, name: string) => valueOf(element, name) !== undefined
const textOf = (node: Node): string =>
  'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map((child) => textOf(child)).join('')
      : ''
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)

function* ancestorsOf(element: Element): Generator<Element, void> {
  for (let at = element.parentNode; at && 'tagName' in at; at = at.parentNode) yield at
}
const isWithin = (element: Element, names: readonly string[]) =>
  [...ancestorsOf(element)].some(({ tagName }) => names.includes(tagName))

/** Whether it stands in a menu or a dialog that is closed: nobody meets it on the page as it comes. */
const isClosed = (element: Element) =>
  [element, ...ancestorsOf(element)].some(
    (own) => has(own, 'popover') || (own.tagName === 'dialog' && !has(own, 'open')),
  )

const isInteractive = (element: Element) =>
  ['button', 'select', 'textarea', 'iframe', 'details'].includes(element.tagName) ||
  (element.tagName === 'a' && has(element, 'href')) ||
  (element.tagName === 'input' && valueOf(element, 'type') !== 'hidden')

/** What an element may be within decides what it may hold: links and the like take that over from what they stand in. */
function holderOf(element: Element): string {
  for (const { tagName } of ancestorsOf(element)) if (!['a', 'ins', 'del'].includes(tagName)) return tagName
  return 'body'
}

/** A summary and a legend hold text, and headings. */
const isInSummary = (element: Element) =>
  ['summary', 'legend'].includes(holderOf(element)) && !isHeading(element)

const ELEMENT_RULES: readonly Rule[] = [
  ({ tagName, sourceCodeLocation: location }) =>
    IMPLIED.has(tagName) || (location?.startTag && (location.endTag || VOID.has(tagName)))
      ? null
      : VOID.has(tagName) && location
        ? null
        : 'is not closed where it was opened',
  (element) => (/\s|^$/.test(valueOf(element, 'id') ?? 'x') ? 'has an id with a space' : null),
  (element, { ids }) =>
    isClosed(element)
      ? null
      : (['for', 'form', 'list', 'popovertarget', 'aria-labelledby', 'aria-describedby']
          .flatMap((name) => (valueOf(element, name) ?? '').split(/\s+/).map((id) => ({ name, id })))
          .filter(({ id }) => id !== '' && !ids.has(id))
          .map(({ name, id }) => `names in ${name} '${id}', which is not there`)[0] ?? null),
  (element) =>
    (has(element, 'aria-label') || has(element, 'aria-labelledby')) && isNameless(element)
      ? 'has a name that nobody is told: it has no role'
      : null,
  (element) => {
    const role = valueOf(element, 'role')
    if (role === undefined) return null
    const type = valueOf(element, 'type') ?? 'text'
    if (element.tagName === 'input' && role === 'combobox' && type !== 'text')
      return `is a combobox of type ${type}`
    if (element.tagName === 'button' && role === 'switch' && type !== 'button')
      return 'is a switch that sends a form'
    return IMPLICIT_ROLES[element.tagName] === role ? `is told that it is a ${role}, which it is` : null
  },
  (element) => {
    const own = ATTRIBUTES[element.tagName] ?? ''
    const unknown = element.attrs.find(
      ({ name }) => !GLOBAL.has(name) && !/^(?:aria|data)-/.test(name) && !own.split(' ').includes(name),
    )
    return unknown ? `has an attribute '${unknown.name}', which it may not have` : null
  },
  (element) => {
    if (element.tagName !== 'input') return null
    const type = valueOf(element, 'type') ?? 'text'
    const wrong = Object.entries(INPUT_ATTRIBUTES).find(
      ([name, types]) => has(element, name) && !types.includes(type),
    )
    return wrong ? `of type ${type} has '${wrong[0]}'` : null
  },
  (element) =>
    FLOW.has(element.tagName) && (PHRASING_ONLY.has(holderOf(element)) || isInSummary(element))
      ? `stands in a ${holderOf(element)}, which holds text alone`
      : null,
  (element) => {
    const allowed = CHILDREN[(element.parentNode as Element | null)?.tagName ?? '']
    return allowed && !allowed.split(' ').includes(element.tagName)
      ? 'may not be a child of what it stands in'
      : null
  },
  (element) =>
    (isInteractive(element) || has(element, 'tabindex')) && isWithin(element, ['a', 'button'])
      ? 'can be pressed within what can be pressed'
      : null,
  (element) => (element.tagName === 'img' && !has(element, 'alt') ? 'has no text instead' : null),
  (element) =>
    ['src', 'href', 'action', 'formaction'].some((name) => valueOf(element, name) === '')
      ? 'leads to an empty address'
      : null,
  (element) => (isHeading(element) && textOf(element).trim() === '' ? 'is an empty heading' : null),
  (element) => {
    if (element.tagName !== 'select' || !has(element, 'required') || has(element, 'multiple')) return null
    const first = element.childNodes.find((child): child is Element => isElement(child))
    return first && valueOf(first, 'value') === '' ? null : 'must be chosen from, and its first choice is one'
  },
]

function isNameless(element: Element): boolean {
  const role = valueOf(element, 'role')
  if (role !== undefined) return ['none', 'presentation', 'generic', 'paragraph'].includes(role)
  return NAMELESS.has(element.tagName) || (element.tagName === 'a' && !has(element, 'href'))
}

/** What is wrong with the page as a whole. */
function* pageProblems({ elements }: Page): Generator<string, void> {
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  for (const name of ['title', 'main', 'h1']) {
    const { length } = named(name).filter(({ namespaceURI }) => namespaceURI === HTML)
    if (length !== 1) yield `the page has ${length} ${name}`
  }
  if (named('html').some((root) => !valueOf(root, 'lang'))) yield 'the page does not say its language'
  const seen = new Set<string>()
  for (const element of elements) {
    const id = valueOf(element, 'id')
    if (id !== undefined && seen.has(id)) yield `the id '${id}' is given twice`
    if (id !== undefined) seen.add(id)
  }
  // What stands beside the page's own heading may come before it.
  let level = 1
  for (const heading of elements.filter((element) => isHeading(element) && !isClosed(element))) {
    const own = Number(heading.tagName.slice(1))
    if (own > level + 1) yield `${tagOf(heading)} “${textOf(heading).trim()}” skips a level after h${level}`
    level = own
  }
}

const tagOf = (element: Element) =>
  `<${[element.tagName, ...element.attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ').slice(0, 120)}>`

/** What a validator would say of a page's HTML: each fault as 'element: what is wrong with it'. */
export function faultsIn(html: string): string[] {
  const errors: string[] = []
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} at ${startLine}:${startCol}`),
  })
  const elements: Element[] = []
  const walk = (node: Node) => {
    if (!isElement(node)) return
    elements.push(node)
    for (const child of node.childNodes) walk(child)
  }
  for (const child of document.childNodes) walk(child)
  const ids = new Set(elements.flatMap((element) => valueOf(element, 'id') ?? []))
  const page = { elements, ids }
  const own = elements
    .filter(({ namespaceURI }) => namespaceURI === HTML)
    .flatMap((element) =>
      ELEMENT_RULES.flatMap((rule) => rule(element, page) ?? []).map((fault) => `${tagOf(element)} ${fault}`),
    )
  return [...errors, ...pageProblems(page), ...own]
}
