import type { Size, Tab } from './tab.ts'

/** What is looked for on a page: a CSS selector, and words that its text or name holds. */
export type Target = { css: string; words: string }

export const button = (words: string): Target => ({ css: 'button, [role=button], summary', words })
export const field = (words: string): Target => ({
  css: 'input, textarea, select, [contenteditable=true]',
  words,
})
export const text = (words: string): Target => ({ css: 'body *', words })

export const PHONE: Size = { width: 390, height: 844 }
export const DESKTOP: Size = { width: 1280, height: 800 }

/** How long something may take to appear, in ms: nothing is asserted about time. */
const PATIENCE_MS = 60_000

/** Tries until an attempt gives something; one that fails is made again. @throws Error saying what was waited for */
async function eventually<Result>(
  what: string,
  attempt: () => Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + PATIENCE_MS
  let problem: unknown
  while (Date.now() < end) {
    try {
      const result = await attempt()
      if (result) return result
    } catch (error) {
      problem = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Waited in vain for ${what}.`, { cause: problem })
}

/** Waits until `inPage` gives something. A page that goes away meanwhile is asked again. @throws Error saying what was waited for */
export const until = <Args extends unknown[], Result>(
  tab: Tab,
  what: string,
  inPage: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<NonNullable<Result>> =>
  eventually(what, () => tab.run(inPage, ...args)).catch(async (error: Error) => {
    const shown = await tab.run(() => {
      const said = [...document.querySelectorAll('[role=alert], [role=status]')].map(
        (each) => each.textContent,
      )
      return `${location.pathname}: ${said.join(' | ')}`
    })
    throw new Error(`${error.message} There was ${shown}`, { cause: error })
  })

type Place = { x: number; y: number }

/** Where the middle of a target is in the window once it stands still there; null where it does not show. */
async function placeOf({ css, words }: Target): Promise<Place | null> {
  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
    const labels =
      'labels' in element
        ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '')
        : []
    const own = element.matches('input, textarea, select')
      ? (element.getAttribute('placeholder') ?? '')
      : (element.textContent ?? '')
    return [element.getAttribute('aria-label') ?? '', ...labelled, ...labels, own]
      .join(' ')
      .replace(/\s+/g, ' ')
      .normalize('NFC')
  }
  const shows = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const found = [...document.querySelectorAll(css)].filter(
    (element) => nameOf(element).includes(words.replace(/\s+/g, ' ').normalize('NFC')) && shows(element),
  )
  // Of elements in one another the innermost.
  const element = found.find((each) => !found.some((other) => other !== each && each.contains(other)))
  if (!element) return null
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const inWindow = ({ x, y }: Place) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const reaches = ({ x, y }: Place) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  if (!inWindow(middle()) || !reaches(middle()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const after = middle()
  return before.x === after.x && before.y === after.y && inWindow(after) && reaches(after) ? after : null
}

/** Waits until a target shows in the window and stands still. */
export const see = (tab: Tab, target: Target): Promise<Place> =>
  until(tab, `${target.css} '${target.words}'`, placeOf, target)

/** Presses the first target that shows, once it stands still. */
export async function press(tab: Tab, target: Target): Promise<void> {
  const { x, y } = await see(tab, target)
  await tab.pressAt(x, y)
}

/** Puts words into a field in place of what stands there, as the keyboard of a phone does, and sees them there. */
export async function fill(tab: Tab, target: Target, words: string): Promise<void> {
  await eventually(`'${words}' in ${target.css} '${target.words}'`, async () => {
    await press(tab, target)
    return tab.run((words) => {
      const element = document.activeElement
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
      element.select()
      document.execCommand('insertText', false, words)
      return element.value === words
    }, words)
  })
}

/**
 * Writes into an editor key by key, in place of what stands there, and sees the words there. A driver on a busy machine loses keys
 * now and then, which a writer would see and write again.
 */
export async function write(tab: Tab, editor: Target, words: string): Promise<void> {
  await eventually(`'${words}' written in ${editor.css}`, async () => {
    await press(tab, editor)
    const isFocused = await tab.run(
      () => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable,
    )
    if (!isFocused) return false
    await tab.run(() => document.execCommand('selectAll'))
    await tab.type(words)
    for (let look = 0; look < 30; look += 1) {
      const written = await tab.run((css) => document.querySelector(css)?.textContent ?? '', editor.css)
      if (written === words) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  })
}

/** Chooses from a menu by what it says. */
export async function choose(tab: Tab, css: string, words: string): Promise<void> {
  await until(
    tab,
    `'${words}' in ${css}`,
    (css, words) => {
      const menu = document.querySelector<HTMLSelectElement>(css)
      const option = [...(menu?.options ?? [])].find((each) => each.text.trim() === words)
      if (!menu || !option) return false
      menu.value = option.value
      return menu.dispatchEvent(new Event('change', { bubbles: true }))
    },
    css,
    words,
  )
}

/** Waits until React has taken over the page and its parts: from then on what is pressed does what it is for. */
export const alive = (tab: Tab): Promise<boolean> =>
  until(tab, 'the page to come to life', () => {
    const main = document.querySelector('main')
    const parts = ['main', 'footer', 'main aside', 'main article', 'main nav'].flatMap(
      // What is still never comes to life.
      (css) => document.querySelector(`${css}:not([data-still] *)`) ?? [],
    )
    const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
    return main !== null && parts.every(isAlive)
  })

/** Waits until the path, with its query, is this. */
export const arrives = (tab: Tab, path: string): Promise<boolean> =>
  until(tab, `the address ${path}`, (path) => location.pathname + location.search === path, path)
