import { fold } from '#app/vietnamese/fold.ts'
import { splitTone } from '#app/vietnamese/syllable.ts'

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Rule = (word: string) => string

/** A word with other letters and its own tone. */
const lettered = (word: string, change: Rule): string => {
  const { letters, tone } = splitTone(word)
  const changed = change(letters)
  const vowel = changed.search(/[ăâêôơư]/) >= 0 ? changed.search(/[ăâêôơư]/) : changed.search(/[aeiouy]/)
  return changed === letters || vowel < 0
    ? word
    : (changed.slice(0, vowel + 1) + tone + changed.slice(vowel + 1)).normalize('NFC')
}
const letters =
  (from: RegExp, to: string): Rule =>
  (word) =>
    lettered(word, (plain) => plain.replace(from, to))

/** How a word with marks is misspelt: finals and initials that sound alike, the two dipping tones, letters twice, swapped or lost. */
const SLIPS: readonly Rule[] = [
  letters(/c$/, 't'),
  letters(/t$/, 'c'),
  letters(/n$/, 'ng'),
  letters(/ng$/, 'n'),
  letters(/ng$/, 'g'),
  letters(/i$/, 'y'),
  letters(/^s/, 'x'),
  letters(/^x/, 's'),
  letters(/^tr/, 'ch'),
  letters(/^gi(?=[aăâeêoôơuư])/, 'd'),
  letters(/^ph/, 'f'),
  letters(/^qu/, 'w'),
  (word) =>
    /\u0303/.test(word.normalize('NFD'))
      ? word.normalize('NFD').replace('\u0303', '\u0309').normalize('NFC')
      : word,
  (word) =>
    /\u0309/.test(word.normalize('NFD'))
      ? word.normalize('NFD').replace('\u0309', '\u0303').normalize('NFC')
      : word,
  (word) => (word.length > 3 ? word + word.at(-1) : word),
  (word) => (word.length > 3 ? word.slice(0, -2) + (word.at(-1) ?? '') + (word.at(-2) ?? '') : word),
]

/** How a word is written in chats, its marks left out. */
const CHAT: readonly Rule[] = [
  (word) => word.replace(/(?<=[a-z])i/, 'j'),
  (word) => word.replace(/ng$/, 'g'),
  (word) => word.replace(/nh$/, 'h'),
  (word) => word.replace(/^ph/, 'f'),
  (word) => word.replace(/^qu/, 'w'),
  (word) => word.replace(/^c(?=[aou])/, 'k'),
  (word) => word.replace(/^ch/, 'ck'),
  (word) => word.replace(/^(?:gi|d)(?=[aou])/, 'z'),
  (word) => (word.length > 2 ? word.replace(/(?<=[a-z])a(?=[a-z])/, '4') : word),
  (word) => (word.length > 2 ? word.replace(/(?<=[a-z])o(?=[a-z])/, '0') : word),
  (word) => (word.length > 2 ? word + (word.at(-1) ?? '') : word),
]

/** A text as somebody would type it who misspells so large a share of its words; names and figures stay. */
export function misspell(
  text: string,
  manner: 'slips' | 'chat',
  share: number,
  random: () => number,
): string {
  const rules = manner === 'slips' ? SLIPS : CHAT
  return (manner === 'chat' ? fold(text) : text).replace(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu, (word) => {
    const isOther = manner === 'slips' && word === fold(word)
    if (isOther || word.length < 2 || random() > share) return word
    const changed = rules.map((rule) => rule(word)).filter((other) => other !== word)
    return changed[Math.floor(random() * changed.length)] ?? word
  })
}
