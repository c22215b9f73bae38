import { BUCKETS } from '#app/domain/advisor/classify/buckets.ts'
import { featuresOf } from '#app/domain/advisor/classify/features.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { clausesOf } from '#app/domain/advisor/understand/clauses.ts'
import { TURNS } from '#app/domain/advisor/understand/need.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import demoBrands from '#db/demo/data/brands.json' with { type: 'json' }
import type { Example, Learned } from './learn.ts'
import { KNOWN_FROM, learn, raritiesOf } from './learn.ts'
import { CLAUSES } from './situations.ts'
import type { Situated } from './situations.ts'
import type { Labelled, Writer } from './utterances.ts'
import { INTENTS } from './utterances.ts'

/** A text that means no machine, and one that means a machine of none of our kinds. */
export const NO_KIND = 'none'
export const KIND_CLASSES = [...KINDS, 'other', NO_KIND] as const

/** What the classifier is asked, with the classes of each question in the order of their columns. */
export const TASKS = {
  intent: INTENTS,
  kind: KIND_CLASSES,
  danger: ['none', 'crisis', 'hazard', 'unsafe_request'],
  turn: TURNS,
  clause: CLAUSES,
} as const
export type Task = keyof typeof TASKS
/** Those that the labelled utterances tell. */
type LabelledTask = Exclude<Task, 'clause'>

/** The likeliest kind has this share of a text that means several; the others have the rest in equal parts. */
const FIRST_SHARE = 0.6

/** How far rare classes are made up for: 0 leaves them rare, 1 makes all classes equal. */
const BALANCE = 0.4

/** Weights that are kept of each task: what makes the file 400 KB. */
const KEPT: Record<Task, number> = {
  intent: 21_600,
  kind: 43_000,
  danger: 15_000,
  turn: 12_300,
  clause: 4_500,
}

/** Brands as training knows them: those that count everywhere, and those of the demo. */
export const VOCABULARY = { brands: demoBrands.map(({ name }) => name) }

const featuresIn = (text: string, follows: boolean) => featuresOf(readAsTyped(text), VOCABULARY, follows)

/**
 * Writers of everyday needs alone: so many of them would teach that hardly anything is a danger, and what they name beside
 * their need is no wish.
 */
const NEEDS = 'implied'

type Text = Labelled & { features: number[]; isOpening: boolean; isNeed?: boolean }

/**
 * Trains every task on what these writers wrote, as typed and without its marks, and on the names of the kinds; what clauses
 * are about on those that say so.
 */
export function train(writers: readonly Writer[], situations: readonly Situated[]): Weights {
  const written = writers.flatMap(({ name, texts, conversations }) => [
    ...texts.flatMap((text) => readingsOf(text, true, name.startsWith(NEEDS))),
    ...conversations.flatMap((turns) => turns.flatMap((turn, index) => readingsOf(turn, index === 0))),
  ])
  const texts = [...written, ...KINDS.map(nameOf)]
  const ofDanger = texts.filter(({ isNeed }) => !isNeed)
  // Of a later turn the machine is the one that was spoken of before: it is not learnt from its words.
  const whole = texts.filter((text) => !text.danger_only)
  const rarity = raritiesOf(whole.map(({ features }) => features))
  const alone = whole.filter(({ isOpening }) => isOpening)
  const learned = [
    learnTask('intent', whole, rarity),
    learnTask('kind', alone, rarity),
    learnTask('danger', [...ofDanger, ...clausesOfSafe(ofDanger), ...besideWishes(ofDanger)], rarity),
    learnTask(
      'turn',
      whole.filter(({ isOpening }) => !isOpening),
      rarity,
    ),
    learnClasses(
      'clause',
      situations.flatMap(({ clauses }) => clauses),
      rarity,
      ({ says }) => says,
    ),
  ]
  return sideBySide(learned, rarity, countsOf(whole))
}

/** A text as it was typed, and as somebody types it who leaves the marks out. */
function readingsOf(labelled: Labelled, isOpening: boolean, isNeed = false): Text[] {
  const bare = withoutMarks(labelled.text)
  const texts = bare === labelled.text ? [bare] : [labelled.text, bare]
  return texts.map((text) => ({ ...labelled, features: featuresIn(text, !isOpening), isOpening, isNeed }))
}

/** A text as somebody types it who leaves the marks out. */
export const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')

const isOfDanger = ({ intent }: Pick<Labelled, 'intent'>) =>
  (TASKS.danger as readonly string[]).includes(intent)

/** Fewer words of a clause say too little by themselves to be told for a danger. */
const FEWEST_WORDS = 4

/** The clauses of texts that tell of no danger: none of them does, however it sounds by itself. */
const clausesOfSafe = (texts: readonly Text[]): Text[] =>
  texts.flatMap((text) => {
    if (isOfDanger(text)) return []
    const reading = readAsTyped(text.text)
    const clauses = clausesOf(reading)
    if (clauses.length < 2) return []
    return clauses.flatMap(({ start, end }) => {
      const said = reading.raw.slice(start, end)
      if (said.trim().split(/\s+/).length < FEWEST_WORDS) return []
      return [{ ...text, text: said, features: featuresIn(said, false) }]
    })
  })

