import { fold } from '#app/vietnamese/fold.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { plainDraft } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { brandsNamed } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** What may stand beside a maker's name in a turn that says nothing else. */
const BESIDE =
  /(?:^|\s)(?:cua|hang|hieu|may|con|cai|nha|em|e|minh|toi|tui|la|dung|xai|loai|dong|a|ha|nha|nhe|do|day|thi|vay|ua)(?![a-z])/g

/**
 * 'của Electrolux', 'hãng Bosch', right after a fact was told: the same of machines of that maker. Null where more is said, or no fact was told.
 */
export function sameOfMaker(asked: Asked): Drafted | null {
  const { told, previous, question } = asked
  const [brand, another] = brandsNamed(asked)
  const fact = told ? factAmong([told]) : undefined
  if (!fact || !previous || !brand || another) return null
  const folded = ` ${fold(question).replaceAll(/[^a-z0-9 ]/g, ' ')} `
  const rest = folded
    .replaceAll(` ${fold(brand)} `, ' ')
    .replaceAll(BESIDE, ' ')
    .trim()
  if (rest !== '') return null
  const own = fact.claims.filter(({ text }) => fold(text).includes(fold(brand)))
  const [first = fact.verdict] = /^.+?[.!?](?=\s|$)/.exec(fact.verdict) ?? []
  const paragraphs = [
    `Máy ${brand} cũng làm như vậy: ${first}`,
    own.length > 0
      ? own.map(({ text }) => `• ${text}`).join('\n')
      : `Dữ kiện của mình không ghi riêng cho ${brand}, nên mã lỗi, nút bấm hay chỗ tháo thì tra sách máy hoặc trang của hãng theo đúng mẫu; vẫn không hết thì gọi bảo hành ${brand}.`,
  ]
  const draft = { ...plainDraft(paragraphs, fact.related.slice(0, 3)), rules: paragraphs, fact: fact.id }
  return {
    draft: { ...draft, sources: [factSource(fact)] },
    need: { ...previous, followUp: true, turn: 'ask_about_shown' },
  }
}
