import { readFileSync, readdirSync } from 'node:fs'
import { FACTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { FIGURE_WORD, packWords } from '#app/domain/advisor/understand/known-words.ts'
import type { WordsFile } from '#app/domain/advisor/understand/known-words.ts'
import { isEnglish } from '#app/domain/advisor/understand/mend.ts'
import { spell, unlikeness } from '#app/domain/advisor/understand/sounds.ts'
import { kindRecord, presentKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { isWritable } from '#app/vietnamese/syllable.ts'
import { SYNONYM_GROUPS } from '#app/vietnamese/synonyms.ts'
import { VOCABULARY } from './train.ts'
import type { Writer } from './utterances.ts'

/** From this share of words with marks on a text is taken to be written with care. */
const CAREFUL = 0.5
/** Fewer words say nothing of how the rest was written. */
const FEWEST = 3
/** A word that only askers wrote has to stand so often in what they wrote with care; one that can be no syllable more often. */
const OFTEN = 2
const OFTEN_ODD = 8
/** One that is written less often than this is a slip where another that looks like it is written so many times as often. */
const SURELY = 5
const LOOKS_LIKE = 0.36
const MORE_OFTEN = 60
/** The same of one that can be no syllable, however often it is written. */
const MORE_OFTEN_THAN_ODD = 15
/** Pairs said less often are left out. */
const PAIRED = 3

/** Stands for every figure, as a letter that no word has. */
const FIGURE = ` ${FIGURE_WORD} `

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

function isCareful(text: string): boolean {
  const words = wordsOf(text)
  const marked = words.filter((word) => word !== fold(word)).length
  return words.length >= FEWEST && marked / words.length >= CAREFUL
}

const UNDERSTANDING = new URL('../../app/domain/advisor/understand/', import.meta.url)

const COMMENTS = /^\s*(?:\/\/|\/?\*).*$/gm
const WHOLE_WORDS = /(?<![\p{L}\\])\p{Ll}{2,}(?!\p{L})/gu
/** Files that hold a word without marks, as the rules are written in: in fewer it may be a slip that one of them knows. */
const IN_FILES = 2

/** The vocabulary of the advisor's own rules, which know some words by another spelling. */
const ruled = (): string[] =>
  readdirSync(UNDERSTANDING)
    .filter((file) => file.endsWith('.ts') && !/test|spelling/.test(file))
    .map((file) => readFileSync(new URL(file, UNDERSTANDING), 'utf8').replace(COMMENTS, ''))
    .flatMap((code) => [...new Set(code.match(WHOLE_WORDS))])

/** Words that carry marks or stand so often in a list. */
function often(words: readonly string[], least: number): string[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (word !== fold(word) || count >= least ? [word] : []))
}

/** How often more what machines are called counts than it is written: a name is one word after another, and nothing else. */
const NAMED = 20
const named = (): string[] =>
  presentKinds().flatMap((kind) =>
    kindRecord(kind).words.others.flatMap((phrase) => {
      const name = phrase.replace(/^[!~]+/, '')
      return name.includes(' ') ? Array<string>(NAMED).fill(name) : [name]
    }),
  )

/** What is written with care: what the facts say, and what the words of kinds and names are. */
function edited(): string[] {
  return [
    ...FACTS.flatMap(({ question, verdict, claims }) => [
      question,
      verdict,
      ...claims.map(({ text }) => text),
    ]),
    ...named(),
    ...SYNONYM_GROUPS.flatMap(({ forms, narrower }) => [...forms, ...narrower]),
    ...VOCABULARY.brands,
  ]
}

/** Without words that are seldom written and look like one that is written often: 'hảng' is 'hãng'. */
function withoutSlips(counts: ReadonlyMap<string, number>, ours: ReadonlySet<string>): Map<string, number> {
  const words = [...counts].map(([word, count]) => ({ word, count, spelt: spell(word) }))
  const isSlip = ({ word, count, spelt }: (typeof words)[number]) => {
    const isOdd = !isWritable(word)
    if (ours.has(word) || (!isOdd && count >= SURELY)) return false
    const least = count * (isOdd ? MORE_OFTEN_THAN_ODD : MORE_OFTEN)
    return words.some(
      (other) =>
        other.count > least &&
        other.word.length > 1 &&
        unlikeness(spelt, other.spelt, LOOKS_LIKE) < LOOKS_LIKE,
    )
  }
  return new Map(words.filter((word) => !isSlip(word)).map(({ word, count }) => [word, count]))
}

/** The words that are known, how often they are said, and which stand beside which. */
export function learnWords(writers: readonly Writer[]): WordsFile {
  const own = edited()
  const asked = [
    ...FACTS.flatMap(({ examples }) => examples),
    ...writers.flatMap(({ texts, conversations }) =>
      [...texts, ...conversations.flat()].map(({ text }) => text),
    ),
  ].filter(isCareful)
  const english = writers
    .flatMap(({ texts, conversations }) => [...texts, ...conversations.flat()].map(({ text }) => text))
    .filter(isEnglish)
  const rules = often(ruled(), IN_FILES)
  const ours = new Set([...own, ...english, ...rules].flatMap(wordsOf))
  const counts = new Map<string, number>()
  for (const word of [...own, ...english, ...rules, ...asked].flatMap(wordsOf))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const isKnown = ([word, count]: [string, number]) =>
    ours.has(word) || count >= (isWritable(word) ? OFTEN : OFTEN_ODD)
  const known = withoutSlips(new Map([...counts].filter(isKnown)), ours)
  known.set(FIGURE_WORD, [...own, ...asked].join(' ').match(/\d+/g)?.length ?? 1)
  const pairs = new Map<string, number>()
  for (const text of [...own, ...asked]) {
    for (const run of text
      .normalize('NFC')
      .replace(/\d+/g, FIGURE)
      .split(/[^\p{L} ]+/u)) {
      const words = wordsOf(run)
      for (const [at, word] of words.entries()) {
        const before = words[at - 1]
        if (before === undefined || !known.has(before) || !known.has(word)) continue
        pairs.set(`${before} ${word}`, (pairs.get(`${before} ${word}`) ?? 0) + 1)
      }
    }
  }
  return packWords(known, new Map([...pairs].filter(([, count]) => count >= PAIRED)))
}
