import type { Need, Range } from './need.ts'
import type { Reading } from './reading.ts'

/** A size that is turned down stands right behind it. */
export const REFUSED_SIZE =
  /(?:^|[\s,.;])(?:khong|ko|dung|tranh|ne|che)(?: (?:lay|mua|chon|thich|muon|xai))?(?: (?:loai|con|cai|man|hinh|may|co|size|ram|rom|ssd|bo nho))*\s*$/

/** Names beside which '256' is a memory. */
const HAVE_MEMORY =
  /(?:^|\s)(?:iphone|ip|ipad|galaxy|samsung|ss|xiaomi|redmi|oppo|macbook|reno|pro|max|plus|ultra|s\d{2})(?![a-z])/

/** '8/256', '12GB/512GB', 'ram 16', 'ssd 512', '128g'. */
export function readMemoryPair(measures: Pick<Need, 'ramGb' | 'storageGb'>, { folded }: Reading): void {
  const pair =
    /(?<![\d/.])(\d{1,2})\s?(?:gb|g)?\s?[/+-]\s?(64|128|256|512|1024|1|2)\s?(gb|tb|g)?(?![\d/])/.exec(folded)
  const isTera = pair?.[3] === 'tb'
  const bare = /(?<![\d./+-])(64|128|256|512)(?![\d.,/+-]|\s?(?:gb|g|tb|k|tr|trieu|hz|bit|mb)(?![a-z]))/.exec(
    folded,
  )
  if (bare && HAVE_MEMORY.test(folded)) measures.storageGb ??= atLeast(Number(bare[1]))
  if (pair !== null && (isTera || Number(pair[2]) >= 64)) {
    measures.ramGb = { min: Number(pair[1]), target: Number(pair[1]) }
    measures.storageGb = atLeast(Number(pair[2]) * (isTera ? 1024 : 1))
  }
  const ram = /(?:^|[^a-z])ram\s(?:tu\s)?(\d{1,3})(?!\d|\/)/.exec(folded)
  if (ram)
    measures.ramGb ??= (REFUSED_SIZE.test(folded.slice(0, ram.index)) ? moreThan : atLeast)(Number(ram[1]))
  const drive = /(?:^|[^a-z])(?:ssd|bo nho|rom|dung luong)\s(64|128|256|512|1024)(?!\d)/.exec(folded)?.[1]
  const card = /(?<![\d.,])(64|128|256|512)\s?g(?![a-z])/.exec(folded)?.[1]
  const storage = drive ?? card
  if (storage !== undefined) measures.storageGb ??= atLeast(Number(storage))
}

const atLeast = (gb: number): Range => ({ min: gb, target: gb })

/** Half as much again is the next size that memory is sold in: 12 GB after 8. */
export const moreThan = (gb: number): Range => ({ min: gb * 1.5 })
