import type { Scored } from '../classify/classifier.ts'
import type { Intent, Turn } from './need.ts'

/** A turn is only taken for one that leaves the need before it from this share on. */
const LEAVES = 0.5
/** From this share on a turn is what it seems, whatever its words by themselves would ask. */
const SURE = 0.4
/** From this share on what was shown is set side by side rather than chosen from. */
const COMPARES = 0.7

const TURNS: ReadonlySet<string> = new Set<Turn>([
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
])

/** Turns that go on choosing: whatever their words seem to ask by themselves, machines are the answer. */
const CHOOSES: ReadonlySet<Turn> = new Set([
  'add',
  'replace',
  'remove',
  'negate',
  'cheaper',
  'dearer',
  'other_options',
  'correct',
  'pick',
])
/** Intents that a turn which goes on choosing does not have. */
const SIDE_INTENTS: ReadonlySet<Intent> = new Set([
  'compare',
  'small_talk',
  'off_topic',
  'running_cost',
  'explain',
])

/** What a turn does with the need before it: the likeliest; one that leaves it has to be likelier than not. */
export function turnOf(scored: readonly Scored[]): Turn {
  const first = scored.find(
    ({ name, share }) => TURNS.has(name) && (share >= LEAVES || (name !== 'new_topic' && name !== 'new')),
  )
  return (first?.name ?? 'add') as Turn
}

/** The intent of a question that follows another, by what its words ask and what the turn does. */
export function intentOfTurn(intent: Intent, [first]: readonly Scored[]): Intent {
  if (!first || first.share < SURE) return intent
  if (first.name === 'compare_shown') return first.share < COMPARES ? intent : 'compare'
  return CHOOSES.has(first.name as Turn) && SIDE_INTENTS.has(intent) ? 'advise' : intent
}
