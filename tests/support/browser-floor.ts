import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { parseAst } from 'vite'

const TWO_YEARS_MS = 2 * 365.25 * 86_400_000

/** The oldest versions that the site is made for: iOS and Safari 16.4, Firefox ESR, Chromium of the last two years. */
export const FLOOR: Partial<Record<BrowserName, string>> = {
  safari: '16.4',
  safari_ios: '16.4',
  firefox: oldest('firefox', ({ status }) => status === 'esr'),
  chrome: oldest('chrome', ({ date, newest }) => newest - date < TWO_YEARS_MS),
}

type Release = { status: string; date: number; newest: number }

function oldest(browser: BrowserName, fits: (release: Release) => boolean): string {
  const released = Object.entries(bcd.browsers[browser].releases).flatMap(
    ([version, { status, release_date }]) =>
      release_date && status !== 'planned' && status !== 'nightly' && status !== 'beta'
        ? [{ version, status, date: Date.parse(release_date) }]
        : [],
  )
  const newest = Math.max(...released.map(({ date }) => date))
  const fitting = released.filter(({ status, date }) => fits({ status, date, newest }))
  const first = fitting.sort((a, b) => compare(a.version, b.version))[0]
  if (!first) throw new Error(`No release of ${browser} fits.`)
  return first.version
}

function compare(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
}

/** True where every browser of the floor knows a feature as it stands: without a flag, a prefix or another name. */
function isKnown({ support }: CompatStatement): boolean {
  return Object.entries(FLOOR).every(([browser, floor]) => {
    const statements = [support[browser as BrowserName] ?? []].flat()
    return statements.some(
      ({ version_added: added, version_removed, flags, prefix, alternative_name }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !flags &&
        !prefix &&
        !alternative_name &&
        version_removed === undefined &&
        compare(added, floor) <= 0,
    )
  })
}

/** What is known of a feature as a whole. */
const compatOf = (feature: Identifier | undefined): CompatStatement | undefined => feature?.['__compat']

const children = (tree: Identifier | undefined) =>
  Object.entries(tree ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][]

const GLOBALS = new Map([...children(bcd.api), ...children(bcd.javascript.builtins)])

/** What of the web's own objects has methods that a script calls without naming the object: too many others share names with data. */
const ELEMENTS = [
  'Node',
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'Document',
  'Blob',
  'Response',
  'ReadableStream',
]

/** Whether all methods of a name are too young. */
const METHODS = new Map<string, boolean>()
for (const [owner, members] of GLOBALS) {
  if (owner === 'Temporal' || (owner in bcd.api && !ELEMENTS.includes(owner))) continue
  for (const [name, feature] of children(members)) {
    const compat = compatOf(feature)
    if (compat && !/_(?:static|event|permission)$/.test(name))
      METHODS.set(name, (METHODS.get(name) ?? true) && !isKnown(compat))
  }
}

type Node = { type: string; [key: string]: unknown }

/** The names in a script that browsers of the floor do not know: 'AbortSignal.any', '.toSorted', 'URLPattern'. */
export function youngInScript(code: string): Set<string> {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'MemberExpression' && !node['computed']) noteStatic(node, found)
    if (node.type === 'CallExpression') noteMethod(node['callee'] as Node, found)
    if (node.type === 'NewExpression') noteGlobal(nameOf(node['callee']), found)
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') look(child)
  }
  look(parseAst(code))
  return found
}

const nameOf = (node: unknown): string => {
  const { type, name } = node as Node
  return type === 'Identifier' ? String(name) : ''
}

function noteStatic({ object, property }: Node, found: Set<string>): void {
  const owner = nameOf(object)
  const name = nameOf(property)
  const members = GLOBALS.get(owner)
  const own = compatOf(members?.[`${name}_static`] ?? members?.[name])
  noteGlobal(owner, found)
  if (own && !isKnown(own)) found.add(`${owner}.${name}`)
}

function noteMethod({ type, computed, object, property }: Node, found: Set<string>): void {
  if (type !== 'MemberExpression' || computed || GLOBALS.has(nameOf(object))) return
  const name = nameOf(property)
  if (METHODS.get(name)) found.add(`.${name}()`)
}

function noteGlobal(name: string, found: Set<string>): void {
  const known = compatOf(GLOBALS.get(name))
  if (known && !isKnown(known)) found.add(name)
}

/** The names in a style sheet that browsers of the floor do not know: properties, pseudo-classes, at-rules, functions. */
export function youngInStyles(css: string): Set<string> {
  const found = new Set<string>()
  const plain = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\\./g, '_')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')
  const selectors = [...plain.matchAll(/([^{};@]+)\{/g)].map(([, selector]) => selector).join('\n')
  const check = (tree: Identifier | undefined, text: string, pattern: RegExp, before: string) => {
    for (const [, name = ''] of text.matchAll(pattern)) {
      const known = compatOf(tree?.[name])
      if (known && !isKnown(known)) found.add(before + name)
    }
  }
  check(bcd.css.properties, plain, /[;{]\s*([a-z][a-z-]+)\s*:/g, '')
  check(bcd.css.selectors, selectors, /::?([a-z][a-z-]+)/g, ':')
  check(bcd.css['at-rules'], plain, /@([a-z-]+)/g, '@')
  for (const [, types] of children(bcd.css.types)) check(types, plain, /\b([a-z-]+)\(/g, '')
  if (plain.includes('&')) found.add('&')
  return found
}
