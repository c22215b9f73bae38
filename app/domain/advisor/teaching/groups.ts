import { beyond, likeness, printOf } from './likeness.ts'
import type { Print } from './likeness.ts'
import type { TeachReason } from './reasons.ts'

/** A question of the list as it was kept: asked so often for one reason, or one vote against its answer. */
export type Entry = {
  /** 'q12' or, of a vote, 'v12'. */
  key: string
  text: string
  reason: TeachReason
  /** What the visitor chose to say of the answer; null for none. */
  complaint: string | null
  count: number
  /** ISO 8601. */
  lastAt: string
  /** The answer as it was given; null where it was not kept. */
  answer: string | null
}

/** Questions that ask the same, in the spelling that is asked most. */
export type QuestionGroup = {
  /** The key of the entry it is named by. */
  key: string
  text: string
  /** Its other spellings and paraphrases. */
  others: string[]
  reasons: TeachReason[]
  complaints: string[]
  /** How often it was asked without a good answer, votes aside. */
  asked: number
  votes: number
  lastAt: string
  answer: string | null
  keys: string[]
}

/** Entries that ask the same, and what their texts look like. */
type Alike = { prints: Print[]; entries: Entry[] }

/** Texts of a group that a question is held against. */
const MOST_COMPARED = 8

/** Questions look alike from here on, and what one says beyond the other is at most this share of both. */
const ALIKE = 0.25
const BEYOND = 0.2

/** Whether two questions ask the same, near paraphrases included: each says a word of its own, and they ask two things. */
function isNear(one: Print, other: Print): boolean {
  if (one.frame !== other.frame) return false
  const [left, right] = [beyond(one.words, other.words).length, beyond(other.words, one.words).length]
  const all = one.words.length + other.words.length
  if ((left > 0 && right > 0) || left + right > all * BEYOND) return false
  return likeness(one, other) >= ALIKE
}

/**
 * Puts questions together that ask the same, in the order of their first entry. An entry goes to the first group that it is
 * near to, so the time is that of entries by groups of the same kinds and figures.
 */
export function groupAlike(entries: readonly Entry[]): QuestionGroup[] {
  const groups: Alike[] = []
  const byText = new Map<string, Alike>()
  const byFrame = new Map<string, Alike[]>()
  for (const entry of entries) {
    const same = byText.get(entry.text)
    if (same) {
      same.entries.push(entry)
      continue
    }
    const print = printOf(entry.text)
    const near = byFrame.get(print.frame) ?? []
    byFrame.set(print.frame, near)
    const found = near.find((group) => group.prints.some((known) => isNear(known, print)))
    const group = found ?? { prints: [], entries: [] }
    if (group.prints.length < MOST_COMPARED) group.prints.push(print)
    group.entries.push(entry)
    byText.set(entry.text, group)
    if (found) continue
    near.push(group)
    groups.push(group)
  }
  return groups.map(({ entries }) => grouped(entries))
}

function grouped(entries: readonly Entry[]): QuestionGroup {
  const byCount = entries.toSorted((one, other) => other.count - one.count)
  const [first] = byCount
  const latest = entries.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt))
  const texts = [...new Set(byCount.map(({ text }) => text))]
  const sum = (of: readonly Entry[]) => of.reduce((sum, { count }) => sum + count, 0)
  return {
    key: first?.key ?? '',
    text: texts[0] ?? '',
    others: texts.slice(1),
    reasons: [...new Set(entries.map(({ reason }) => reason))],
    complaints: [...new Set(entries.flatMap(({ complaint }) => complaint ?? []))],
    asked: sum(entries.filter(({ reason }) => reason !== 'voted_down')),
    votes: sum(entries.filter(({ reason }) => reason === 'voted_down')),
    lastAt: latest[0]?.lastAt ?? '',
    answer: latest.find(({ answer }) => answer !== null)?.answer ?? null,
    keys: entries.map(({ key }) => key),
  }
}
