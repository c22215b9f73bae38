import { drawCover } from './covers/cover.ts'
import type { Attributes } from './drawing.ts'
import { drawingByName, drawingName } from './drawings.ts'
import { drawHero, heroPath } from './hero.ts'
import { drawMissing, missingPath } from './missing.ts'
import { viewFromName } from './views/view.ts'

/** @returns the SVG document of a product, at most 6 KB; an unknown kind is drawn as the carton it comes in. */
export function drawProduct(kind: string, attributes: Attributes): string {
  return drawingByName(drawingName(kind, attributes))?.svg ?? ''
}

/**
 * @returns the address of a product's drawing, '/minh-hoa/fridge-sbs-nuoc-den.svg'; it names only what the drawing
 * shows, so that products that look alike share one file.
 */
export function illustrationPath(kind: string, attributes: Attributes): string {
  return `/minh-hoa/${drawingName(kind, attributes)}.svg`
}

/** @returns the SVG behind an address of a drawing, one of its views, a cover or the home page's; null for any other. */
export function illustrationFromPath(path: string): string | null {
  if (path === heroPath) return drawHero()
  if (path === missingPath) return drawMissing()
  if (path.startsWith('/minh-hoa/bia-')) return drawCover(path)
  const name = /^\/minh-hoa\/([a-z0-9_.-]{1,120})\.svg$/.exec(path)?.[1]
  if (name === undefined) return null
  return drawingByName(name)?.svg ?? viewFromName(name)
}
