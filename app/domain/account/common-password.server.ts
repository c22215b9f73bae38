import { fold } from '#app/vietnamese/fold.ts'
import { COMMON_WORDS } from './common-words.server.ts'

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const WALKS = ROWS.flatMap((row) => [row, row.split('').reverse().join('')])

/** Figures that people put after a word: runs, years, and what is lucky or rude. */
const ENDINGS =
  /^(?:|\d|1{2,8}|0{2,4}|0[1-9]|1[0-9]|2[0-9]|69|77|88|99|12+3*|123(?:4(?:5(?:6(?:7(?:89?0?)?)?)?)?)?|123123|321|321321|420|666|786|777|888|999|(?:19[5-9]|20[0-3])\d)$/

/** Letters as people write them with figures and signs. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password is one that lists of the most common passwords hold: figures alone, a common word (also twice, or with
 * figures for letters) with the usual figures after it, a walk over the keyboard, something short said again, or the person's
 * own address. Marks and capitals make no difference.
 * @param email whose password it is to be
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = fold(password).replaceAll(/\s+/g, '')
  const own = fold(email).split('@')[0] ?? ''
  return (
    /^\d{1,12}$/.test(text) ||
    /^(.{1,4})\1+$/.test(text) ||
    (own.length >= 4 && text.startsWith(own) && ENDINGS.test(text.slice(own.length))) ||
    isWalk(text) ||
    isWordWithEnding(text)
  )
}

function isWordWithEnding(text: string): boolean {
  const [, word = '', ending = ''] = /^(.*?[^\d]|)(\d*)$/.exec(text) ?? []
  return ENDINGS.test(ending) && [word, unleet(word)].some((each) => COMMON_WORDS.has(each) || isTwice(each))
}

const isTwice = (word: string) =>
  word.length % 2 === 0 &&
  COMMON_WORDS.has(word.slice(0, word.length / 2)) &&
  word.endsWith(word.slice(0, word.length / 2))

const unleet = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign)

/** One run of keys, or two of at least three keys each: 'qwertyui', '1qaz2wsx', 'abcd1234', '123qweasd'. */
function isWalk(text: string): boolean {
  if (isRun(text)) return true
  for (let end = 3; end <= text.length - 3; end++) {
    const rest = text.slice(end)
    if (isRun(text.slice(0, end)) && (isRun(rest) || isTwoRuns(rest))) return true
  }
  return false
}

function isTwoRuns(text: string): boolean {
  for (let end = 3; end <= text.length - 3; end++) {
    if (isRun(text.slice(0, end)) && isRun(text.slice(end))) return true
  }
  return false
}

const isRun = (text: string) => WALKS.some((walk) => walk.includes(text))
