import { fold } from '#app/vietnamese/fold.ts'
import { KNOWN_WORDS } from './off-topic-words.ts'

/** The hint under the question box, and an example question to try instead. */
export interface OffTopicHint {
  text: string
  example: string
}

/** Shorter texts say too little to judge. */
const HINT_THRESHOLD = 10

const TEXT =
  'Tôi chuyên tư vấn về điện máy và thiết bị điện tử. Thử hỏi về TV, tủ lạnh, máy giặt, điện thoại, laptop...'

/** The first line whose word is in the text gives the example. */
const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|\s)(?:phim|xem|truyen hinh|bong da|tran dau|giai tri)(?!\w)/,
    'Smart TV 55 inch xem phim, bóng đá tầm 12 triệu',
  ],
  [
    /(?:^|\s)(?:thit|ca|rau|do an|thuc an|trai cay|sua|kem)(?!\w)/,
    'Tủ lạnh Inverter cho gia đình 4 người dưới 15 triệu',
  ],
  [
    /(?:^|\s)(?:goi|nhan tin|facebook|zalo|tiktok|so dep)(?!\w)/,
    'Điện thoại pin trâu, chụp ảnh đẹp dưới 7 triệu',
  ],
  [
    /(?:^|\s)(?:hoc|bai tap|viet|van ban|excel|word|code)(?!\w)/,
    'Laptop mỏng nhẹ cho sinh viên khoảng 15 triệu',
  ],
  [/(?:^|\s)(?:ban|ghe|sofa|table|chair|ke sach)(?!\w)/, 'Màn hình 27 inch đặt vừa bàn làm việc nhỏ'],
  [/(?:^|\s)(?:giuong|nem|goi dau|chan ga|ngu|bed)(?!\w)/, 'Máy lạnh chạy êm cho phòng ngủ 15 m²'],
  [
    /(?:^|\s)(?:bep|nau|chao|noi|mon|pho|com|kitchen|cook|recipe)(?!\w)/,
    'Nồi chiên không dầu cho gia đình 4 người dưới 2 triệu',
  ],
  [/(?:^|\s)(?:den|anh sang|lamp|light)(?!\w)/, 'Quạt đứng có đèn ngủ, chạy êm dưới 1 triệu'],
]
const DEFAULT_EXAMPLE = 'Smart TV Samsung 55 inch khoảng 15 triệu'

const KNOWN = new RegExp(`(?:^|[^a-z0-9])(?:${KNOWN_WORDS.join('|')})(?![a-z])`)
const BUY =
  /(?:^|\s)(?:mua|sam|tim|can|chon|tu van|goi y|lap|trang bi|thay|doi|buy|need|find|advise|recommend)(?!\w)/
const HOME =
  /(?:^|\s)(?:nha|phong|bep|can ho|chung cu|gia dinh|van phong|ban cong|phong khach|phong ngu|phong tam|home|house|room|kitchen|apartment|office|family)(?!\w)/
/** A model code, or a figure with a unit of money or size. */
const CODE_OR_FIGURE =
  /[a-z]{1,5}-?\d{2,}[a-z0-9]{2,}|\d\s?(?:tr|trieu|cu|k|nghin|trd|vnd|inch|in|kg|ky|lit|l|hp|btu|w|gb|tb|hz|mah|m2|nguoi)(?![a-z])/

/**
 * The hint for a text being typed: null while it is at most 10 characters, names anything of electronics, or
 * speaks of buying something for a place at home. Advisory only.
 */
export function offTopicHint(text: string): OffTopicHint | null {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  if (folded.length <= HINT_THRESHOLD || KNOWN.test(folded) || CODE_OR_FIGURE.test(folded)) return null
  if (BUY.test(folded) && HOME.test(folded)) return null
  const example = EXAMPLES.find(([pattern]) => pattern.test(folded))?.[1] ?? DEFAULT_EXAMPLE
  return { text: TEXT, example }
}
