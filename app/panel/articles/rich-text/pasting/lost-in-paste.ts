import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { say } from '#app/vietnamese/say.ts'

/** What an article cannot hold of what was pasted, as far as somebody would miss it. */
export type Loss =
  | 'colour'
  | 'alignment'
  | 'cells'
  | 'typewriter'
  | 'checks'
  | 'frames'
  | 'forms'
  | 'scripts'
  | 'notes'

const WORDS: Readonly<Record<Loss, () => string>> = {
  colour: () => say('colours of words', { vi: 'màu chữ' }),
  alignment: () => say('centring and alignment', { vi: 'canh giữa, canh phải' }),
  cells: () => say('colours of cells', { vi: 'màu nền của ô' }),
  typewriter: () => say('typewriter letters', { vi: 'kiểu chữ máy đánh chữ' }),
  checks: () => say('which items were ticked', { vi: 'dấu đã tích của danh sách việc' }),
  frames: () => say('embedded frames', { vi: 'khung nhúng' }),
  forms: () => say('forms', { vi: 'biểu mẫu' }),
  scripts: () => say('links that run a script', { vi: 'liên kết chạy mã' }),
  notes: () =>
    say('links to notes that were not copied', { vi: 'liên kết tới chú thích không được chép kèm' }),
}

/** What is told of losses; empty for none. */
export function lossWords(lost: ReadonlySet<Loss>): string {
  if (lost.size === 0) return ''
  const words = (Object.keys(WORDS) as Loss[]).filter((each) => lost.has(each)).map((each) => WORDS[each]())
  return say(`Could not come along: ${words.join(', ')}.`, {
    vi: `Không mang theo được: ${words.join(', ')}.`,
  })
}

/** What of a text in its own styles, which stand in `data-style`, will be lost. */
export function lostFrom(body: HTMLElement): Set<Loss> {
  const lost = new Set<Loss>()
  const find = (loss: Loss, selector: string, isLost: (element: HTMLElement) => boolean = () => true) => {
    if ([...body.querySelectorAll<HTMLElement>(selector)].some(isLost)) lost.add(loss)
  }
  const says = (name: string, value: RegExp) => (element: HTMLElement) =>
    valuesOf(element, name).some((each) => value.test(each))
  const hasWords = (element: HTMLElement) => element.textContent.trim() !== ''
  find('colour', '[data-style*="color"], font[color]', (element) => {
    // Of links a colour is how every link looks.
    if (!hasWords(element) || element.closest('a') || element.querySelector('a')) return false
    return [...valuesOf(element, 'color'), element.getAttribute('color') ?? ''].some(isColourful)
  })
  find('alignment', '[data-style*="text-align"], [align], center', (element) => {
    if (!hasWords(element) || element.matches('table, td, th')) return false
    const asked = [...valuesOf(element, 'text-align'), element.getAttribute('align') ?? '']
    return (
      element.localName === 'center' || asked.some((each) => /^(?:-webkit-)?(?:center|right)\b/i.test(each))
    )
  })
  find('cells', 'td, th, tr', (element) =>
    [
      ...valuesOf(element, 'background'),
      ...valuesOf(element, 'background-color'),
      element.getAttribute('bgcolor') ?? '',
    ].some(isColourful),
  )
  find('typewriter', '[data-style*="font-family"]', (element) => {
    const isKept = element.closest('pre, code') !== null
    return !isKept && hasWords(element) && says('font-family', /courier|consolas|monospace/i)(element)
  })
  find('checks', 'input[type=checkbox], [role=checkbox]')
  find(
    'frames',
    'iframe, object, embed',
    (element) => videoPlayer(element.getAttribute('src') ?? '') === null,
  )
  find('forms', 'form, select, textarea, input:not([type=checkbox], [type=hidden])')
  find('scripts', 'a[href]', (element) =>
    /^\s*(?:javascript|vbscript|data):/i.test(element.getAttribute('href') ?? ''),
  )
  return lost
}

/** The values that an element's own style gives a property. */
function valuesOf({ dataset }: HTMLElement, property: string): string[] {
  return (dataset['style'] ?? '').split(';').flatMap((each) => {
    const [name = '', value = ''] = each.split(/:(.*)/s)
    return name.trim().toLowerCase() === property ? [value.trim()] : []
  })
}

/** Whether a colour is one: black, white and greys are how any page looks, and nobody misses them. */
function isColourful(value: string): boolean {
  const colour = value.toLowerCase()
  const [, long = '', short = ''] = /#(?:([0-9a-f]{6})|([0-9a-f]{3}))\b/.exec(colour) ?? []
  const digits = long || short.replace(/./g, '$&$&')
  const parts = digits
    ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    : [...(/^rgba?\(([^)]*)\)/.exec(colour)?.[1]?.matchAll(/[\d.]+/g) ?? [])].map(([part]) => Number(part))
  if (parts.length >= 3) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = parts
    return opacity > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 24
  }
  return /^(?:red|green|blue|yellow|orange|purple|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|pink|brown|gold|violet|crimson|tomato|indigo|coral|salmon|turquoise|(?:dark|light|medium|royal|steel|sky|forest|deep)[a-z]*(?:red|green|blue|yellow|orange|purple|pink|cyan|magenta))\b/.test(
    colour,
  )
}
