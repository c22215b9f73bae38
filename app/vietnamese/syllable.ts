import { fold } from './fold.ts'

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g
const SYLLABLE =
  /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnpqrstvx])?([aăâeêioôơuưy]{1,3})(ng|nh|ch|[cmnpt])?$/
const VOWELS =
  'a ă â e ê i o ô ơ u ư y ai ao au ay âu ây eo êu ia iê iu iêu oa oă oe oi oai oay oao oeo oo ôi ơi ua uâ uê ui uô uơ uy uya uyê uyu uôi uây ưa ươ ưi ưu ươi ươu yê yêu'
/** What may stand in the middle of a syllable, with its marks and without any. */
const MIDDLES = new Set([...VOWELS.split(' '), ...VOWELS.split(' ').map(fold)])

/** A word without its tone, and the tone; '' for none. */
export function splitTone(word: string): { letters: string; tone: string } {
  const parts = word.normalize('NFD')
  const tones = parts.match(TONES) ?? []
  return { letters: parts.replace(TONES, '').normalize('NFC'), tone: tones.join('') }
}

/** Whether a word can be a Vietnamese syllable: its letters stand as they may, and before 'c', 'p' or 't' only a sharp or heavy tone. */
export function isWritable(word: string): boolean {
  const { letters, tone } = splitTone(word.toLowerCase())
  const found = SYLLABLE.exec(letters)
  if (found === null || tone.length > 1 || !MIDDLES.has(found[1] ?? '')) return false
  const isStopped = /^(?:ch|[cpt])$/.test(found[2] ?? '')
  const isPlain = /^[a-z]+$/.test(letters) && tone === ''
  return !isStopped || isPlain || tone === '\u0301' || tone === '\u0323'
}
