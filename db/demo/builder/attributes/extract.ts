import type { Attributes } from '#db/schema/catalogue.ts'
import type { Kind } from '#db/demo/types.ts'
import { commonFigures } from './common.ts'
import { acFigures, freezerFigures, fridgeFigures } from './cooling.ts'
import type { Facts, Found } from './facts.ts'
import {
  airPurifierFigures,
  fanFigures,
  hairDryerFigures,
  robotVacuumFigures,
  waterHeaterFigures,
  waterPurifierFigures,
} from './home.ts'
import {
  airFryerFigures,
  blenderFigures,
  dishwasherFigures,
  hobFigures,
  microwaveFigures,
  riceCookerFigures,
} from './kitchen.ts'
import { laptopFigures } from './laptop.ts'
import { dryerFigures, washerFigures } from './laundry.ts'
import { handheldFigures, headphonesFigures, speakerFigures } from './mobile.ts'
import { plausibleOnly } from './plausible.ts'
import { monitorFigures, smartwatchFigures, tvFigures } from './screens.ts'

const FIGURES: Record<Kind, (facts: Facts) => Found> = {
  tv: tvFigures,
  fridge: fridgeFigures,
  freezer: freezerFigures,
  washer: washerFigures,
  dryer: dryerFigures,
  ac: acFigures,
  phone: handheldFigures,
  tablet: handheldFigures,
  laptop: laptopFigures,
  rice_cooker: riceCookerFigures,
  air_fryer: airFryerFigures,
  hob: hobFigures,
  microwave: microwaveFigures,
  robot_vacuum: robotVacuumFigures,
  water_purifier: waterPurifierFigures,
  air_purifier: airPurifierFigures,
  fan: fanFigures,
  hair_dryer: hairDryerFigures,
  water_heater: waterHeaterFigures,
  dishwasher: dishwasherFigures,
  speaker: speakerFigures,
  headphones: headphonesFigures,
  blender: blenderFigures,
  monitor: monitorFigures,
  smartwatch: smartwatchFigures,
}

function stated(found: Found): Found {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The typed figures of a product of this kind: only what its title or table says, in the units the keys name. */
export function attributesOf(kind: Kind, facts: Facts): Attributes {
  return plausibleOnly({ ...stated(commonFigures(kind, facts)), ...stated(FIGURES[kind](facts)) })
}
