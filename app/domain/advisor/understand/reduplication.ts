import { splitTone } from '#app/vietnamese/syllable.ts'
import { saidSo } from './word-likelihood.ts'

const TWICE = /(?<!\p{L})(\p{L}{2,}) (?=(\p{L}{2,}))/gu

/** What a stop at the end of a word becomes where it is said before itself: 'khang khác', 'đèm đẹp', 'man mát'. */
const SOFTENED: readonly (readonly [RegExp, string])[] = [
  [/ch$/, 'nh'],
  [/c$/, 'ng'],
  [/p$/, 'm'],
  [/t$/, 'n'],
]
const GRAVE = '\u0300'

/** Whether the first of two words is the second said more softly: 'mằn mặn', 'nho nhỏ', 'khang khác'. */
function isSofter(first: string, second: string): boolean {
  const [soft, full] = [splitTone(first), splitTone(second)]
  if ((soft.tone !== '' && soft.tone !== GRAVE) || full.tone === '' || full.tone === GRAVE) return false
  const [stop, nasal] = SOFTENED.find(([end]) => end.test(full.letters)) ?? [/$/, '']
  return soft.letters === full.letters.replace(stop, nasal)
}

/** So much more often, as a logarithm, a quality is said than its softer half: 'cho chó' are two words. */
const CLEARLY = 1

/** A text in which a quality that is said twice, as softer, is said once. */
export function singleWords(text: string): string {
  return text.replace(TWICE, (both, first: string, second: string) => {
    const [one, other] = [first.toLowerCase(), second.toLowerCase()]
    const isQuality = saidSo(other) > saidSo(one) + CLEARLY
    return isQuality && isSofter(one, other) ? '' : both
  })
}
