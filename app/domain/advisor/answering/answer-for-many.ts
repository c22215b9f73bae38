import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { saidFirst } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** From so many people on it is no household that eats. */
const MANY = 12
/** Grams of rice for one, and litres of a pot for a kilogram of it (content/facts: noi-com-20-nguoi). */
const RICE = { least: 0.1, most: 0.15 } as const
const LITRES = { least: 1.8, most: 2 } as const
/** People at one table of a feast. */
const AT_A_TABLE = { least: 6, most: 10 } as const

const HEADS =
  /(?<![\d.,])(\d{2,3}) (?:nguoi|khach|suat|dua|em|cong nhan|nhan vien|phat tu|hoc sinh|be|chau|mieng an|nhan khau)(?![a-z])/
const TABLES = /(?<![\d.,])(\d{1,2}) (?:mam|ban tiec|ban)(?![a-z])/

/** How many are to be fed at once; null where no such number is said. */
function headsOf(folded: string): { least: number; most: number } | null {
  const heads = Number(HEADS.exec(folded)?.[1] ?? 0)
  if (heads >= MANY) return { least: heads, most: heads }
  const tables = Number(TABLES.exec(folded)?.[1] ?? 0)
  return tables >= 2 ? { least: tables * AT_A_TABLE.least, most: tables * AT_A_TABLE.most } : null
}

const range = (least: number, most: number, unit: string): string =>
  least === most
    ? `${formatNumber(least, 1)} ${unit}`
    : `${formatNumber(least, 1)}–${formatNumber(most, 1)} ${unit}`

/** Rice for a feast: how much it is, that no cooker of the rows does it alone, and how many would; null for fewer people. */
export async function answerForMany(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue } = asked
  const [kind, another] = need.kinds
  if (kind !== 'rice_cooker' || another || need.models.length > 0 || need.intent === 'service') return null
  const heads = headsOf(fold(question))
  const fact = factAmong(['noi-com-20-nguoi'])
  if (!heads || !fact) return null
  const all = await catalogue.find({ kinds: ['rice_cooker'], limit: 300 })
  const largest = Math.max(...all.map(({ attributes }) => Number(attributes['capacity_l'] ?? 0)))
  const litres = {
    least: heads.least * RICE.least * LITRES.least,
    most: heads.most * RICE.most * LITRES.most,
  }
  if (largest <= 0 || litres.least <= largest) return null
  const pots = [litres.least, litres.most].map((amount) => Math.ceil(amount / largest))
  const rice = range(heads.least * RICE.least, heads.most * RICE.most, 'kg gạo')
  const said = `Không nồi nào trong dữ liệu nấu một lần đủ ${range(heads.least, heads.most, 'người')}: tính 100–150 g gạo mỗi người là ${rice}, cần nồi ${range(Math.round(litres.least), Math.round(litres.most), 'lít')}, mà nồi lớn nhất ở đây ${formatNumber(largest)} lít, tức phải ${range(pots[0] ?? 0, pots[1] ?? 0, 'nồi')} cùng lúc. Nấu một bữa thì thuê hoặc mượn nồi công nghiệp, tủ cơm; dưới đây là nồi lớn nhất có, để bạn chia nhiều nồi hay nhiều mẻ.`
  const { people: _, ...own } = need
  const drafted = await advise({
    ...asked,
    need: {
      ...own,
      intent: 'advise',
      isMeant: false,
      unstated: [],
      unread: [],
      litres: { min: largest, max: largest, target: largest },
    },
  })
  const draft = saidFirst(said, drafted.draft)
  return { ...drafted, draft: { ...draft, sources: [...draft.sources, factSource(fact)] } }
}
