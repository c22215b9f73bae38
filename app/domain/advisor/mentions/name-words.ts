import { fold } from '#app/vietnamese/fold.ts'

/** Endings people write short behind a figure ('15prm', 's24u'), and what they stand for. */
const SHORT_ENDINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    prm: ['pro', 'max'],
    promax: ['pro', 'max'],
    pm: ['pro', 'max'],
    pro: ['pro'],
    plus: ['plus'],
    max: ['max'],
    mini: ['mini'],
    ultra: ['ultra'],
    fe: ['fe'],
    u: ['ultra'],
  }),
)

/** Names people write short, and what they stand for. */
const SHORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ss: ['samsung'],
    mba: ['macbook', 'air'],
    mbp: ['macbook', 'pro'],
    mb: ['macbook'],
    prm: ['pro', 'max'],
    pm: ['pro', 'max'],
    promax: ['pro', 'max'],
    apw: ['apple', 'watch'],
    rdmi: ['redmi'],
    rmnote: ['redmi', 'note'],
    ssg: ['samsung'],
    tuf: ['asus', 'tuf'],
  }),
)
/** Whose line 'note' is where its brand is named. */
const OTHER_NOTES = /^(?:redmi|galaxy|samsung|ss|realme|infinix|xiaomi|xm)$/

/** A word of a name with its place in the text it stands in. */
export type NameWord = { text: string; start: number; end: number }

/** Three letters and more and the figure behind them are two words: 'iphone15', 'fold6'; 's24' and 'm4' are one. */
const LETTERS_THEN_FIGURE = /^([a-z]{3,})(\d.*)$/
/** 'ip15', but not 'ip68', which is a grade of sealing. */
const IPHONE = /^ip((?:[5-9]|[12]\d)(?!\d).*)$/
const FIGURE_THEN_ENDING = /^([a-z]{0,2}\d{1,3})([a-z]+)$/

function wordsOf(word: string, next: string | undefined, before?: string): readonly string[] {
  if (word === 'ip' && next !== undefined && IPHONE.test(`ip${next}`)) return ['iphone']
  if (word === 'mac' && /^(?:air|pro|m\d)$/.test(next ?? '')) return ['macbook']
  if (word === 'note' && /^1[0-9](?!\d)/.test(next ?? '') && !OTHER_NOTES.test(before ?? ''))
    return ['redmi', 'note']
  const short = before === 'asus' && word === 'tuf' ? undefined : SHORT_NAMES.get(word)
  if (short) return short
  const redmi = /^rn(\d{1,2})(.*)$/.exec(word)
  if (redmi) {
    const [, figure = '', ending = ''] = redmi
    return ['redmi', 'note', ...(ending === 'p' ? [figure, 'pro'] : wordsOf(figure + ending, undefined))]
  }
  const chip = /^(m[1-9])(p|pro|max)$/.exec(word)
  if (chip) return [chip[1] ?? '', chip[2] === 'max' ? 'max' : 'pro']
  const note = before === 'redmi' && /^n(\d{1,2})(.*)$/.exec(word)
  if (note)
    return [
      'note',
      ...(note[2] === 'p' ? [note[1] ?? '', 'pro'] : wordsOf(`${note[1]}${note[2]}`, undefined)),
    ]
  // 'ipad gen 9' is the iPad 9.
  if (word === 'gen' && before === 'ipad' && /^\d/.test(next ?? '')) return []
  const iphone = IPHONE.exec(word)
  if (iphone) return ['iphone', ...wordsOf(iphone[1] ?? '', undefined)]
  const split = LETTERS_THEN_FIGURE.exec(word)
  if (split)
    return [...(SHORT_NAMES.get(split[1] ?? '') ?? [split[1] ?? '']), ...wordsOf(split[2] ?? '', undefined)]
  const [, figure = '', ending = ''] = FIGURE_THEN_ENDING.exec(word) ?? []
  const meant = SHORT_ENDINGS.get(ending)
  return meant && !(ending === 'u' && /^\d/.test(figure)) ? [figure, ...meant] : [word]
}

/** The words of a text as names are matched: folded, of a-z and 0-9, what is written short written out. '+' is 'plus'. */
export function nameWords(text: string): NameWord[] {
  const found = [
    ...fold(text)
      .replaceAll('đ', 'd')
      .matchAll(/[a-z0-9]+|(?<=[a-z0-9])\+/g),
  ]
  return found.flatMap((match, index) => {
    const [word] = match
    const place = { start: match.index, end: match.index + word.length }
    if (word === '+') return [{ text: 'plus', ...place }]
    return wordsOf(word, found[index + 1]?.[0], found[index - 1]?.[0]).map((part) => ({
      text: part,
      ...place,
    }))
  })
}

const INITIAL = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?'
const NUCLEUS = '(?:[aeiouy]{1,3})'
const FINAL = '(?:ng|nh|ch|[cmnpt])?'
const SYLLABLE = new RegExp(`^${INITIAL}${NUCLEUS}${FINAL}$`)

/** Whether a folded word could be a Vietnamese syllable: 'may' and 'tinh' could, 'iphone' and 'galaxy' could not. */
export const isSyllable = (word: string): boolean => SYLLABLE.test(word)
