import type { Kind } from '#app/kinds/kind.ts'
import type { FigureName } from './figure-units.ts'
import type { ProductTypeName } from './product-types.ts'

/** What the visitor wants from the answer. */
export type Intent =
  | 'advise'
  | 'compare'
  | 'lookup'
  | 'size'
  | 'explain'
  | 'price'
  | 'running_cost'
  | 'small_talk'
  | 'off_topic'
  | 'unsafe'
  | 'hazard'
  | 'crisis'
  | 'service'

/** What is answered before anything else that a text names. */
export const DANGERS: ReadonlySet<Intent> = new Set(['crisis', 'hazard', 'unsafe'])

/** Bounds in the unit of the slot; `target` is the wished value when one was named. */
export interface Range {
  min?: number
  max?: number
  target?: number
}

/** A price level relative to the kind: lowest 30 %, middle, highest 30 %. */
export type PriceLevel = 'cheap' | 'mid' | 'high'

/** Money to spend, in VND. */
export interface Budget extends Range {
  /** The bounds were said as limits ('dưới', 'không quá', 'từ 8 đến 10'), not as 'about'. */
  hard: boolean
  /** It is for all the pieces that are wanted, rather than for each. */
  isForAll?: boolean
  /** It is one thing's share of a sum for several, which is not there to be used up. */
  isShare?: boolean
  /** The amount was vague ('vài triệu'): the bounds are the usual reading, worth a question. */
  vague?: boolean
  /** The words it was read from. */
  words: string
}

/** Features a product has or has not; each is one filter or one preference over attributes. */
export type NamedFeature =
  | ProductTypeName
  | 'inverter'
  | 'two_way'
  | 'front_load'
  | 'top_load'
  | 'with_dryer'
  | 'heat_pump'
  | 'side_by_side'
  | 'multi_door'
  | 'bottom_freezer'
  | 'top_freezer'
  | 'mini'
  | 'ice_maker'
  | 'water_dispenser'
  | 'smart'
  | 'oled'
  | 'qled'
  | 'mini_led'
  | '4k'
  | '8k'
  | 'full_hd'
  | 'high_refresh'
  | '5g'
  | 'discrete_gpu'
  | 'self_empty'
  | 'mop'
  | 'direct_heater'
  | 'storage_heater'
  | 'air_cooler'
  | 'induction'
  | 'infrared'
  | 'grill'
  | 'high_frequency'

/** A value of a figure that editors gave a kind: 'own:kieu_may=Điện tử', 'own:chong_can=true'. */
export type OwnFeature = `own:${string}=${string}`

export type Feature = NamedFeature | OwnFeature

/** What the product is for. */
export type Use =
  | 'study'
  | 'office'
  | 'programming'
  | 'graphics'
  | 'video'
  | 'cad'
  | 'gaming'
  | 'livestream'
  | 'delivery'
  | 'movies'
  | 'football'
  | 'cooking'
  | 'baby'
  | 'elderly'
  | 'student'
  | 'rental_room'
  | 'bedroom'
  | 'living_room'
  | 'shop'
  | 'gift'
  | 'pet'

/** What matters most, in the order it was said. */
export type Priority =
  | 'cheap'
  | 'durable'
  | 'saving'
  | 'quiet'
  | 'battery'
  | 'camera'
  | 'light'
  | 'easy'
  | 'fast'
  | 'big'
  | 'compact'
  | 'sound'
  | 'picture'
  | 'healthy'
  | 'cooling'
  | 'cleaning'
  | 'value'

/** What makes a room hotter than its area says. */
export type Heat = 'sun' | 'top_floor' | 'open_kitchen' | 'crowded'

/** An extreme that has a word of its own. */
export type NamedOrder =
  | 'cheapest'
  | 'dearest'
  | 'biggest'
  | 'smallest'
  | 'newest'
  | 'best_rated'
  | 'popular'
  | 'lightest'
  | 'thinnest'
  | 'quietest'
  | 'thriftiest'
  | 'strongest'
  | 'longest_battery'
  | 'sharpest_camera'
  | 'most_ram'
  | 'most_storage'
  | 'smoothest'
  | 'most_filters'

/** An end of a figure that editors gave a kind, by its key. */
export type OwnOrder = `most:${string}` | `least:${string}`

/** How the picks are to be ordered when the visitor asks for an extreme. */
export type Order = NamedOrder | OwnOrder

/** What a question may do with the need before it; the classifier's columns keep this order. */
export const TURNS = [
  'new',
  'add',
  'replace',
  'remove',
  'negate',
  'cheaper',
  'dearer',
  'pick',
  'ask_about_shown',
  'compare_shown',
  'why_not',
  'other_options',
  'close',
  'thanks',
  'new_topic',
  'back_to_earlier',
  'correct',
  'unclear',
] as const
export type Turn = (typeof TURNS)[number]

/** One understood slot as the visitor may see and remove it. */
export interface Chip {
  /** The field of Need it stands for, with its value after a colon where there may be several. */
  slot: string
  label: string
  /** Of a condition on products that were shown: held by them, given up, or stated by no row. */
  state?: 'held' | 'relaxed' | 'unknown' | undefined
}

/** What is said of one of several things that are wanted together. */
export type WantedPart = Pick<Need, 'features' | 'unstated' | 'unstatedExcluded' | 'priorities' | 'brands'> &
  Partial<
    Pick<
      Need,
      | 'count'
      | 'kg'
      | 'litres'
      | 'inches'
      | 'hp'
      | 'btu'
      | 'placeSettings'
      | 'ramGb'
      | 'storageGb'
      | 'figures'
      | 'roomM2'
      | 'order'
      | 'budget'
    >
  > & {
    kind: Kind
    /** It is bought of what the others leave over. */
    isExtra?: true
  }

