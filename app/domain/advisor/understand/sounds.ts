import { fold } from '#app/vietnamese/fold.ts'
import { splitTone } from '#app/vietnamese/syllable.ts'

/** A word as it is held against others: its letters without tone, the same without any mark, and its tone. */
export type Spelt = { letters: string; plain: string; tone: string }

export function spell(word: string): Spelt {
  const { letters, tone } = splitTone(word)
  return { letters, plain: fold(letters), tone }
}

/** What is written for what, and how unlike the two are; where both may stand for the other, one line says so. */
type Swap = readonly [written: string, meant: string, cost: number]

const both = (cost: number, ...pairs: string[]): Swap[] =>
  pairs.flatMap((pair) => {
    const [one = '', other = ''] = pair.split('=')
    return [
      [one, other, cost],
      [other, one, cost],
    ] as Swap[]
  })
const short = (cost: number, ...pairs: string[]): Swap[] =>
  pairs.map((pair) => {
    const [written = '', meant = ''] = pair.split('>')
    return [written, meant, cost]
  })

/** At the head of a word: what sounds alike somewhere in the country, and letters of chats. */
const INITIALS: readonly Swap[] = [
  ...short(0.1, 'f>ph', 'w>qu', 'j>gi', 'ck>ch', 'kk>kh', 'z>v', 'dz>d', 'dz>v', 'dz>gi', 'kw>qu'),
  ...short(0.2, 'z>d', 'z>gi', 'c>k', 'g>gh', 'ng>ngh', 'k>c', 'q>qu', 'gh>g', 'ngh>ng'),
  ...short(
    0.35,
    'z>r',
    'k>kh',
    'j>ch',
    'p>ph',
    'g>ng',
    'h>qu',
    'g>r',
    'd>v',
    'gi>v',
    'c>ch',
    't>th',
    'n>nh',
    'q>c',
  ),
  ...both(0.35, 'tr=ch', 's=x', 'd=gi', 'r=d', 'r=gi', 'l=n', 'd=v', 'gi=v'),
]
/** At its end. */
const FINALS: readonly Swap[] = [
  ...short(0.15, 'g>ng', 'k>ch', 'h>nh', 'k>c', 'nk>nh', 'ik>inh', 'ik>iet', 'ik>ich'),
  ...short(0.3, 'k>t', 'k>nh', 'p>m', 'h>ch'),
  ...both(0.3, 'n=ng', 't=c', 'n=nh', 't=ch', 'i=y', 'o=u'),
  ...both(0.45, 'c=ch', 'nh=ng', 'm=n'),
]
/** Inside it: what is drawn together, and what sounds alike. */
const VOWELS: readonly Swap[] = [
  ...short(0.15, 'j>i', 'iu>yeu', 'w>u'),
  ...short(0.3, 'i>ie', 'i>ye', 'u>uo', 'y>uy', 'i>uy', 'u>ye', 'w>o'),
  ...both(
    0.35,
    'ie=e',
    'uo=o',
    'iu=uu',
    'iu=ieu',
    'uu=uou',
    'ui=uoi',
    'ai=ay',
    'au=ao',
    'oi=ui',
    'y=i',
    'ye=ie',
    'im=em',
    'op=ap',
  ),
]

const byFirst = (swaps: readonly Swap[]) => {
  const found = new Map<string, Swap[]>()
  for (const swap of swaps) found.set(swap[0][0] ?? '', [...(found.get(swap[0][0] ?? '') ?? []), swap])
  return found
}
const VOWELS_BY_FIRST = byFirst(VOWELS)

const COST = {
  /** A mark was left out, and another was typed. */
  noMark: 0.2,
  otherMark: 0.55,
  /** As many write the two. */
  dippingTone: 0.15,
  noTone: 0.3,
  otherTone: 0.5,
  doubled: 0.15,
  lost: 0.8,
  added: 0.8,
  swapped: 0.6,
  other: 1.1,
} as const

