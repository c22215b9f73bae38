import type { Lean } from './verdict.ts'

/** The machine to put beside another: what it would change, and whether it is the one to look at first. */
type Rival = { name: string; reason: string; comesFirst: boolean }

/** How the verdict on a machine ends: the words before the name of another machine, that name, and those behind it. */
export type Conclusion = { before: string; name: string | null; after: string }

/** What a machine is worth among those of its price, as the beginning of a sentence. */
const WORTH: Record<Lean, string> = {
  gain: 'Đáng xem trong tầm tiền này',
  level: 'Mua được',
  loss: 'Chưa nổi bật trong tầm tiền này',
}

/**
 * What follows for who thinks of buying: to look at another machine first, or that this one is worth a look and what to put beside it.
 * @param lean whether what tells most of the machine speaks for it; null where nothing does
 * @returns null where there is nothing to conclude from
 */
export function conclude(lean: Lean | null, rival: Rival | null): Conclusion | null {
  if (rival?.comesFirst)
    return { before: 'Nên xem trước ', name: rival.name, after: `: ${joined(rival.reason)}.` }
  if (!rival)
    return lean === null
      ? null
      : {
          before: `${WORTH[lean]}${lean === 'loss' ? ', nên xem thêm máy khác' : ''}.`,
          name: null,
          after: '',
        }
  // The other machine is the subject of what is said of it.
  return {
    before: `${lean === null ? 'Trước khi mua nên' : `${WORTH[lean]}. Nên`} so thêm: `,
    name: rival.name,
    after: rival.reason ? ` ${rival.reason}.` : '.',
  }
}

/** What costs less and gives more is worth the surprise: 'rẻ hơn 1,4 triệu mà rộng hơn 15 lít'. */
const joined = (reason: string): string => reason.replace(/^(rẻ hơn .*?), (?=\D)/, '$1 mà ')
