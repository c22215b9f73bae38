import groups from '#content/knowledge/other-machines.yaml'
import type { Entry } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import type { Reading } from './reading.ts'

/** Machines that are no kind of ours, by their names. */
const OTHER_MACHINES: readonly Entry<string>[] = groups
  .flatMap((names) => names.split(' | '))
  .map((name) => ({ value: name, phrases: [`!${name}`] }))

/** What they are called, for which no kind of ours is meant. */
export const OTHER_NAMES: readonly string[] = OTHER_MACHINES.flatMap(({ phrases }) => phrases)

const lexicon = buildLexicon(OTHER_MACHINES)

/** 'cấm bếp gas', 'đang xài bếp ga': something takes its place. */
const GIVEN_UP =
  /(?:^|\s)(?:cam|khong|ko|k|thay|bo|het|khoi|dep|ngan|chan|so|tru|ngai|(?:dang |hay |toan )(?:xai|dung|nau))(?: (?:cho|muon|duoc|xai|dung|lap|nau|cai|bang))* $/

/** The machine that is no kind of ours, by its name and as it was called; null where none is spoken of. */
export function otherMachineIn(
  reading: Pick<Reading, 'tokens' | 'folded'>,
): { name: string; said: string } | null {
  const [first] = findPhrases(lexicon, reading)
  if (first && GIVEN_UP.test(reading.folded.slice(0, first.start))) return null
  return first ? { name: first.value, said: reading.folded.slice(first.start, first.end) } : null
}
