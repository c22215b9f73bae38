import type { Kind } from '#app/kinds/kind.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { kindMentions } from './kind-mentions.ts'
import { ACCESSORY_KINDS } from './kind-words.ts'
import type { Reading } from './reading.ts'

/** A word that names a kind of its own, but a part or a function of the machine that is spoken of. */
const PARTS: readonly { of: readonly Kind[]; part: Kind; unless: RegExp }[] = [
  {
    of: ['tv'],
    part: 'monitor',
    unless: /man hinh (?:may tinh|roi|gaming|lcd)|(?:mua|them|con) (?:cai |mot |1 )?man hinh/,
  },
  {
    of: ['phone', 'tablet', 'laptop', 'smartwatch'],
    part: 'monitor',
    // No screen that is carried about is as large as 22 inches.
    unless:
      /man hinh (?:may tinh|roi|gaming|lcd|ngoai)|(?:mua|them|con) (?:cai |mot |1 )?man hinh|(?:ultrawide|sieu rong|man(?: hinh)?) (?:khoang |tam |co )?(?:2[2-9]|3\d|4\d)(?: ?(?:in|inch|inches))?(?!\d|[.,]\d|[a-z])/,
  },
  {
    of: ['tv', 'monitor', 'headphones', 'speaker', 'soundbar'],
    part: 'game_console',
    unless:
      /(?:mua|can|tim|sam|them) (?:them )?(?:cai |con |mot |1 |may )?(?:ps ?[345]|playstation|xbox|switch|may choi game)/,
  },
  { of: ['microwave', 'air_fryer'], part: 'oven', unless: /lo nuong/ },
  {
    of: ['phone', 'tablet', 'laptop', 'smartwatch', 'headphones', 'speaker', 'robot_vacuum'],
    part: 'charger',
    unless: /(?:cu|cuc|bo|day|de|tru|mua|them|kem|can|con) sac/,
  },
]

/** 'màn ultrawide 34 inch': no part of what is carried about, but a screen by itself. */
export const isScreenByItself = (kind: Kind, spokenOf: readonly Kind[], { folded }: Reading): boolean =>
  kind === 'monitor' &&
  PARTS.some(
    ({ of, part, unless }) =>
      part === kind && of.some((one) => spokenOf.includes(one)) && unless.test(folded),
  )

/** What is named as something the machine spoken of has, is used for or is joined to, rather than as what is wanted. */
const USED_WITH =
  /(?:^|\s)(?:co|choi|cam|ket noi|noi|xuat|gan|nghe|chieu|dieu khien|ma|hop|chay|deo|bang|qua|len|canh|ben|ke|ke ben|ben canh|sat|ngay|chong len|de tren|noc|duoi|dang sau|phia sau|chung)(?: (?:duoc|dc|voi|vo|vao|cho|may|cai|con|ra|cung|cong|khe|lo|jack|day))*\s$/
/** 'máy mình là Mac mini': what the thing wanted is to go with. */
const OWN_MACHINE =
  /(?:^|\s)(?:may|pc|lap|laptop|dien thoai|tivi)(?: (?:minh|em|toi|tui|nha|cua|anh|chi)){1,2} (?:la|dang la|dang xai|dang dung|xai|dung)(?: (?:con|cai))?\s$/
/** What is looked for. */
const SOUGHT =
  /(?:^|\s)(?:mua|lay|tim|kiem|can|doi|chuyen|sang|thay|tu van|goi y|them|kem|sam|xem|coi|con)(?: (?:cai|con|mot|1|bo|chiec|duoc|luon|bang|sang|qua|them))*\s$/

/** A named thing is only of the machine spoken of: 'loa nghe rõ' of a phone, 'chơi PS5' of a television. */
function isOfMachine({ start, end }: { start: number; end: number }, { folded, marked }: Reading): boolean {
  // 'nói cái tivi đi' is no 'nối tivi'.
  if (/(?<!\p{L})nói (?:\p{L}+ ){0,2}$/u.test(marked.slice(Math.max(0, start - 24), start))) return false
  const before = folded.slice(Math.max(0, start - 24), start)
  if (SOUGHT.test(before) || /^\s*(?:thi sao|nao)(?![a-z])/.test(folded.slice(end))) return false
  if (OWN_MACHINE.test(before)) return true
  return USED_WITH.test(before) || /^\s(?:nghe|to|lon|ro|trong|ngoai|hay|be)(?![a-z])/.test(folded.slice(end))
}

/** The kinds a follow-up names, without what is only a part of the machine spoken of: 'màn hình 11 inch' of a tablet. */
export function withoutParts(kinds: Kind[], spokenOf: readonly Kind[], reading: Reading): Kind[] {
  const { folded } = reading
  const mentions = kindMentions(reading)
  const isOnlyOfMachine = (kind: Kind) => {
    const own = mentions.filter(({ value }) => value === kind)
    return own.length > 0 && own.every((one) => isOfMachine(one, reading))
  }
  const parts = PARTS.filter(
    ({ of, unless }) => of.some((kind) => spokenOf.includes(kind)) && !unless.test(folded),
  )
  return kinds.filter(
    (kind) =>
      spokenOf.includes(kind) ||
      !(parts.some(({ part }) => part === kind) || (spokenOf.length > 0 && isOnlyOfMachine(kind))),
  )
}

/** What stands between a product and a thing that is wanted beside it. */
const BESIDE = /(?:^|\s)(?:kem|va|voi|them|mua|sam|lay|cong|hay|hoac)(?![a-z])|[,;+.]/

/**
 * The kinds without accessories that are only asked about behind a model's name: 'OPPO A3 có khe thẻ nhớ không', 'iphone 15 sạc
 * bao lâu'. What stands before the name, or is wanted beside it, stays: 'sạc cho iphone 15', 'iphone 15 kèm sạc'.
 */
export function withoutPartsOfModel(kinds: Kind[], names: readonly NameMention[], reading: Reading): Kind[] {
  const model = names.find(({ isModel, kind }) => isModel && kind !== null && !ACCESSORY_KINDS.has(kind))
  if (!model?.kind) return kinds
  const parts = kindMentions(reading).flatMap(({ value, start, end }) => {
    if (value === null || start < model.end) return []
    if (isOfMachine({ start, end }, reading)) return [value]
    const isPart = ACCESSORY_KINDS.has(value)
    return isPart && !BESIDE.test(reading.folded.slice(model.end, start)) ? [value] : []
  })
  const left = kinds.filter((kind) => !parts.includes(kind))
  return left.length > 0 ? left : [model.kind]
}