/**
 * Texts of danger, and those that only sound like it, beside a wish for a machine: a danger told in passing is none the
 * less one.
 */
function besideWishes(texts: readonly Text[]): Text[] {
  const wishes = texts.filter(({ intent, isOpening }) => intent === 'advise' && isOpening)
  const told = texts.filter((text) => isOfDanger(text) || text.danger_only)
  return told.flatMap((text, at) => {
    const wish = wishes[(at * 37) % wishes.length]
    if (!wish) return []
    const said = at % 2 === 0 ? `${text.text}, ${wish.text}` : `${wish.text}. ${text.text}`
    return [{ ...text, text: said, features: featuresIn(said, false) }]
  })
}

function nameOf(kind: (typeof KINDS)[number]): Text {
  const text = kindLabel(kind)
  return {
    text,
    intent: 'advise',
    kinds: [kind],
    named: true,
    brands: [],
    not_brands: [],
    models: [],
    danger_only: false,
    features: featuresIn(text, false),
    isOpening: true,
  }
}

/** A task whose texts are each of one class. */
function learnClasses<Said extends { text: string; weight?: number }>(
  task: Task,
  said: readonly Said[],
  rarity: Float32Array,
  classOf: (said: Said) => string,
): Learned {
  const examples = said.flatMap((one): Example[] => {
    const shares = TASKS[task].map((name) => Number(name === classOf(one)))
    const bare = withoutMarks(one.text)
    return (bare === one.text ? [bare] : [one.text, bare]).map((text) => ({
      features: featuresIn(text, false),
      shares,
      weight: one.weight ?? 1,
    }))
  })
  return learn(examples, TASKS[task].length, rarity, KEPT[task])
}

function learnTask(task: LabelledTask, texts: readonly Text[], rarity: Float32Array): Learned {
  const shares = texts.map((text) => sharesOf(task, text))
  const counts = TASKS[task].map((_, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), 0))
  const mean = texts.length / counts.length
  const balance = task === 'danger' ? 0 : BALANCE
  const weightOf = (share: readonly number[]) =>
    share.reduce((sum, part, index) => sum + part * (mean / Math.max(1, counts[index] ?? 0)) ** balance, 0)
  const examples: Example[] = texts.map(({ features }, index) => {
    const share = shares[index] ?? []
    return { features, shares: share, weight: weightOf(share) }
  })
  return learn(examples, TASKS[task].length, rarity, KEPT[task])
}

function sharesOf(task: LabelledTask, { intent, kinds, does }: Text): number[] {
  const meant: readonly string[] = {
    intent: [intent],
    kind: kinds.length > 0 ? kinds : [NO_KIND],
    danger: [isOfDanger({ intent }) ? intent : 'none'],
    turn: [does ?? 'new'],
  }[task]
  const rest = meant.length > 1 ? (1 - FIRST_SHARE) / (meant.length - 1) : 0
  return TASKS[task].map((name) => {
    const place = meant.indexOf(name)
    return place < 0 ? 0 : place > 0 ? rest : meant.length > 1 ? FIRST_SHARE : 1
  })
}

/** How many texts have each feature. */
export function countsOf(texts: readonly { features: readonly number[] }[]): Uint16Array {
  const counts = new Uint16Array(BUCKETS)
  for (const { features } of texts)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

/**
 * The weights of all tasks side by side, the rarity of their features folded in. Features that many texts have stay known
 * without a weight, so that they do not count as strange.
 */
export function sideBySide(
  learned: readonly Learned[],
  rarity: Float32Array,
  counts: Uint16Array,
  tasks: Weights['tasks'] = TASKS,
): Weights {
  const entries = learned.flatMap(({ classes, weights }, task) => {
    const first = learned.slice(0, task).reduce((sum, { classes: before }) => sum + before, 0)
    const found: { feature: number; column: number; weight: number }[] = []
    weights.forEach((weight, at) => {
      const feature = Math.floor(at / classes)
      if (weight !== 0)
        found.push({ feature, column: first + (at % classes), weight: weight * (rarity[feature] ?? 0) })
    })
    return found
  })
  const ofFeature = Map.groupBy(entries, ({ feature }) => feature)
  counts.forEach((count, feature) => {
    if (count >= KNOWN_FROM && !ofFeature.has(feature)) ofFeature.set(feature, [])
  })
  const features = [...ofFeature.keys()].toSorted((one, other) => one - other)
  const lists = features.map((feature) => ofFeature.get(feature) ?? [])
  const starts = [0]
  for (const list of lists) starts.push((starts.at(-1) ?? 0) + list.length)
  return {
    tasks,
    bias: Float32Array.from(learned.flatMap(({ bias }) => [...bias])),
    unknownRarity: rarity.reduce((highest, value) => Math.max(highest, value), 0),
    features: Uint32Array.from(features),
    rarity: Float32Array.from(features, (feature) => rarity[feature] ?? 0),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(lists.flat(), ({ column }) => column),
    weights: Float32Array.from(lists.flat(), ({ weight }) => weight),
  }
}
