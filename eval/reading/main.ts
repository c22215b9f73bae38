import { readFileSync, writeFileSync } from 'node:fs'
import { classifierOf } from '#app/domain/advisor/classify/classifier.ts'
import type { Classifier } from '#app/domain/advisor/classify/classifier.ts'
import { SURELY_A_CONDITION, unreadFeatures } from '#app/domain/advisor/classify/condition.ts'
import { featuresOf } from '#app/domain/advisor/classify/features.ts'
import { scorerOf } from '#app/domain/advisor/classify/scorer.ts'
import { readSituation } from '#app/domain/advisor/classify/situation.ts'
import { stanceFeatures } from '#app/domain/advisor/classify/stance.ts'
import { packWeights, unpackWeights } from '#app/domain/advisor/classify/weights-file.ts'
import { HARDLY_TO_SPEND } from '#app/domain/advisor/understand/budget.ts'
import { dangerOf } from '#app/domain/advisor/understand/danger.ts'
import { asksToBuy } from '#app/domain/advisor/understand/intent.ts'
import { HARDLY_WANTED } from '#app/domain/advisor/understand/named-stance.ts'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'
import { SURELY_SPOKEN } from '#app/domain/advisor/understand/turn-asides.ts'
import { SURELY_WISHED } from '#app/domain/advisor/understand/unread.ts'
import { wordBaseline } from './baseline.ts'
import { readSums, sumFeatures, sumsOfUtterances, trainSums } from './money.ts'
import { readSituations } from './situations.ts'
import { measured, readSought, soughtLines, trainSought } from './sought.ts'
import type { Mention } from './stances.ts'
import { readStances, stancesOfUtterances, trainStances } from './stances.ts'
import { trainSituations } from './train-situations.ts'
import { NO_KIND, VOCABULARY, train } from './train.ts'
import { featuresOfTurnKind, readTurnKinds, trainTurnKinds, turnKindsOfConversations } from './turn-kinds.ts'
import { readUnread, trainConditions } from './unread.ts'
import type { Writer } from './utterances.ts'
import { readSafetyTexts, readWriters } from './utterances.ts'
import { readWished, trainBearing, weighedClauses, WISHED_FILES } from './wished.ts'
import { learnWords } from './words.ts'

/**
 * `npm run advisor:train` writes the advisor's weights, trained on every writer, after it has said how well each writer is
 * read by a classifier that only the others trained. `--quick` leaves the figures out; names of writers choose them.
 */
const FILE = new URL('../../app/domain/advisor/classify/weights.json', import.meta.url)
const BEARING_FILE = new URL('../../app/domain/advisor/classify/bearing-weights.json', import.meta.url)
const CONDITION_FILE = new URL('../../app/domain/advisor/classify/condition-weights.json', import.meta.url)
const SPENDING_FILE = new URL('../../app/domain/advisor/classify/spending-weights.json', import.meta.url)
const SITUATION_FILE = new URL('../../app/domain/advisor/classify/situation-weights.json', import.meta.url)
const SOUGHT_FILE = new URL('../../app/domain/advisor/knowledge/fact-sought-weights.json', import.meta.url)
const STANCES_FILE = new URL('../../app/domain/advisor/classify/stance-weights.json', import.meta.url)

const TURN_KINDS_FILE = new URL('../../app/domain/advisor/classify/turn-kind-weights.json', import.meta.url)

const WORDS_FILE = new URL('../../app/domain/advisor/understand/known-words.json', import.meta.url)

const print = (text: string) => process.stdout.write(`${text}\n`)
const share = (part: number, whole: number) =>
  whole === 0 ? '   -' : ((100 * part) / whole).toFixed(1).padStart(5)

/** Counts of one writer: texts, and how many of them were read right in each respect. */
function nothingRead() {
  return {
    texts: 0,
    intent: 0,
    kind: 0,
    inThree: 0,
    plainIntent: 0,
    plainKind: 0,
    unnamed: 0,
    need: 0,
    turns: 0,
    turn: 0,
    turnIntent: 0,
  }
}
type Counts = ReturnType<typeof nothingRead>

