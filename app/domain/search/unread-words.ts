import { FEATURE_CONDITIONS } from '#app/domain/advisor/retrieve/feature-conditions.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import type { Need } from '#app/domain/advisor/understand/need.ts'
import { fold, searchWords } from '#app/vietnamese/fold.ts'
import { formsOf } from '#app/vietnamese/synonyms.ts'

/** Words that carry no meaning of their own in a search: what wishes, amounts and households are dressed in. */
const DRESSING = new Set(
  `mua can tim tim kiem cho toi minh em anh chi ban gia tam khoang co duoi tren tu den toi khong qua it nhat nhieu loai cai con chiec
  nao gi thi la va voi hoac hay o trong ve nha phong nguoi may hang san pham dang muon xin goi y tu van dung de lam duoc nen
  inch in kg ky lit l hp ngua btu gb tb w m2 m met vuong trieu tr cu k nghin ngan dong d vnd re dat tot moi bon hon gan xap xi
  toi da toi thieu max min under below from to for the a ram rom ssd trieu`.split(/\s+/),
)

/** What of a need filters come from, and the wishes that order rather than narrow. Features no filter knows are left out. */
function meaning(need: Need): string {
  const { chips: _chips, intent: _intent, features, budget, ...rest } = need
  const { words: _words, ...sum } = budget ?? { words: '' }
  return JSON.stringify([rest, sum, features.filter((feature) => FEATURE_CONDITIONS[feature])])
}

type Reading = {
  /** The kind became a filter, so that the words that name it are read. */
  isKindRead: boolean
  read: (rest: string) => Need
}

/**
 * The words of a text that its reading made no filter of: those without which it reads the same. Names of models and lines,
 * and figures beside them, count as unread, because only the text search finds them.
 */
export function unreadWords(text: string, need: Need, { isKindRead, read }: Reading): string {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 20)
  const whole = meaning(need)
  const isName = wordsOf([...need.models, ...need.lines])
  const isOfKind = wordsOf(need.kinds.flatMap((kind) => formsOf(kindLabel(kind).toLocaleLowerCase('vi'))))
  const isOfSum = wordsOf([need.budget?.words ?? ''])
  return words
    .filter((word, index) => {
      const bare = fold(word).replace(/[^a-z0-9.,-]+/g, '')
      if (bare === '' || isOfSum(bare)) return false
      if (isName(bare)) return true
      if (/^\d/.test(bare)) return need.models.length > 0
      if (isOfKind(bare)) return !isKindRead
      if (DRESSING.has(bare)) return false
      return meaning(read(words.filter((_, other) => other !== index).join(' '))) === whole
    })
    .join(' ')
}

function wordsOf(phrases: readonly string[]): (bare: string) => boolean {
  const known = new Set(phrases.flatMap((phrase) => searchWords(phrase)))
  return (bare) => searchWords(bare).every((word) => known.has(word))
}
