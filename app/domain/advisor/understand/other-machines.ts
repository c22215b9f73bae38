import lists from '#content/knowledge/other-machines.yaml'
import type { Entry } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import { OPENING } from './opening.ts'
import type { Reading } from './reading.ts'

/** Something that is no kind of ours: its name, how it was called in the text and where, and whether it is a part of a machine. */
export interface OtherMachine {
  name: string
  said: string
  start: number
  isPart: boolean
}

const entriesOf = (lines: readonly string[]): Entry<string>[] =>
  lines.flatMap((line) => line.split(' | ')).map((name) => ({ value: name, phrases: [`!${name}`] }))

const MACHINES = entriesOf(lists.machines)

/** What machines that are no kind of ours are called, for which none of ours is meant. */
export const OTHER_NAMES: readonly string[] = MACHINES.flatMap(({ phrases }) => phrases)

const machines = buildLexicon(MACHINES)
const parts = buildLexicon(entriesOf(lists.parts))

/** 'cấm bếp gas', 'đang xài bếp ga': something takes its place. */
const GIVEN_UP =
  /(?:^|\s)(?:cam|khong|ko|k|thay|bo|het|khoi|dep|ngan|chan|so|tru|ngai|(?:dang |hay |toan )(?:xai|dung|nau))(?: (?:cho|muon|duoc|xai|dung|lap|nau|cai|bang))* $/

/** 'hay quên tắt bếp gas, muốn đổi sang bếp gì': what is there makes room for another. */
const CHANGES =
  /(?:^|\s)(?:doi|chuyen|thay)(?: [a-z]+){0,3} (?:(?:sang|qua|bang)|(?:bep|may|cai|loai)(?: [a-z]+)? (?:gi|nao|khac))(?![a-z])/

/** In more words than these a part is told of rather than asked for: 'lõi lọc em thay tháng trước mà nước vẫn đục'. */
const FEW_WORDS = 7

/** What is asked for and is no kind of ours: a machine, or a part that leads the text; null where none is. */
export function otherMachineIn(reading: Pick<Reading, 'tokens' | 'folded'>): OtherMachine | null {
  const before = (start: number) => reading.folded.slice(0, start)
  if (CHANGES.test(reading.folded)) return null
  const part =
    reading.tokens.length <= FEW_WORDS
      ? findPhrases(parts, reading).find(({ start }) => OPENING.test(before(start)))
      : undefined
  const found = part ?? findPhrases(machines, reading).find(({ start }) => !GIVEN_UP.test(before(start)))
  return found
    ? {
        name: found.value,
        said: reading.folded.slice(found.start, found.end),
        start: found.start,
        isPart: part !== undefined,
      }
    : null
}
