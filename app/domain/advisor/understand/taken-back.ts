import { fold } from '#app/vietnamese/fold.ts'
import { chipsOf } from './chips.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Need } from './need.ts'
import { readQuestion } from './reading.ts'
import type { Reading } from './reading.ts'
import { withoutSlots } from './without-slots.ts'

const NOT = '(?:khong|ko|k|hong|hok|chang|kh)'
/** 'thôi bỏ cái vụ', 'không nhất thiết phải', 'khỏi cần': what stands behind is wished no longer. */
const BEFORE = new RegExp(
  `(?:^|[\\s,.;])(?:bo(?! (?:ra|vo|vao|len|them|tien|do|chen|quan|ao))(?: qua| bot| luon| di)?|khoi(?: can)?|${NOT}(?= choi game)|${NOT} (?:can|nhat thiet|bat buoc|quan trong|ham|quan tam|xet|tinh)|dung (?:quan tam|xet|tinh|de y)|quen (?:di|het|luon))(?: (?:phai|la|toi|den|di|het|cai|vu|chuyen|dieu kien|yeu cau|khoan|y|phan|tieu chi|doan|muc|loai|do|may|con|chuc nang|tinh nang|cung|vu viec|chon|lay|mua))* (?=[a-z0-9])`,
  'g',
)
/** 'màu gì cũng được', 'inverter hay không cũng được', 'giá thì không quan trọng': what stands before is. */
const BEHIND = new RegExp(
  `\\s(?:(?:gi|nao|may|bao nhieu|sao|the nao|hay ${NOT}|co hay ${NOT}|(?:co )?${NOT} co)(?: thi)? cung (?:duoc|dc|ok|on|xong)|(?:thi )?${NOT} (?:quan trong|bat buoc|can nua|thanh van de)|thi (?:khoi|sao cung duoc|thoi khoi)|cung (?:duoc|dc|ok|on))(?![a-z])`,
)
/** 'bỏ vụ vẽ đi': a condition is taken back, whether it was heard or not. */
const A_CONDITION = /(?:^|\s)(?:vu|chuyen|dieu kien|yeu cau|khoan|tieu chi)(?![a-z])/
/** Where what is taken back ends. */
const ENDS = new RegExp(
  `[,.;!?]|\\s(?:nua|di|luon|dau|nha|nhe|cung (?:duoc|dc|ok|on)|cho roi|lam gi|thi|ma|mien|chi|con|de)(?![a-z])`,
)
/** A turn that asks whether a thing may be done takes nothing back: 'bỏ chảo vô được không'. */
const ASKS_WHETHER = new RegExp(`(?:duoc|dc|co|phai|sao) ?(?:${NOT}|sao|a|ha)[\\s?.!]*$|\\?\\s*$`)

/** Words of a label that say nothing of the wish itself. */
const PLAIN: ReadonlySet<string> = new Set(
  'khong lay hang cua loai co may tu duoi tren khoang toi da uu tien nha phong dung mau tot cai con trieu nghin duoc cho nguoi san xuat tai va den cam'.split(
    ' ',
  ),
)

/** Words for a condition as a whole, by the chips that hold it. */
const WHOLE: readonly { words: RegExp; slots: RegExp }[] = [
  { words: /^(?:gia|tien|gia ca|gia tien|ngan sach|budget|muc gia)$/, slots: /^(?:budget|priceLevel)$/ },
  { words: /^(?:hang|hieu|thuong hieu|nhan hieu)$/, slots: /^(?:brands|brandsExcluded|brandCountries):/ },
  { words: /^(?:mau|mau sac)$/, slots: /^(?:colours|coloursExcluded):/ },
  { words: /^(?:xuat xu|nuoc|hang nuoc)$/, slots: /^(?:brandCountries|originsExcluded|madeIn):/ },
  { words: /^(?:chieu |be )?cao$/, slots: /^heightMm$/ },
  { words: /^(?:chieu |be )?(?:ngang|rong)$/, slots: /^widthMm$/ },
  { words: /^(?:chieu |be )?sau$/, slots: /^depthMm$/ },
  { words: /^(?:co|kich thuoc|kich co|size)$/, slots: /^(?:inches|litres|kg|widthMm|heightMm|depthMm)$/ },
]

/** 'bỏ gaming': what was only wished for a use goes with it. */
const OF_USE: ReadonlyMap<string, RegExp> = new Map([
  ['uses:gaming', /^(?:features:discrete_gpu|unstated:card )/],
])

/** Lists of a need that say the same of a thing in other ways: wished, refused, welcome. */
const FAMILIES = [
  ['brands', 'brandsExcluded'],
  ['brandCountries', 'originsExcluded', 'madeIn'],
  ['colours', 'coloursExcluded'],
  ['features', 'featuresExcluded', 'preferred'],
  ['unstated', 'unstatedExcluded'],
  ['uses'],
  ['priorities'],
] as const satisfies readonly (readonly (keyof Need)[])[]

