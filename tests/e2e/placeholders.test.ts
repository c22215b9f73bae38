import { expect, test } from 'vitest'
import { eachNth } from '#tests/support/long.ts'
import { PHONE, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** Every placeholder of the page, with how far it stands out from what is behind it. */
function contrastOfPlaceholders(): { placeholder: string; contrast: number }[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const light = (colours: readonly string[]) => {
    if (!context) throw new Error('The browser draws nothing.')
    for (const colour of colours) {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return [...document.querySelectorAll<HTMLInputElement>('[placeholder]:not([placeholder=""])')].map(
    (field) => {
      const grounds: string[] = []
      for (let at: Element | null = field; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor)
      const { color } = getComputedStyle(field, '::placeholder')
      const [ground, text] = [light(['white', ...grounds]), light(['white', ...grounds, color])]
      const [darker = 0, lighter = 0] = [ground, text].sort((a, b) => a - b)
      return { placeholder: field.placeholder, contrast: (lighter + 0.05) / (darker + 0.05) }
    },
  )
}

const PAGES = [
  '/',
  '/products',
  '/chat',
  '/blog',
  '/blog/search',
  '/admin/articles',
  '/admin/articles/new',
  '/admin/products',
  '/admin/products/new',
  '/admin/synonyms',
]

test.each(eachNth(6, PAGES))('placeholders on %s are read at 4.5 to 1 by day and by night', async (path) => {
  const page = await open(path, {
    viewport: PHONE,
    ...(path.startsWith('/admin') ? { before: asAdmin } : {}),
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await page.evaluate(contrastOfPlaceholders)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([])
  }
})