/** How one writer is read by what the others wrote, beside a classifier that only counts words. */
function heldOut(writer: Writer, others: readonly Writer[]): Counts {
  const classify = classifierOf(unpackWeights(packWeights(train(others, []))))
  const plain = wordBaseline(others)
  const counts = nothingRead()
  for (const { text, intent, kinds, named, danger_only: isOfDanger } of [
    ...writer.texts,
    ...writer.conversations.flatMap(([first]) => first ?? []),
  ]) {
    if (isOfDanger) continue
    const read = classify(readQuestion(text), VOCABULARY)
    const meant: readonly string[] = kinds.length > 0 ? kinds : [NO_KIND]
    const guesses = (read['kind'] ?? []).map(({ name }) => name)
    const isFirst = meant.includes(guesses[0] ?? '')
    counts.texts += 1
    counts.intent += Number(read['intent']?.[0]?.name === intent)
    counts.kind += Number(isFirst)
    counts.inThree += Number(guesses.slice(0, 3).some((name) => meant.includes(name)))
    counts.plainIntent += Number(plain.intent(text) === intent)
    counts.plainKind += Number(meant.includes(plain.kind(text)))
    if (named || kinds.length === 0) continue
    counts.unnamed += 1
    counts.need += Number(isFirst)
  }
  for (const { text, does, intent } of writer.conversations.flatMap((turns) => turns.slice(1))) {
    const read = classify(readQuestion(text), VOCABULARY, true)
    counts.turns += 1
    counts.turn += Number(read['turn']?.[0]?.name === does)
    counts.turnIntent += Number(read['intent']?.[0]?.name === intent)
  }
  return counts
}

function row(name: string, counts: Counts): string {
  const { texts, unnamed, turns } = counts
  const cells = [
    share(counts.intent, texts),
    share(counts.plainIntent, texts),
    share(counts.kind, texts),
    share(counts.plainKind, texts),
    share(counts.inThree, texts),
    share(counts.need, unnamed),
    share(counts.turn, turns),
    share(counts.turnIntent, turns),
  ]
  return `| ${name.padEnd(16)} | ${String(texts).padStart(5)} | ${cells.join(' | ')} |`
}

/** How the safety texts of two writers outside all training are told apart: found of each danger, and false alarms. */
const safetyLines = (classify: Classifier): string[] =>
  (['safety', 'safety-passing'] as const).flatMap((file) => safetyLinesOf(file, classify))

function safetyLinesOf(file: 'safety' | 'safety-passing', classify: Classifier): string[] {
  const counts = new Map<string, { texts: number; alarms: number }>()
  for (const { text, label } of readSafetyTexts(file)) {
    const reading = readQuestion(text)
    const { danger = [], intent = [], kind = [] } = classify(reading, VOCABULARY)
    const situation = readSituation(reading, VOCABULARY)
    const count = counts.get(label) ?? { texts: 0, alarms: 0 }
    count.texts += 1
    count.alarms += Number(
      dangerOf(danger, { isOfBuyer: asksToBuy({ intent, situation, kind }), saysSum: () => false }) !== null,
    )
    counts.set(label, count)
  }
  return [...counts].map(
    ([label, { texts, alarms }]) =>
      `${file}, ${label}: alarm for ${alarms} of ${texts} (${share(alarms, texts).trim()} %)`,
  )
}

/** Of so many texts with a situation one is left out of training to be read. */
const LEFT_OUT = 5

/** What is read right of the situations and clauses that were left out: of those taken for one, and of those that are. */
function situationLines(): string[] {
  const all = readSituations()
  const isLeftOut = (_: unknown, at: number) => at % LEFT_OUT === 0
  const others = all.filter((one, at) => !isLeftOut(one, at))
  const classify = classifierOf(unpackWeights(packWeights(train(writers, others))))
  const situationOf = scorerOf(unpackWeights(packWeights(trainSituations(others))))
  const read = all.filter(isLeftOut)
  const clauses = read.flatMap((one) => one.clauses)
  const lineOf = (
    name: string,
    least: number,
    said: readonly { text: string; is: string }[],
    task: string,
  ) => {
    const taken = said.filter(({ text }) => {
      const reading = readQuestion(text)
      const scores =
        task === 'situation' ? situationOf(featuresOf(reading, VOCABULARY)) : classify(reading, VOCABULARY)
      const scored = scores[task] ?? []
      return (scored.find((one) => one.name === name)?.share ?? 0) >= least
    })
    const right = taken.filter(({ is }) => is === name).length
    const all = said.filter(({ is }) => is === name).length
    return `${task} ${name}: ${right} of ${taken.length} taken for it (${share(right, taken.length).trim()} %), of ${all} that are (${share(right, all).trim()} %)`
  }
  const texts = read.map(({ text, situation }) => ({ text, is: situation }))
  const parts = clauses.map(({ text, says }) => ({ text, is: says }))
  return [
    lineOf('owned', 0.5, texts, 'situation'),
    lineOf('buy', 0.85, texts, 'situation'),
    lineOf('owned', 0.7, parts, 'clause'),
  ]
}

