import type { Need } from '../understand/need.ts'
import { saidFirst } from './draft.ts'
import type { Draft } from './draft.ts'
import { sayKind } from './need-words.ts'
import { joinWords } from './phrasing.ts'

/** 'Galaxy S24' from 'galaxy s24', as names are written. */
const asName = (model: string) =>
  model.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('vi')).replace(/^Iphone/, 'iPhone')

/** A draft that first says which products asked about are not in the data. */
export function withMissing(draft: Draft, missing: readonly string[]): Draft {
  if (missing.length === 0) return draft
  const said = `Dữ liệu của mình chưa có ${joinWords(missing.map(asName))}, nên mình không nói được gì chắc về máy này.`
  return saidFirst(said, draft)
}

/** A draft that first says that the data have no such machine of the brand asked about. */
export function withNoneOfBrand(draft: Draft, need: Need): Draft {
  const said = `Dữ liệu của mình không có ${sayKind(need)} ${joinWords(need.brands, 'hoặc')} nào, nên mình chỉ nói được chuyện chung.`
  return saidFirst(said, draft)
}

/** A draft about another version of the model asked for, which it first says. */
export function withNearest(draft: Draft, model: string): Draft {
  const said = `Dữ liệu của mình chưa có đúng ${asName(model)}; gần nhất là máy dưới đây.`
  return saidFirst(said, draft)
}

/** A draft about the one product that was known of two to be compared, which it first says. */
export function withOneSide(draft: Draft): Draft {
  const said = 'Trong hai máy bạn hỏi, mình chỉ nhận ra một; bạn gõ đủ tên máy kia, mình so giúp.'
  return saidFirst(said, draft)
}
