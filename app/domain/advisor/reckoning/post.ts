import type { Per, Period } from './periods.ts'
import type { Sort } from './things.ts'

/** How often a thing is used. */
export type Uses = { times: number; per: Period }
/** A power that is drawn for so long, in kW and hours. */
export type Phase = { kw: number; hours: number; per: Per }
/** So much of something for a time or a use. */
export type Rate = { value: number; per: Per }

/** One thing that costs something, with all that its question says of it. */
export type Post = {
  name: string
  head: string
  sort: Sort
  count: number
  /** Of how many people each uses it so. */
  heads: number
  uses: Uses | null
  phases: Phase[]
  kwh: Rate[]
  litres: Rate[]
  /** Money for a time or a use. */
  vnd: Rate[]
  /** Money for what has to be replaced, and after how many months. */
  replaced: { vnd: number; months: number }[]
  /** A stuff that is used up: what a pack costs, and which share of it goes at a time. */
  dose: { vnd: number; pack: number; used: number } | null
  /** Days of a year it runs, where it does not all year. */
  season: number | null
  /** Days of a month it runs, where it does not all month. */
  daysOfMonth: number | null
  /** What it costs to buy, all pieces. */
  price: number | null
}

/** What is asked of the posts of a question. */
export type Wanted = {
  period: Period
  /** Which of two costs less, and by how much. */
  difference: boolean
  /** When a purchase has paid for itself. */
  payback: boolean
  /** Which of several costs most. */
  dearest: boolean
  /** What one use comes to, where no other time is named; a month of days comes after it. */
  isOnce: boolean
  /** All of the weeks or months that it runs. */
  isWhole: boolean
  /** kWh before money. */
  inKwh: boolean
}

/** A question of running costs as it was read. */
export type Reckoning = {
  posts: Post[]
  wanted: Wanted
  prices: { kwh: number | null; water: number | null; vat: number }
  /** What one costs more than the other to buy. */
  dearerBy: number | null
  /** Years that are reckoned for: how long a purchase is kept. */
  keptYears: number | null
  /** How many pay together; 1 where nobody shares. */
  sharedBy: number
  /** It is asked what half the power comes to. */
  isHalved: boolean
  /** What a saving is counted in: 'ly trà sữa' at 45.000. */
  measuredIn: { name: string; vnd: number } | null
}
