import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { asksHowMuchCheaper } from '../understand/asks-of-turns.ts'
import { saidFirst } from '../write/draft.ts'
import type { Asked, Drafted } from './asked.ts'

/** An answer to 'loại 1 chiều rẻ hơn mấy' with how far its first machine lies from the one that was shown before. */
export async function withDifference(drafted: Drafted, { question, need, shown }: Asked): Promise<Drafted> {
  const { draft } = drafted
  const pick = draft.picks[0]?.candidate
  if (!need.followUp || !pick || pick.price === null || !asksHowMuchCheaper(fold(question))) return drafted
  const [before] = await shown()
  if (!before || before.price === null || before.id === pick.id || before.kind !== pick.kind) return drafted
  const difference = before.price - pick.price
  const said =
    difference === 0
      ? `${pick.title} cùng giá với ${before.title}: ${formatVnd(pick.price)}.`
      : `${pick.title} (${formatVnd(pick.price)}) ${difference > 0 ? 'rẻ hơn' : 'đắt hơn'} ${sayVnd(Math.abs(difference))} so với ${before.title} (${formatVnd(before.price)}).`
  return { ...drafted, draft: { ...saidFirst(said, draft), others: [...(draft.others ?? []), before] } }
}