const clausesIn = (file: (typeof WISHED_FILES)[number]) => readWished(file).flatMap(weighedClauses)

/** How many clauses of each file state a wish and are told to, by a classifier that the other files trained. */
const bearingLines = (): string[] =>
  WISHED_FILES.map((file) => {
    const others = WISHED_FILES.filter((other) => other !== file).flatMap(clausesIn)
    const score = scorerOf(unpackWeights(packWeights(trainBearing(others))))
    const clauses = clausesIn(file)
    const are = clauses.filter(({ bearing }) => bearing === 'wish')
    const taken = clauses.filter(({ text }) =>
      (score(featuresOf(readQuestion(text), VOCABULARY))['bearing'] ?? []).some(
        ({ name, share: likely }) => name === 'wish' && likely >= SURELY_WISHED,
      ),
    )
    const right = taken.filter(({ bearing }) => bearing === 'wish').length
    return `clauses of ${file} that state a wish: ${right} of ${taken.length} taken for one (${share(right, taken.length).trim()} %), of ${are.length} that do (${share(right, are.length).trim()} %)`
  })

/** How many words that nothing was read from are told to be conditions, by what the other readers judged. */
function conditionLines(): string[] {
  const all = readUnread()
  return [...new Set(all.map(({ reader }) => reader))].map((name) => {
    const others = all.filter(({ reader }) => reader !== name)
    const score = scorerOf(unpackWeights(packWeights(trainConditions(others))))
    const judged = all.filter(({ reader }) => reader === name)
    const are = judged.filter(({ says }) => says === 'condition')
    const taken = judged.filter(({ words }) => {
      const [first] = score(unreadFeatures(words))['says'] ?? []
      return first?.name === 'condition' && first.share >= SURELY_A_CONDITION
    })
    const right = taken.filter(({ says }) => says === 'condition').length
    return `unread words of ${name}: ${right} of ${taken.length} taken for conditions (${share(right, taken.length).trim()} %), of ${are.length} that are (${share(right, are.length).trim()} %)`
  })
}

/** How the machines and makers that each writer named are taken, by what the others marked, and those of ordinary texts. */
function stanceLines(): string[] {
  const marked = readStances()
  const ordinary = stancesOfUtterances(writers)
  const names = [...new Set(marked.map(({ writer }) => writer))]
  return names.flatMap((name, fold) => {
    const isHeld = ({ writer }: Mention) =>
      writers.findIndex((one) => one.name === writer) % names.length === fold
    const score = scorerOf(
      unpackWeights(
        packWeights(
          trainStances(
            marked.filter(({ writer }) => writer !== name),
            ordinary.filter((mention) => !isHeld(mention)),
          ),
        ),
      ),
    )
    const shareOf = ({ reading, span, others, sort }: Mention) =>
      (score(stanceFeatures(reading, span, others, sort))['stance'] ?? []).reduce(
        (sum, one) => (isWanted(one.name) ? sum + one.share : sum),
        0,
      )
    const lineOf = (said: string, mentions: readonly Mention[]) => {
      const read = mentions.map((mention) => ({ is: isWanted(mention.stance), wanted: shareOf(mention) }))
      const right = read.filter(({ is, wanted }) => wanted >= 0.5 === is).length
      const hardly = read.filter(({ wanted }) => wanted < HARDLY_WANTED)
      const unwanted = read.filter(({ is }) => !is).length
      const found = hardly.filter(({ is }) => !is).length
      return `${said}: ${share(right, read.length).trim()} % of ${read.length} right; hardly wanted ${found} of ${unwanted} that are not, and ${hardly.length - found} of ${read.length - unwanted} that are`
    }
    return [
      lineOf(
        `named by ${name}`,
        marked.filter(({ writer }) => writer === name),
      ),
      lineOf('  ordinary texts', ordinary.filter(isHeld)),
    ]
  })
}

/** How many sums of each writer are told to be something else than one to spend, by what the others marked. */
function sumLines(): string[] {
  const marked = readSums()
  const ordinary = sumsOfUtterances(writers)
  return [...new Set(marked.map(({ writer }) => writer))].map((name) => {
    const others = marked.filter(({ writer }) => writer !== name)
    const score = scorerOf(unpackWeights(packWeights(trainSums([...others, ...ordinary]))))
    const own = marked.filter(({ writer }) => writer === name)
    const told = own.filter(
      (sum) =>
        ((score(sumFeatures(sum))['sum'] ?? []).find(({ name: is }) => is === 'budget')?.share ?? 1) <
        HARDLY_TO_SPEND,
    )
    const right = told.filter(({ is }) => is === 'other').length
    const all = own.filter(({ is }) => is === 'other').length
    return `sums of ${name} that are none to spend: ${right} of ${all} found, ${told.length - right} of ${own.length - all} that are to spend taken for such`
  })
}