/** The first sounds under which a word may be looked for; those that are taken for one another are one. */
const FIRST_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:c|k|q|w|tr)/, 'c'],
  [/^t/, 't'],
  [/^(?:d|gi|j|r|v|z|y)/, 'd'],
  [/^[sx]/, 's'],
  [/^[ln]/, 'n'],
  [/^[fp]/, 'p'],
  [/^(?:g|ng|r)/, 'g'],
  [/^(?:h|qu|w)/, 'h'],
  [/^b/, 'b'],
  [/^m/, 'm'],
  [/^[aeiouy]/, 'a'],
]

export const firstSounds = (plain: string): string[] =>
  FIRST_SOUNDS.flatMap(([begins, sound]) => (begins.test(plain) ? [sound] : []))

/** What unlikeness reckons in, used again from word to word. */
const SCRATCH = new Float64Array(400)

const HOOK = '\u0309'
const WAVE = '\u0303'

function toneCost(written: string, meant: string): number {
  if (written === meant) return 0
  if ((written === HOOK && meant === WAVE) || (written === WAVE && meant === HOOK)) return COST.dippingTone
  return written === '' ? COST.noTone : COST.otherTone
}

/**
 * How unlike a word as written is to one that it may stand for; Infinity from `most` on. What was written without any mark
 * is held against the other's letters alone.
 */
export function unlikeness(written: Spelt, meant: Spelt, most: number): number {
  const isPlain = written.letters === written.plain && written.tone === ''
  const tone = isPlain ? 0 : toneCost(written.tone, meant.tone)
  if (tone >= most || Math.abs(written.plain.length - meant.plain.length) > 2) return Infinity
  const [from, to] = [written.plain, meant.plain]
  const width = to.length + 1
  const size = (from.length + 1) * width
  const costs =
    size <= SCRATCH.length ? SCRATCH.fill(Infinity, 0, size) : new Float64Array(size).fill(Infinity)
  costs[0] = tone
  const reach = (i: number, j: number, cost: number) => {
    const at = i * width + j
    if (i <= from.length && j <= to.length && cost < (costs[at] ?? 0)) costs[at] = cost
  }
  for (let i = 0; i <= from.length; i += 1) {
    for (let j = 0; j <= to.length; j += 1) {
      const cost = costs[i * width + j] ?? Infinity
      if (cost >= most) continue
      const [letter, other] = [from[i], to[j]]
      if (letter !== undefined && letter === other)
        reach(i + 1, j + 1, cost + (isPlain ? 0 : markCost(written.letters[i], meant.letters[j])))
      else if (letter !== undefined && other !== undefined) reach(i + 1, j + 1, cost + COST.other)
      if (letter !== undefined)
        reach(i + 1, j, cost + (i > 0 && letter === from[i - 1] ? COST.doubled : COST.added))
      if (other !== undefined && j > 0) reach(i, j + 1, cost + COST.lost)
      if (letter !== other && letter === to[j + 1] && from[i + 1] === other)
        reach(i + 2, j + 2, cost + COST.swapped)
      const swaps = i === 0 && j === 0 ? INITIALS : (VOWELS_BY_FIRST.get(letter ?? '') ?? [])
      for (const [one, another, unlike] of swaps)
        if (from.startsWith(one, i) && to.startsWith(another, j))
          reach(i + one.length, j + another.length, cost + unlike)
      if (j > 0 && from.length - i <= 2 && to.length - j <= 3)
        for (const [one, another, unlike] of FINALS)
          if (from.slice(i) === one && to.slice(j) === another) reach(from.length, to.length, cost + unlike)
    }
  }
  const cost = costs[size - 1] ?? Infinity
  return cost < most ? cost : Infinity
}

function markCost(written: string | undefined, meant: string | undefined): number {
  if (written === meant) return 0
  return written !== undefined && fold(written) === written && written !== 'd' ? COST.noMark : COST.otherMark
}
