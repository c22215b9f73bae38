import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import { isFigureName } from '../understand/figure-units.ts'
import type { Need, Range } from '../understand/need.ts'
import type { Asked } from './asked.ts'

/** What a comparison is of: the attributes that may state it, the first that the machine shown states counts. */
type Compared = { said: RegExp; attributes: readonly string[]; wants: 'more' | 'less' }

/** 'nặng quá', 'mà to quá': found so of what was shown, and not of a room or a purse. */
const found = (words: string) =>
  `(?:^|[,.;] ?|(?:^|\\s)(?:no|con nay|con do|may nay|cai nay|thay|hoi|ma|sao|troi|oi) )(?:${words}) (?:qua|the|vay|du|ghe|dzu|ac|vai)(?! (?:tai|day))(?![a-z])`

const SIZES = ['capacity_l', 'load_kg', 'screen_in', 'place_settings', 'case_mm'] as const
const BATTERY = ['battery_mah', 'battery_days', 'battery_hours', 'run_minutes'] as const

const COMPARED: readonly Compared[] = [
  { said: /(?:^|\s)man(?: hinh)? (?:to|lon|rong|bu) hon(?![a-z])/, attributes: ['screen_in'], wants: 'more' },
  {
    said: new RegExp(`(?:^|\\s)(?:to|lon|rong|bu) hon(?![a-z])|${found('nho|be|chat')}`),
    attributes: SIZES,
    wants: 'more',
  },
  {
    said: new RegExp(`(?:^|\\s)(?:nho|be|gon) hon(?![a-z])|${found('to|bu|lon|cong kenh|khung')}`),
    attributes: SIZES,
    wants: 'less',
  },
  {
    said: new RegExp(`(?:^|\\s)nhe hon(?![a-z])|${found('nang')}`),
    attributes: ['weight_kg'],
    wants: 'less',
  },
  {
    said: new RegExp(`(?:^|\\s)(?:em|em ai|it on|im|yen) hon(?![a-z])|${found('on')}`),
    attributes: ['noise_db'],
    wants: 'less',
  },
  {
    said: /(?:^|\s)pin (?:xai )?(?:lau|trau|khoe|ben|lon|nhieu) hon(?![a-z])/,
    attributes: BATTERY,
    wants: 'more',
  },
]

/** The slots of sizes that people name with a unit. */
const SLOT_OF = {
  capacity_l: 'litres',
  load_kg: 'kg',
  screen_in: 'inches',
  place_settings: 'placeSettings',
} as const
const hasSlotOf = (attribute: string): attribute is keyof typeof SLOT_OF => attribute in SLOT_OF

/** How far the next size lies off at least. */
const STEP = 0.02

const boundBeyond = (figure: number, wants: Compared['wants']): Range =>
  wants === 'more' ? { min: figure * (1 + STEP) } : { max: figure * (1 - STEP) }

/**
 * 'to hơn chút', 'có con nào êm hơn': the need with a bound beyond the figure of the machine shown first; as it is where
 * nothing was shown, the machine states no such figure, or a figure is said.
 */
export async function beyondShown({ question, previous, shown }: Asked, need: Need): Promise<Need> {
  const folded = fold(question)
  const said = COMPARED.find((one) => one.said.test(folded))
  if (!said || !previous || !need.followUp || /\d/.test(folded)) return need
  const [first] = await shown()
  const stated =
    first && need.kinds.some((kind) => kind === first.kind) ? figureOf(first, said.attributes) : null
  if (!stated) return need
  const { attribute, figure } = stated
  const bound = boundBeyond(figure, said.wants)
  if (hasSlotOf(attribute))
    return { ...need, features: need.features.filter((one) => one !== 'mini'), [SLOT_OF[attribute]]: bound }
  return isFigureName(attribute) ? { ...need, figures: { ...need.figures, [attribute]: bound } } : need
}

function figureOf(
  { attributes }: Candidate,
  names: readonly string[],
): { attribute: string; figure: number } | null {
  for (const attribute of names) {
    const figure = attributes[attribute]
    if (typeof figure === 'number') return { attribute, figure }
  }
  return null
}