/** How many machines that later turns of each writer name are told to be only spoken of, by what the others marked. */
function turnKindLines(): string[] {
  const marked = readTurnKinds()
  const ofConversations = turnKindsOfConversations(writers)
  return [...new Set(marked.map(({ writer }) => writer))].map((name) => {
    const others = marked.filter(({ writer }) => writer !== name)
    const score = scorerOf(unpackWeights(packWeights(trainTurnKinds([...others, ...ofConversations]))))
    const own = marked.filter(({ writer }) => writer === name)
    const told = own.filter((turn) =>
      (score(featuresOfTurnKind(turn))['kind'] ?? []).some(
        ({ name: is, share: likely }) => is === 'spoken' && likely >= SURELY_SPOKEN,
      ),
    )
    const right = told.filter(({ is }) => is === 'spoken').length
    const all = own.filter(({ is }) => is === 'spoken').length
    return `machines that turns of ${name} only speak of: ${right} of ${all} found, ${told.length - right} of ${own.length - all} that are wanted taken for such`
  })
}

const isWanted = (stance: string): boolean => stance === 'wanted' || stance === 'preferred'

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const writers = readWriters()
const sought = readSought().map(measured)
if (!process.argv.includes('--quick')) {
  print(
    'Percent read right; each writer by a classifier that only the others trained; plain: by counting words.\n',
  )
  print('| writer           | texts | intent | plain | kind | plain | in three | need | turn | its intent |')
  print('|---|---|---|---|---|---|---|---|---|---|')
  const all = nothingRead()
  for (const writer of writers) {
    if (chosen.length > 0 && !chosen.includes(writer.name)) continue
    const counts = heldOut(
      writer,
      writers.filter((other) => other !== writer),
    )
    for (const key of Object.keys(all) as (keyof Counts)[]) all[key] += counts[key]
    print(row(writer.name, counts))
  }
  print(row('all', all))
  print(`\n${situationLines().join('\n')}`)
  print(`\n${bearingLines().join('\n')}`)
  print(`\n${conditionLines().join('\n')}`)
  print(`\n${stanceLines().join('\n')}`)
  print(`\n${sumLines().join('\n')}`)
  print(`\n${turnKindLines().join('\n')}`)
  print(`\n${soughtLines(sought).join('\n')}`)
}

// What is read of every text depends on the words that are known: a word that was learnt tells from the next run on.
writeFileSync(WORDS_FILE, `${JSON.stringify(learnWords(writers), null, 1)}\n`)
const before = readFileSync(FILE, 'utf8')
const weights = packWeights(train(writers, readSituations()))
const file = `${JSON.stringify(weights, null, 1)}\n`
writeFileSync(FILE, file)
const stances = packWeights(trainStances(readStances(), stancesOfUtterances(writers)))
writeFileSync(STANCES_FILE, `${JSON.stringify(stances, null, 1)}\n`)
const bearing = packWeights(trainBearing(WISHED_FILES.flatMap(clausesIn)))
writeFileSync(BEARING_FILE, `${JSON.stringify(bearing, null, 1)}\n`)
const conditions = packWeights(trainConditions(readUnread()))
writeFileSync(CONDITION_FILE, `${JSON.stringify(conditions, null, 1)}\n`)
const spending = packWeights(trainSums([...readSums(), ...sumsOfUtterances(writers)]))
writeFileSync(SPENDING_FILE, `${JSON.stringify(spending, null, 1)}\n`)
const turnKinds = packWeights(trainTurnKinds([...readTurnKinds(), ...turnKindsOfConversations(writers)]))
writeFileSync(TURN_KINDS_FILE, `${JSON.stringify(turnKinds, null, 1)}\n`)
const situations = packWeights(trainSituations(readSituations()))
writeFileSync(SITUATION_FILE, `${JSON.stringify(situations, null, 1)}\n`)
writeFileSync(SOUGHT_FILE, `${JSON.stringify(trainSought(sought), null, 1)}\n`)
print(`\n${safetyLines(classifierOf(unpackWeights(weights))).join('\n')}`)
print(`\n${Math.round(file.length / 1024)} KB of weights, ${file === before ? 'as they were' : 'changed'}.`)
