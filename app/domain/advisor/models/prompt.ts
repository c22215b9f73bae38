import { stripInvisible } from '#app/vietnamese/clean.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Plan } from '../answer-question.ts'
import { ROLE_LABELS } from '../write/roles.ts'
import type { Named } from '../write/sources.ts'
import { leadOf } from './lead.ts'

/** Longest text of a row that is handed to a model, in characters. */
const LONGEST = 200

/** Text of a row or of the visitor as data: nothing invisible, nothing that could close the block it stands in. */
export function asData(text: string, longest = LONGEST): string {
  return stripInvisible(text)
    .replace(/[<>{}`]/g, ' ')
    .slice(0, longest)
}

/** A product as a model reads it: what the gate lets it say, and nothing that somebody else wrote at length. */
export function productAsData({ candidate, priceSource }: Named) {
  const { id, title, brand, category, price, attributes, rating } = candidate
  return {
    id,
    ten: asData(title),
    hang: brand && asData(brand),
    loai: asData(category),
    gia: price === null ? 'chưa có giá' : formatVnd(price),
    gia_thay_o: priceSource && {
      noi: priceSource.shop === null ? 'giá nhập tay' : asData(priceSource.shop),
      ngay: priceSource.observedOn,
      ...(priceSource.age ? { luu_y: priceSource.age } : {}),
    },
    danh_gia: rating && `${rating.average.toFixed(1).replace('.', ',')}/5 (${rating.count} đánh giá)`,
    thong_so: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key,
        typeof value === 'string' ? asData(value) : value,
      ]),
    ),
  }
}

/** The question and everything an answer may be made of, in two marked blocks. */
export function promptFor(plan: Plan, question: string): string {
  const { draft, need, others } = plan
  const data = {
    da_noi: asData(leadOf(plan), 800),
    da_hieu: need.chips.map(({ label }) => asData(label)),
    goi_y: draft.picks.map(({ role, reason, tradeOff, ...named }) => ({
      vai_tro: ROLE_LABELS[role],
      ...productAsData(named),
      ly_do: asData(reason),
      danh_doi: tradeOff && asData(tradeOff),
    })),
    may_khac: others.map(productAsData),
    quy_tac: (draft.rules ?? []).map((rule) => asData(rule, 600)),
    so_sanh: draft.comparison?.rows.map((row) => row.map((cell) => asData(cell))) ?? null,
    ban_nhap: draft.paragraphs.map((paragraph) => asData(paragraph, 800)),
  }
  return `<cau_hoi>\n${asData(maskPersonalData(question), 1_000)}\n</cau_hoi>\n<du_lieu>\n${JSON.stringify(data)}\n</du_lieu>`
}
