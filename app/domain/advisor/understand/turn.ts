import type { Scored } from '../classify/scorer.ts'
import { TURNS } from './need.ts'
import type { Intent, Turn } from './need.ts'

/** A turn is only taken for one that leaves the need before it, or settles on a machine, from this share on. */
const LEAVES = 0.5
/** From this share on a turn is what it seems, whatever its words by themselves would ask. */
const SURE = 0.4
/** From this share on what was shown is set side by side rather than chosen from. */
const COMPARES = 0.7

/** Turns that change what is wished. */
const CHANGES: readonly Turn[] = ['add', 'replace', 'remove', 'negate', 'cheaper', 'dearer', 'correct']
/** Turns that go on choosing: whatever their words seem to ask by themselves, machines are the answer. */
const CHOOSES: ReadonlySet<Turn> = new Set([...CHANGES, 'other_options', 'pick'])
/** Intents that a turn which goes on choosing does not have. */
const SIDE_INTENTS: ReadonlySet<Intent> = new Set([
  'compare',
  'small_talk',
  'off_topic',
  'running_cost',
  'explain',
])

const ENDS: ReadonlySet<Turn> = new Set<Turn>(['new_topic', 'new', 'pick', 'close'])

/** What a turn does with the need before it: the likeliest; one that leaves it has to be likelier than not. */
export function turnOf(scored: readonly Scored[]): Turn {
  const first = scored.find(({ name, share }) => isTurn(name) && (share >= LEAVES || !ENDS.has(name)))
  return first && isTurn(first.name) ? first.name : 'add'
}

const isTurn = (name: string): name is Turn => (TURNS as readonly string[]).includes(name)

/** Whether a turn asks for one product of those shown. */
export const settles = (turn: Turn): boolean => turn === 'pick' || turn === 'close'

/** Whether a turn changes what is wished. */
export const changesNeed = (turn: Turn): boolean => CHANGES.includes(turn)

/** The intent of a question that follows another, by what its words ask and what the turn does. */
export function intentOfTurn(intent: Intent, [first]: readonly Scored[]): Intent {
  if (!first || first.share < SURE) return intent
  if (first.name === 'compare_shown') return first.share < COMPARES ? intent : 'compare'
  return CHOOSES.has(first.name as Turn) && SIDE_INTENTS.has(intent) ? 'advise' : intent
}
