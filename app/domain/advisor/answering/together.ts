import { fold } from '#app/vietnamese/fold.ts'
import { bundleFor } from '../bundle.ts'
import { writeBundle } from '../write/bundle.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'tủ lạnh và máy giặt': both are wanted, rather than one of them. */
const TOGETHER = /(?:^|\s)(?:va|voi|cung|ca|kem|them|combo|bo|tron bo|\+|,)(?=\s)/

/** Whether several kinds are wanted at once. */
export const wantsTogether = ({ question, need }: Asked) =>
  need.kinds.length > 1 &&
  need.order === undefined &&
  !need.followUp &&
  TOGETHER.test(fold(question)) &&
  !/(?:^|\s)(?:hay|hoac)(?![a-z])/.test(fold(question))

/** The best of each kind within one sum; null where nothing was found. */
export async function adviseTogether({ need, catalogue }: Asked): Promise<Drafted | null> {
  const bundle = await bundleFor(need, catalogue)
  const priceSources = await catalogue.priceSources(bundle.picks.map(({ id }) => id))
  const draft = writeBundle(need, bundle, priceSources)
  return draft && { draft }
}
