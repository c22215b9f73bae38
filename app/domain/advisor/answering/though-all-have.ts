import type { Kind } from '#app/kinds/kind.ts'
import { choose } from '../best-picks.ts'
import { isSort } from '../stated/say-asked.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import type { Feature } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords, lowerFirst } from '../write/phrasing.ts'
import type { Advise } from './answer-occasion.ts'
import type { Asked, Drafted } from './asked.ts'

/** Machines that all have what was turned down, which is said first: 'robot không lau nhà', where every one of them mops. */
export async function adviseThoughAllHave(asked: Asked, kind: Kind, advise: Advise): Promise<Drafted> {
  const { need } = asked
  const given = await leastToGive(asked, kind)
  const featuresExcluded = need.featuresExcluded.filter((feature) => !given.includes(feature))
  const advice = await advise({ ...need, featuresExcluded })
  if (advice.draft.picks.length === 0) return advice
  const had = joinWords(given.map((feature) => lowerFirst(featureLabel(feature))))
  // Of another sort there is none here; what a machine merely has can be left alone, but for the motor it runs on.
  const isOfSort = given.some((feature) => isSort(feature) || feature === 'inverter')
  const said = isOfSort
    ? `Trong dữ liệu của mình ${sayKind(need)} nào cũng là loại ${had}, nên chưa có máy đúng ý bạn; nếu bắt buộc phải khác thì những máy dưới đây chưa phải máy bạn cần.`
    : `Trong dữ liệu của mình ${sayKind(need)} nào cũng có ${had}; bạn không cần thì cứ để phần đó không dùng.`
  return { ...advice, draft: saidFirst(said, advice.draft) }
}

/** What is given up of what was turned down so that there are machines: one thing where that is enough, else all. */
async function leastToGive({ need, catalogue }: Asked, kind: Kind): Promise<Feature[]> {
  const refused = need.featuresExcluded
  for (const one of refused.length > 1 ? refused : []) {
    const featuresExcluded = refused.filter((other) => other !== one)
    const { picks } = await choose(kind, { ...need, featuresExcluded }, catalogue)
    if (picks.length > 0) return [one]
  }
  return refused
}
