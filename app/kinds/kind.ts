import records from 'virtual:kinds'
import type { KindRecord } from '#content/shapes.ts'
import { KINDS } from './ids.ts'
import type { Kind } from './ids.ts'

export { KINDS } from './ids.ts'
export type { Kind } from './ids.ts'

/** Whether a string is the key of a known kind. */
export const isKind = (key: string): key is Kind => Object.hasOwn(records, key)

/** What is known of a kind; of one that nobody described, its key as its name. */
export const kindRecord = (key: string): KindRecord => (isKind(key) ? records[key] : unknown(key))

const unknown = (key: string): KindRecord => ({
  name: key,
  group: 'gia-dung',
  words: { synonyms: key, others: [] },
})

/** The Vietnamese name of a kind, capitalised as a title ('Tủ lạnh'). */
export const kindLabel = (kind: Kind): string => records[kind].name

/** The kinds that something holds of. */
export const kindsWhere = (holds: (record: KindRecord) => boolean): Kind[] =>
  KINDS.filter((kind) => holds(records[kind]))
