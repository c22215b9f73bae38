import { kindRecord, kindsWhere, perKinds, presentKinds } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { formsOf } from '#app/vietnamese/synonyms.ts'
import type { Entry } from './lexicon.ts'

/** A kind's group of synonyms and more phrases; a phrase given with a mark replaces the plain one of the group. */
function entry(value: Kind): Entry<Kind> {
  const { synonyms, others, english = [] } = kindRecord(value).words
  const named = english.flatMap((name) => [`~${name}`, `~${name}s`])
  const restated = new Set(others.map((phrase) => phrase.replace(/^[!~]+/, '')))
  return { value, phrases: [...formsOf(synonyms).filter((form) => !restated.has(form)), ...others, ...named] }
}

/** The words for each kind: the groups of synonyms, and what people also type. */
export const kindWords: () => readonly Entry<Kind>[] = perKinds(() => presentKinds().map(entry))

/** Kinds that are bought for another device: 'chuột cho laptop' asks for a mouse. */
export const ACCESSORY_KINDS: ReadonlySet<Kind> = new Set(
  kindsWhere(({ accessory }) => accessory !== undefined),
)

/** Accessories named by the device they fit: 'ốp lưng iphone 15' asks for no iPhone. */
export const FITTED_KINDS: ReadonlySet<Kind> = new Set(kindsWhere(({ accessory }) => accessory === 'fitted'))

/** Everyday phrases that hold the words of a kind without meaning it. */
export const NOT_A_KIND: readonly string[] = [
  'đồng hồ đo huyết áp',
  'đồng hồ điện',
  'lắp đặt',
  'lập trình',

  'bạn là ai',
  'bạn là gì',
  'bạn là người',
  'bạn là robot',
  'bạn là chatbot',
  'bạn là một',
  'bạn là con',
  'máy bay',
  'máy cày',
  'máy cắt',
  'máy xúc',
  'quạt thông gió xe',
  'nước lọc',
  'sạc được bao lâu',
  'trạm sạc',
  'dock sạc',
  'đế sạc',
  'hộp sạc',
  'sạc pin',
  'kéo di động',
  'loa di động',
  'máy lạnh di động',
  'điều hòa di động',
  'sạc di động',
  'màn hình di động',
  'mùi chuột',
  'chuột cắn',
  'chuột chết',
  'chuột cống',
  'như chuột',
  'gọi đt',
  'nghe đt',
  'chuột chui',
  'chuột vào',
  'bẫy chuột',
  'chống chuột',
  'lười sạc',
  'quên sạc',
  'hay sạc',
  'khỏi sạc',
  'ít sạc',
  'bàn phím nông',
  'bàn phím sâu',
  'bàn phím êm',
  'sạc đầy',
  'thời gian sạc',
  'loa ngoài',
  'loa to',
  'loa hay',
  'thay màn hình',
  'màn hình to',
  'màn hình lớn',
  'màn hình đẹp',
  'số điện thoại',
  'sđt',
  'gọi điện thoại',
  'nghe điện thoại',
  'mấy anh chị',
  'mấy anh em',
  'mấy anh ơi',
  'bằng điện thoại',
  'qua điện thoại',
  'điều khiển bằng điện thoại',
  'kết nối điện thoại',
  'dầu máy',
  'nấu ăn',
]
