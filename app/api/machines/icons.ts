type Icon = { path: string; size: number; purpose: 'any' | 'maskable' }

/** The mark as pictures, sizes in px. A maskable one may be cut to a circle: it has no corners and keeps its distance. */
export const ICONS: readonly Icon[] = [
  { path: '/icons/192.png', size: 192, purpose: 'any' },
  { path: '/icons/512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
]

/** The picture iPhones put on their home screen; they round its corners themselves. */
export const APPLE_ICON: Icon = { path: '/icons/apple-touch.png', size: 180, purpose: 'maskable' }

const ground = '#0b6e6b'
const tick =
  '<path d="M9 17.5l4.6 4.6L23.5 11" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>'

/** The mark of the site as parts of an SVG of 32 units: the tick of a choice made. */
export const MARK = `<rect width="32" height="32" rx="8" fill="${ground}"/>${tick}`

/** An icon as an SVG document. */
export function drawIcon({ size, purpose }: Icon): string {
  const content =
    purpose === 'any'
      ? MARK
      : `<rect width="32" height="32" fill="${ground}"/><g transform="translate(3.2 3.2) scale(.8)">${tick}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${content}</svg>`
}
