import { fold } from '#app/vietnamese/fold.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import { readAspects } from '../stated/aspects.ts'
import { readQuestion } from '../understand/reading.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayExtremeOfShown } from '../write/superlative.ts'
import { answerAbout } from './answer-product.ts'
import type { Asked, Drafted } from './asked.ts'

const AMONG_SHOWN =
  /(?:^|\s)(?:trong (?:may|so|3|ba|2|hai|nhung|cac|dam|bon|tui|list|danh sach) ?(?:con|cai|mau|may|do|nay)?|may (?:con|cai|mau|may)|(?:2|3|hai|ba) (?:con|cai|mau|may)) ?(?:nay|do|kia|nay|vua|tren|nay gio|hoi nay|ay|trong do)?/

/** 'lấy con nhẹ nhất trong mấy con nãy': the extreme of what was shown, where its rows state it. */
export async function extremeOfShown(asked: Asked): Promise<Drafted | null> {
  const { need, question, catalogue, shown } = asked
  if (!need.followUp || need.order === undefined || !AMONG_SHOWN.test(fold(question))) return null
  const sorted = sortByExtreme(need.order, await shown())
  const [first] = sorted
  if (!first) return null
  const said = sayExtremeOfShown(need.order, sorted)
  if (readAspects(readQuestion(question)).length > 0) {
    const answer = await answerAbout(first, asked)
    return { ...answer, draft: saidFirst(said, answer.draft) }
  }
  const priceSources = await catalogue.priceSources(sorted.map(({ id }) => id))
  return { draft: saidFirst(said, writeLookup([first], priceSources, question)) }
}
