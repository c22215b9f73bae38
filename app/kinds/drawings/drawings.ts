import * as airAndWater from './air-and-water.ts'
import * as audio from './audio.ts'
import * as cleaningAndCare from './cleaning-and-care.ts'
import * as cooking from './cooking.ts'
import * as cooling from './cooling.ts'
import type { Attributes, Drawing } from './drawing.ts'
import * as handhelds from './handhelds.ts'
import * as kitchen from './kitchen.ts'
import * as laundry from './laundry.ts'
import * as screens from './screens.ts'

const { appliance } = cleaningAndCare

/** Every kind of product that has its own drawing, by its key; any other is drawn as 'appliance'. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  [airAndWater, audio, cleaningAndCare, cooking, cooling, handhelds, kitchen, laundry, screens]
    .flatMap((file) => Object.entries<Drawing>(file))
    .map(([name, drawing]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), drawing]),
)

/** @returns the name of what is drawn of a product, 'fridge-sbs-nuoc-den'; an unknown kind is the carton it comes in. */
export function drawingName(kind: string, attributes: Attributes): string {
  const known = drawings.has(kind) ? kind : 'appliance'
  return `${known}-${(drawings.get(known) ?? appliance).variantOf(attributes)}`
}

/** @returns kind, variant and SVG document behind a name of `drawingName`, null for any other text. */
export function drawingByName(name: string): { kind: string; variant: string; svg: string } | null {
  const [, kind, variant] = /^([a-z_]{1,20})-([a-z0-9.-]{1,40})$/.exec(name) ?? []
  if (kind === undefined || variant === undefined) return null
  const svg = drawings.get(kind)?.render(variant)
  return svg ? { kind, variant, svg } : null
}
