import { airPurifier, fan, waterHeater, waterPurifier } from './air-and-water.ts'
import { headphones, soundbar, speaker } from './audio.ts'
import { appliance, hairDryer, robotVacuum, vacuum } from './cleaning-and-care.ts'
import { airFryer, hob, microwave, riceCooker } from './cooking.ts'
import { ac, freezer, fridge } from './cooling.ts'
import type { Attributes, Drawing } from './drawing.ts'
import { laptop, phone, smartwatch, tablet } from './handhelds.ts'
import { blender, dishwasher, kettle } from './kitchen.ts'
import { dryer, washer } from './laundry.ts'
import { monitor, tv } from './screens.ts'

/** Every kind of product that has its own drawing; any other is drawn as 'appliance'. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['tv', tv],
  ['fridge', fridge],
  ['freezer', freezer],
  ['washer', washer],
  ['dryer', dryer],
  ['ac', ac],
  ['phone', phone],
  ['laptop', laptop],
  ['tablet', tablet],
  ['rice_cooker', riceCooker],
  ['air_fryer', airFryer],
  ['hob', hob],
  ['microwave', microwave],
  ['robot_vacuum', robotVacuum],
  ['water_purifier', waterPurifier],
  ['air_purifier', airPurifier],
  ['fan', fan],
  ['hair_dryer', hairDryer],
  ['water_heater', waterHeater],
  ['dishwasher', dishwasher],
  ['soundbar', soundbar],
  ['speaker', speaker],
  ['blender', blender],
  ['kettle', kettle],
  ['vacuum', vacuum],
  ['monitor', monitor],
  ['smartwatch', smartwatch],
  ['headphones', headphones],
  ['appliance', appliance],
])

/** @returns the name of what is drawn of a product, 'fridge-sbs-nuoc-den'; an unknown kind is a neutral appliance. */
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
