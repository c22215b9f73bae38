import type { Unstated } from '../retrieve/mentioned.ts'
import { FEATURE_LABELS } from '../understand/chip-labels.ts'
import type { Need } from '../understand/need.ts'
import { sayKind } from './need-words.ts'
import { joinWords, lowerFirst } from './phrasing.ts'

/** What could not be checked of the wishes, honestly; empty where every wish was. */
export function sayUnstated(unstated: readonly Unstated[], need: Need): string[] {
  const label = ({ feature }: Unstated) => lowerFirst(FEATURE_LABELS[feature])
  const mentioned = unstated.filter(({ isMentioned }) => isMentioned).map(label)
  const unknown = unstated.filter(({ isMentioned }) => !isMentioned).map(label)
  return [
    ...(mentioned.length > 0
      ? [
          `Về ${joinWords(mentioned)}, mình dựa vào tên và mô tả sản phẩm; bạn xem lại ở trang của hãng cho chắc.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `Dữ liệu của mình chưa ghi ${sayKind(need)} nào có ${joinWords(unknown)} hay không, nên điều này mình chưa lọc được; bạn hỏi kỹ nơi bán trước khi mua nhé.`,
        ]
      : []),
  ]
}