/** What a turn takes back of what was wished before, and what else it says. */
export type TakenBack = { left: Need; rest: string }

/**
 * The need before without the conditions that a turn takes back ('bỏ cái vụ không hàng Tàu', 'không nhất thiết Samsung
 * nữa', 'giá nào cũng được'): those it names in its words, or whose label says them. Null where it takes back none.
 * @param read what a text wishes by itself
 */
export function takenBack(reading: Reading, previous: Need, read: (text: string) => Need): TakenBack | null {
  const { folded, raw } = reading
  for (const { start, end, from, to, isAllowed } of spansOf(folded)) {
    const clause = /^[^,.;]*/.exec(folded.slice(start + 1))?.[0] ?? ''
    if (ASKS_WHETHER.test(clause) || (/\?\s*$/.test(folded) && !/[,.;]/.test(folded.slice(start + 1))))
      continue
    const words = raw.slice(from, to).trim()
    // 'bỏ phòng khách', of several rooms, is one machine less.
    if (previous.rooms && /^(?:mot |1 )?phong(?![a-z])/.test(fold(words))) continue
    // With what stands before it: 'bỏ máy xay' takes back the machine, and not 'xay đá'.
    const isOfKind = kindMentions(readQuestion(raw.slice(start, to))).some(
      ({ value }) => value !== null && previous.kinds.length > 1,
    )
    const taken = isOfKind || words === '' ? [] : slotsTaken(words, previous, read)
    // 'hàng Tàu cũng được': what was refused is allowed, what was wished stays.
    const slots = isAllowed ? taken.filter((slot) => /^[a-z]+Excluded:/i.test(slot)) : taken
    const isCondition = A_CONDITION.test(folded.slice(start, from))
    if (slots.length > 0 || isCondition)
      return {
        left: withoutSlots(previous, slots),
        rest: `${raw.slice(0, start)} ${raw.slice(end)}`.replace(/^[\s,.;]+|[\s,.;]+$/g, ''),
      }
  }
  return null
}

/** Where something is taken back: the whole saying, and in it what is. */
type Span = { start: number; end: number; from: number; to: number; isAllowed: boolean }

function spansOf(folded: string): Span[] {
  const before = [...folded.matchAll(BEFORE)].map((match) => {
    const from = match.index + match[0].length
    const behind = folded.slice(from)
    const stop = ENDS.exec(behind)
    const to = stop ? from + stop.index : folded.length
    const tail = /^(?:\s(?:nua|di|luon|dau|nha|nhe|cung (?:duoc|dc|ok|on)|cho roi))+(?![a-z])/.exec(
      folded.slice(to),
    )
    return { start: match.index, end: to + (tail?.[0].length ?? 0), from, to, isAllowed: false }
  })
  const behind = BEHIND.exec(folded)
  if (!behind) return before
  const start = Math.max(...[',', '.', ';'].map((mark) => folded.lastIndexOf(mark, behind.index))) + 1
  const isAllowed = /^\s*cung /.test(behind[0])
  return [
    ...before,
    { start, end: behind.index + behind[0].length, from: start, to: behind.index, isAllowed },
  ]
}

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9.,]+/g) ?? []

/** The chips of a need that some words take back. */
function slotsTaken(words: string, previous: Need, read: (text: string) => Need): string[] {
  const chips = chipsOf(previous).filter(({ slot }) => !slot.startsWith('kinds:'))
  const bare = wordsOf(words)
    .filter((word) => !/^(?:thoi|a|ok|vay|thi|cai|ma|nhung|u)$/.test(word))
    .join(' ')
  const whole = WHOLE.find((one) => one.words.test(bare))
  const said = read(words)
  const named = new Set(
    FAMILIES.flatMap((family) => {
      const values = family.flatMap((slot): readonly string[] => said[slot])
      return family.flatMap((slot) => values.map((value) => `${slot}:${value}`))
    }),
  )
  const gone = (slot: string) => [...OF_USE].some(([use, slots]) => named.has(use) && slots.test(slot))
  return chips
    .filter(
      ({ slot, label }) =>
        whole?.slots.test(slot) || named.has(slot) || gone(slot) || isLabelled(label, bare),
    )
    .map(({ slot }) => slot)
}

/** Whether words say what a label does: its figure, or a word of it that means something. */
function isLabelled(label: string, words: string): boolean {
  const said = new Set(words.split(' '))
  const own = wordsOf(label)
  const figures = own.filter((word) => /\d/.test(word))
  if (figures.length > 0) return figures.some((figure) => said.has(figure))
  return own.some((word) => word.length > 1 && !PLAIN.has(word) && said.has(word))
}
