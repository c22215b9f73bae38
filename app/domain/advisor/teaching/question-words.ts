import { fold } from '#app/vietnamese/fold.ts'
import type { Match } from '../understand/lexicon.ts'
import type { Token } from '../understand/reading.ts'
import { withinOneEdit } from '../understand/spelling.ts'

/** A word that says what is asked: folded, and with its marks where some were typed. */
export type Word = {
  folded: string
  marked: string
  /** In a text without marks it may be any word that folds to it; in one with marks it is meant as it stands. */
  isUnmarked: boolean
  /** Typed without marks it may as well be a word that says nothing: 've' is 'về' or 'vệ'. */
  isDoubtful?: boolean
}

/** Words that say nothing of what is asked: who speaks to whom, what softens, what only points. */
const FILLERS = new Set(
  `ạ à ơi oi shop sốp sop ad admin bạn mình mìn em anh chị tôi tui tao bác chú mọi người ae mn nhà bên của cho hỏi xin giúp với dùm giùm
  biết vậy z v thế ta nhé nhỉ nhe hen ha hở thì mà là có được đc dc cái con chiếc ở tại về ra đến tới vào vô lên này đó kia đây rồi
  cũng bị nữa luôn không ko k kg hông hong hok hem hổng chăng chưa thưa dạ website web trang bằng`.split(
    /\s+/,
  ),
)
/** Fillers that are another word where their marks were left out: 'bạn' and 'bán'. */
const ALSO_WORDS = new Set('ban chu bi tao hoi day'.split(' '))
const DOUBTFUL = new Set('cua den do vo ve bac ha ta bang the'.split(' '))
const FOLDED_FILLERS = new Set(
  [...FILLERS].map(fold).filter((word) => !ALSO_WORDS.has(word) && !DOUBTFUL.has(word)),
)

/** Ways of saying one thing in several words, folded; the first stands for all, and '' says nothing. */
const PHRASES = phrasesOf([
  [
    '',
    'co bi sao khong|co bi sao ko|co bi gi khong|co sao khong|co sao ko|co sao k|co sao hong|co on khong|cho hoi|moi nguoi',
  ],
  [
    'la gi',
    'nghia la gi|co nghia la gi|la sao|la cai gi|la nhu the nao|la the nao|la loi gi|y nghia gi|nghia la sao',
  ],
  ['o dau', 'cho nao|noi nao|o cho nao|dau'],
  ['tai sao', 'vi sao|do dau'],
  ['lam sao', 'lam the nao|bang cach nao|lam cach nao'],
  ['loi', 'bao loi|hien loi|hien thi loi|hien len loi|gap loi|ma loi|bi loi|hien ma loi|bao ma loi'],
  ['giao hang', 'ship hang|giao toi|giao ve'],
  ['may phat dien', 'may phat'],
  ['dung', 'su dung'],
])
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

/** Words that say one thing. */
const SAME_WORDS = ['để đặt kê', 'dùng xài', 'hư hỏng', 'to lớn bự', 'mua sắm tậu', 'chén bát', 'lắp gắn']
const SAME_BY_MARKED: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((line) => line.split(' ').map((word) => [toneLast(word), line] as const)),
)
const SAME_BY_FOLDED: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((line) => line.split(' ').map((word) => [fold(word), line] as const)),
)

/** The words that say the same as this one; undefined for none. */
const sameAs = ({ folded, marked, isUnmarked }: Word): string | undefined =>
  isUnmarked ? SAME_BY_FOLDED.get(folded) : SAME_BY_MARKED.get(marked)

function phrasesOf(
  lines: readonly (readonly [said: string, phrases: string])[],
): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(([said, phrases]) =>
      [said, ...phrases.split('|')].map((phrase) => [phrase, said] as const),
    ),
  )
}

/** A word with its tone behind it: 'hoà' and 'hòa' are one word. */
function toneLast(marked: string): string {
  const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
  const apart = marked.normalize('NFD')
  return apart.replace(tones, '') + (apart.match(tones) ?? []).join('')
}

/**
 * The words of a question that say what it asks, beside the kinds it names, its figures and its denials, which are held
 * against others apart. Linear in the question.
 * @param reading `hasMarks`: some letter was typed with its mark
 */
export function wordsOf(
  { tokens, hasMarks }: { tokens: readonly Token[]; hasMarks: boolean },
  kinds: readonly Match<unknown>[],
): Word[] {
  const left = tokens.filter(
    ({ text, start }) =>
      /^[a-z]/.test(text) && !kinds.some((kind) => start >= kind.start && start < kind.end),
  )
  const words: Word[] = []
  for (let at = 0; at < left.length;) {
    const length = phraseAt(left, at)
    const said = length > 1 ? PHRASES.get(textOf(left, at, length)) : undefined
    const word =
      said === undefined
        ? wordOf(left[at], !hasMarks)
        : said === ''
          ? null
          : { folded: said, marked: said, isUnmarked: true }
    if (word) words.push(word)
    at += length
  }
  return words
}

/** A word as it is compared; null where it says nothing. */
function wordOf(token: Token | undefined, isUnmarked: boolean): Word | null {
  if (!token || FILLERS.has(token.marked)) return null
  const { text: folded, marked } = token
  if (folded !== marked) return { folded, marked: toneLast(marked), isUnmarked }
  if (FOLDED_FILLERS.has(folded)) return null
  return { folded, marked, isUnmarked, ...(DOUBTFUL.has(folded) && { isDoubtful: true }) }
}

const textOf = (tokens: readonly Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')

function phraseAt(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 1; length -= 1)
    if (PHRASES.has(textOf(tokens, at, length))) return length
  return 1
}

/**
 * What a word is looked up by: words that are one share one of these keys, though not all that share one are one.
 */
export const keysOf = (word: Word): string[] => {
  const line = sameAs(word)
  const first = word.folded.slice(0, 1)
  return line === undefined ? [first] : [first, line]
}

/** Letters from which on a word may be taken for another that differs by one. */
const LONG = 5

/**
 * Whether two words are one: with marks on both sides the marks must agree ('mưa' is no 'mua'), and a long word may have one
 * letter wrong where it is none that people write.
 * @param isWritten whether a folded word is one that people write
 */
export function isSameWord(one: Word, other: Word, isWritten: (folded: string) => boolean): boolean {
  if (one.folded === other.folded) return one.marked === other.marked || one.isUnmarked || other.isUnmarked
  const line = sameAs(one)
  if (line !== undefined && line === sameAs(other)) return true
  const isLong = Math.min(one.folded.length, other.folded.length) >= LONG
  if (!isLong || one.folded[0] !== other.folded[0]) return false
  return (!isWritten(one.folded) || !isWritten(other.folded)) && withinOneEdit(one.folded, other.folded)
}
