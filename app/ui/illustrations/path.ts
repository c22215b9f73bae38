import { airPurifier, fan, waterHeater, waterPurifier } from './air-and-water.ts'
import { headphones, soundbar, speaker } from './audio.ts'
import { appliance, hairDryer, robotVacuum, vacuum } from './cleaning-and-care.ts'
import { ac, freezer, fridge } from './cooling.ts'
import type { Attributes, Drawing } from './drawing.ts'
import { drawHero, heroPath } from './hero.ts'
import { airFryer, hob, microwave, riceCooker } from './cooking.ts'
import { blender, dishwasher, kettle } from './kitchen.ts'
import { dryer, washer } from './laundry.ts'
import { laptop, phone, smartwatch, tablet } from './handhelds.ts'
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

/** @returns the SVG document of a product, at most 6 KB; an unknown kind is drawn as a neutral appliance. */
export function drawProduct(kind: string, attributes: Attributes): string {
  const drawing = drawings.get(kind) ?? appliance
  return drawing.render(drawing.variantOf(attributes)) ?? ''
}

/**
 * @returns the address of a product's drawing, '/minh-hoa/fridge-sbs-nuoc-den.svg'; it names only what the drawing
 * shows, so that products that look alike share one file.
 */
export function illustrationPath(kind: string, attributes: Attributes): string {
  const known = drawings.has(kind) ? kind : 'appliance'
  return `/minh-hoa/${known}-${(drawings.get(known) ?? appliance).variantOf(attributes)}.svg`
}

/** @returns the SVG document behind an address of `illustrationPath` or `heroPath`, null for any other address. */
export function illustrationFromPath(path: string): string | null {
  if (path === heroPath) return drawHero()
  const [, kind, variant] = /^\/minh-hoa\/([a-z_]{1,20})-([a-z0-9.-]{1,40})\.svg$/.exec(path) ?? []
  if (kind === undefined || variant === undefined) return null
  return drawings.get(kind)?.render(variant) ?? null
}
