import { ac } from './cases/ac.ts'
import { budgets } from './cases/budgets.ts'
import { cleaning } from './cases/cleaning.ts'
import { compare } from './cases/compare.ts'
import { followUps } from './cases/follow-ups.ts'
import { conversations } from './cases/conversations.ts'
import { fridge } from './cases/fridge.ts'
import { kitchen } from './cases/kitchen.ts'
import { knowledge } from './cases/knowledge.ts'
import { laptop } from './cases/laptop.ts'
import { lookup } from './cases/lookup.ts'
import { noDiacritics } from './cases/no-diacritics.ts'
import { mustHaves } from './cases/must-haves.ts'
import { nothingFits } from './cases/nothing-fits.ts'
import { otherKinds } from './cases/other-kinds.ts'
import { phone } from './cases/phone.ts'
import { situations } from './cases/situations.ts'
import { sizing } from './cases/sizing.ts'
import { superlatives } from './cases/superlatives.ts'
import { offTopic, smallTalk } from './cases/talk.ts'
import { teencodeAndTypos } from './cases/teencode-and-typos.ts'
import { tv } from './cases/tv.ts'
import { unsafe } from './cases/unsafe.ts'
import { dialogues } from './cases/dialogues.ts'
import { hazardsAndShops } from './cases/hazards-and-shops.ts'
import { occasions } from './cases/occasions.ts'
import { origins } from './cases/origins.ts'
import { runningCost } from './cases/running-cost.ts'
import { washer } from './cases/washer.ts'
import type { EvalCase } from './expectation.ts'

/** A group of cases; `floor` is the share that must pass, or the evaluation fails. */
export type Group = { name: string; floor: number; cases: readonly EvalCase[] }

/** Every group in the order it is printed, with its floor. Floors only rise. */
export const GROUPS: readonly Group[] = [
  { name: 'fridge', floor: 1, cases: fridge },
  { name: 'washer', floor: 1, cases: washer },
  { name: 'air conditioner', floor: 1, cases: ac },
  { name: 'television', floor: 1, cases: tv },
  { name: 'phone', floor: 1, cases: phone },
  { name: 'laptop', floor: 1, cases: laptop },
  { name: 'kitchen', floor: 1, cases: kitchen },
  { name: 'cleaning', floor: 1, cases: cleaning },
  { name: 'other kinds', floor: 1, cases: otherKinds },
  { name: 'situations', floor: 1, cases: situations },
  { name: 'must-haves', floor: 1, cases: mustHaves },
  { name: 'budgets as typed', floor: 1, cases: budgets },
  { name: 'no diacritics', floor: 1, cases: noDiacritics },
  { name: 'teencode and typos', floor: 1, cases: teencodeAndTypos },
  { name: 'sizing only', floor: 1, cases: sizing },
  { name: 'lookup and price', floor: 1, cases: lookup },
  { name: 'compare', floor: 1, cases: compare },
  { name: 'superlatives', floor: 1, cases: superlatives },
  { name: 'follow-ups', floor: 1, cases: followUps },
  { name: 'conversations', floor: 1, cases: conversations },
  { name: 'dialogues', floor: 1, cases: dialogues },
  { name: 'running cost', floor: 1, cases: runningCost },
  { name: 'origins and colours', floor: 1, cases: origins },
  { name: 'occasions', floor: 1, cases: occasions },
  { name: 'hazards and shops', floor: 1, cases: hazardsAndShops },
  { name: 'nothing fits', floor: 1, cases: nothingFits },
  { name: 'knowledge', floor: 1, cases: knowledge },
  { name: 'small talk', floor: 1, cases: smallTalk },
  { name: 'off topic', floor: 1, cases: offTopic },
  { name: 'unsafe', floor: 1, cases: unsafe },
]