/**
 * A place that is measured and is not the machine's own: what it is carried through, the cut-out of a worktop, what a television
 * stands in or hangs on, where an outdoor unit goes, a washer and a dryer together, or
 * how tall somebody is who has to reach, how thick a wrist. Sides in mm.
 */
export interface Place {
  type: 'passage' | 'cut_out' | 'screen' | 'outdoor' | 'stacked' | 'beside' | 'reach' | 'wrist' | 'hand'
  /** What it is called in a sentence. */
  name?: string
  widthMm?: number
  depthMm?: number
  heightMm?: number
}

/** Everything read from a question, and from the previous one where this one follows it up. */
export interface Need {
  intent: Intent
  /** What the question does with the need before it; 'new' where there is none. */
  turn: Turn
  /** Product kinds, in the order named. */
  kinds: Kind[]
  /** One of the kinds is wanted rather than all: 'ipad hay laptop'. */
  isOneOfKinds: boolean
  /** The kind was not named: the need described means it. */
  isMeant: boolean
  /** It is of a machine that is owned already: how it is used, what ails it. */
  isOwned: boolean
  /** Something is asked of us as of a shop: to order, to deliver, to send somebody. */
  isToShop: boolean
  /** Where no kind is named: those beside `kinds` that may be meant, likeliest first. */
  perhaps: Kind[]
  /** Canonical brand names. */
  brands: string[]
  brandsExcluded: string[]
  /** Countries the brand is to come from, as the catalogue writes them. */
  brandCountries: string[]
  /** Countries neither brand nor product may come from. */
  originsExcluded: string[]
  /** Where the product is to be made. */
  madeIn: string[]
  /** Colours asked for, any of them ('Trắng'). */
  colours: string[]
  /** Colours it may not have. */
  coloursExcluded: string[]
  /** Model codes and product names as typed, tidied ('AQW-DR180UHT', 'iphone 15 pro max'). */
  models: string[]
  budget?: Budget
  priceLevel?: PriceLevel
  /** People in the household, children included; the larger number of a range. */
  people?: number
  children?: number
  /** Several rooms of several sizes, with how many there are of each. */
  rooms?: { count: number; m2: number }[]
  /** Of several kinds wanted together, what is said of each. */
  parts?: WantedPart[]
  /** Kinds that are there already, where it is asked what else to buy. */
  had?: Kind[]
  /** How many of the machine are wanted, where more than one. */
  count?: number
  /** The count is of rooms that each have everything that is wanted. */
  isForEachRoom?: boolean
  roomM2?: number
  roomM3?: number
  heat: Heat[]
  /** Hours a day the machine is to run. */
  hoursPerDay?: number
  /** Electricity the household uses in a month without it, in kWh. */
  baseKwh?: number
  /** What its electricity bill is in a month, in VND. */
  billVnd?: number
  /** What it pays for each kWh, in VND, whatever it uses. */
  kwhVnd?: number
  /** Viewing distance in metres. */
  distanceM?: number
  kg?: Range
  litres?: Range
  inches?: Range
  btu?: Range
  hp?: Range
  ramGb?: Range
  storageGb?: Range
  placeSettings?: Range
  /** Figures beyond the size, by the attribute they bound ('battery_mah', 'weight_kg'). */
  figures: Partial<Record<FigureName, Range>>
  /** Product lines named as a whole, as titles write them, folded ('galaxy a', 'macbook air'). */
  lines: string[]
  /** Largest outer size that fits, in mm. */
  widthMm?: number
  depthMm?: number
  heightMm?: number
  /** These are of the place that it goes into, which it does not fill: its kind may need room around it. */
  inGap?: true
  /** What was measured beside the machine itself. */
  place?: Place
  features: Feature[]
  featuresExcluded: Feature[]
  /** Types that cannot be had together, any of which is wanted: 'quạt trần hoặc treo tường'. */
  either: Feature[]
  /** What is wished beyond features, by its name in content/wishes, and what is wished away. */
  unstated: string[]
  unstatedExcluded: string[]
  /** What was wished in words that nothing was read from, as it was typed. */
  unread: string[]
  /** Features that would be welcome but need not be. */
  preferred: Feature[]
  uses: Use[]
  priorities: Priority[]
  order?: Order
  /** Earlier picks pointed at, from 1 ('con thứ 2'). */
  picks: number[]
  asksCheaper: boolean
  asksBetter: boolean
  /** 'thêm tiền cũng được': an earlier ceiling holds no longer. */
  paysMore: boolean
  /** A used device is asked for. */
  used: boolean
  greeting: boolean
  thanks: boolean
  /** Slots were taken from the previous need. */
  followUp: boolean
  chips: Chip[]
}

/** A need nothing has been read into yet. */
export function emptyNeed(): Need {
  return {
    intent: 'off_topic',
    turn: 'new',
    kinds: [],
    isOneOfKinds: false,
    isMeant: false,
    isOwned: false,
    isToShop: false,
    perhaps: [],
    brands: [],
    brandsExcluded: [],
    brandCountries: [],
    originsExcluded: [],
    madeIn: [],
    colours: [],
    coloursExcluded: [],
    unstated: [],
    unstatedExcluded: [],
    unread: [],
    preferred: [],
    models: [],
    heat: [],
    figures: {},
    lines: [],
    features: [],
    featuresExcluded: [],
    either: [],
    uses: [],
    priorities: [],
    picks: [],
    asksCheaper: false,
    asksBetter: false,
    paysMore: false,
    used: false,
    greeting: false,
    thanks: false,
    followUp: false,
    chips: [],
  }
}
