import { FEATURE_WORDS } from './feature-words.ts'
import type { Kind } from './kinds.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import type { Feature } from './need.ts'
import type { Reading } from './reading.ts'

/** Features asked for, ruled out, and no longer asked for. */
export interface Features {
  wanted: Feature[]
  excluded: Feature[]
  dropped: Feature[]
}

const LEXICON = buildLexicon(FEATURE_WORDS)

const RULED_OUT =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|dung|chang) (?:lay|thich|mua|dung|chon|phai|muon|co)(?: loai| cai| do| con| may)?|khong|ko|tru|ngoai tru|tranh|ne|ghet|non|without|no)\s*$/
const DROPPED =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|chang|khoi) can(?: phai)?(?: co)?(?: loai)?|bo(?: cai| tieu chi| yeu cau)?|khoi|thoi khong)\s*$/
const QUESTIONED = /^\s*(?:la gi|khac gi|co tot|co nen|hay khong|hay thuong|hay mono)/

/** Features that say what a kind is rather than what is wished of it, by kind. */
const MEANINGLESS: Partial<Record<Feature, readonly Kind[]>> = {
  mop: ['vacuum'],
  mini: ['speaker', 'fan', 'blender'],
  infrared: ['tv', 'security_camera'],
  two_way: ['laptop'],
  direct_heater: ['ac', 'fan', 'phone', 'laptop', 'tv'],
  storage_heater: ['ac', 'fan', 'phone', 'laptop', 'tv'],
  wireless: ['charger'],
}

/** Reads features and whether they are wanted: 'không inverter' rules out, 'không cần inverter' only drops. */
export function readFeatures(reading: Reading, kinds: readonly Kind[]): Features {
  const features: Features = { wanted: [], excluded: [], dropped: [] }
  const hasMono = /(?:^|\s)(?:mono|loai thuong|may co|non inverter)(?![a-z])/.test(reading.folded)
  if (hasMono && !reading.folded.includes('hay')) features.excluded.push('inverter')
  for (const { value, start, end } of findPhrases(LEXICON, reading)) {
    const before = reading.folded.slice(Math.max(0, start - 40), start)
    if (MEANINGLESS[value]?.some((kind) => kinds.includes(kind)) === true) continue
    if (QUESTIONED.test(reading.folded.slice(end, end + 20)) && kinds.length === 0) continue
    const list = DROPPED.test(before)
      ? features.dropped
      : RULED_OUT.test(before)
        ? features.excluded
        : features.wanted
    if (!list.includes(value)) list.push(value)
  }
  features.wanted = features.wanted.filter((feature) => !features.excluded.includes(feature))
  return features
}
