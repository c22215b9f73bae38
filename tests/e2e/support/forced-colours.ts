import type { Page } from 'playwright-core'
import sharp from 'sharp'

type Box = { name: string; x: number; y: number; width: number; height: number }
type Shot = { pixels: Buffer; width: number; height: number }

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]'
const STATES = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'] as const

/**
 * Controls of which nothing is to be seen on the page as it stands (no pixel of one stands out from another by 3 to 1), and controls that
 * look the same whether they are on or off.
 */
export async function unseenIn(page: Page): Promise<{ controls: string[]; states: string[] }> {
  const shown = await shoot(page)
  const controls = await page.evaluate(measureControls, CONTROLS)
  const states = await page.evaluate(flipStates, STATES)
  const flipped = states.length > 0 ? await shoot(page) : shown
  return {
    controls: controls.filter((box) => contrastIn(shown, box) < 3).map(({ name }) => name),
    states: states.filter((box) => !differs(shown, flipped, box)).map(({ name }) => name),
  }
}

/** Controls that show no ring, on themselves or what frames them, when the keyboard reaches them; at most `most` are tried. */
export async function unseenFocus(page: Page, most: number): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(focusWithoutRing)
    if (unseen) found.push(unseen)
  }
  return found
}

/** Draws the whole page once nothing on it moves or grows any more. */
async function shoot(page: Page): Promise<Shot> {
  let png: Buffer
  let height: number
  do {
    height = await unfold(page)
    png = await page.screenshot()
    for (let before: Buffer = Buffer.alloc(0); !png.equals(before); png = await page.screenshot())
      before = png
  } while ((await page.evaluate(drawWhole)) !== height)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Makes the window as high as the page, and what was left out far below as high as it is: everything then keeps its place. */
async function unfold(page: Page): Promise<number> {
  const height = await page.evaluate(drawWhole)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  return height
}

function drawWhole(): number {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    // What scrolls by itself within the window is shown whole, too.
    "*, ::before, ::after { content-visibility: visible !important; transition: none !important; } [class*='100dvh'] { max-height: none !important; }",
  )
  document.adoptedStyleSheets = [sheet]
  return document.documentElement.scrollHeight
}

/** What is drawn of each control: the whole where it has words or is a field, the middle where an icon says everything. */
function measureControls(selector: string): Box[] {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0
  const hasWords = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { width, height } = range.getBoundingClientRect()
      if (node.textContent?.trim() && width > 2 && height > 2 && !node.parentElement?.closest('.sr-only'))
        return true
    }
    return false
  }
  const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]')
  return [...document.querySelectorAll(selector)]
    .filter((element) => shown(element) && !isOff(element))
    .flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || left < 0 || left + width > window.innerWidth) return []
      const isIcon =
        !element.matches('input, select, textarea') && !element.querySelector('img') && !hasWords(element)
      const inset = isIcon ? 0.25 : 0
      return [
        {
          name: element.outerHTML.slice(0, 120),
          x: left + window.scrollX + width * inset,
          y: top + window.scrollY + height * inset,
          width: width * (1 - 2 * inset),
          height: height * (1 - 2 * inset),
        },
      ]
    })
}

/** Turns every state to its opposite, without the scripts' knowing. */
function flipStates(states: readonly string[]): Box[] {
  return states.flatMap((state) =>
    [...document.querySelectorAll(`:is(a, button, [role])[${state}]`)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || left < 0 || left + width > window.innerWidth) return []
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const name = element.outerHTML.slice(0, 120)
      if (state === 'aria-current') element.removeAttribute(state)
      else element.setAttribute(state, element.getAttribute(state) === 'true' ? 'false' : 'true')
      return [{ name, x: left + window.scrollX, y: top + window.scrollY, width, height }]
    }),
  )
}

function focusWithoutRing(): string | null {
  const element = document.activeElement
  // The parts of a date mark themselves.
  if (!element || element === document.body || element.matches('[type^=date]')) return null
  const frames = [element, element.closest('label'), element.closest('form > *'), element.closest('form')]
  const hasRing = frames.some((frame) => {
    if (!frame) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(frame)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return hasRing ? null : element.outerHTML.slice(0, 120)
}

function* pixelsOf({ width, height }: Shot, box: Box): Generator<number, void> {
  const right = Math.min(width, Math.floor(box.x + box.width))
  const bottom = Math.min(height, Math.floor(box.y + box.height))
  for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.ceil(box.x)); x < right; x += 1) yield (y * width + x) * 3
}

function contrastIn(shot: Shot, box: Box): number {
  let [least, most] = [1, 0]
  for (const at of pixelsOf(shot, box)) {
    const light = luminance(shot.pixels, at)
    least = Math.min(least, light)
    most = Math.max(most, light)
  }
  return (most + 0.05) / (least + 0.05)
}

function differs(one: Shot, other: Shot, box: Box): boolean {
  let changed = 0
  for (const at of pixelsOf(one, box))
    if (Math.abs(luminance(one.pixels, at) - luminance(other.pixels, at)) > 0.15) changed += 1
  return changed >= 12
}

/** Relative luminance (WCAG 2.2) of the pixel that begins at a byte. */
function luminance(pixels: Buffer, at: number): number {
  const channel = (offset: number) => {
    const value = (pixels[at + offset] ?? 0) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}
