import records from 'virtual:kinds'
import { formsOf } from '#app/vietnamese/synonyms.ts'
import type { KindRecord, OwnAttribute } from '#content/shapes.ts'
import { KINDS } from './ids.ts'
import type { Kind, ShippedKind } from './ids.ts'

export { KINDS } from './ids.ts'
export type { Kind } from './ids.ts'

/** What editors say of a kind: a whole record of their own, or what stands in the place of a shipped one's parts. */
export type EditedKind = { key: string; record: Partial<KindRecord> }

/** The kinds there are now. A new one stands in its place when editors change something. */
type Present = {
  /** What it was made of. */
  edited: string
  records: ReadonlyMap<string, KindRecord>
  attributes: ReadonlyMap<string, OwnAttribute>
}

const shipped = new Map<string, KindRecord>(Object.entries(records))
const SHIPPED: Present = presentWith([])
let present = SHIPPED

/** Lays what editors made over the shipped kinds: the one place that says which kinds there are in this process. */
export function setEditedKinds(edited: readonly EditedKind[]): void {
  // The same kinds keep what was made of them.
  if (JSON.stringify(edited) !== present.edited) present = presentWith(edited)
}

function presentWith(edited: readonly EditedKind[]): Present {
  const all = new Map(shipped)
  for (const { key, record } of edited) all.set(key, overlaid(key, record))
  const attributes = new Map<string, OwnAttribute>()
  for (const { attributes: own = [] } of all.values())
    // One that is asked for goes before one that was removed elsewhere.
    for (const attribute of own)
      if (attributes.get(attribute.key)?.isRemoved ?? true) attributes.set(attribute.key, attribute)
  return { edited: JSON.stringify(edited), records: all, attributes }
}

/** What holds of a kind: words are added to the shipped ones, everything else stands in their place. */
function overlaid(key: string, record: Partial<KindRecord>): KindRecord {
  const base = shipped.get(key) ?? unknown(key)
  const { words, labels, better } = record
  return {
    ...base,
    ...record,
    words: { ...base.words, ...words, others: [...base.words.others, ...(words?.others ?? [])] },
    ...(labels && { labels: { ...base.labels, ...labels } }),
    ...(better && { better: { ...base.better, ...better } }),
  }
}

const unknown = (key: string): KindRecord => ({
  name: key,
  group: 'gia-dung',
  words: { synonyms: key, others: [] },
})

/** What is made of the kinds, made anew when they change. */
export function perKinds<T>(make: () => T): () => T {
  let kept: { of: Present; made: T } | undefined
  return () => {
    if (kept?.of !== present) kept = { of: present, made: make() }
    return kept.made
  }
}

/** The keys of all kinds: the shipped ones in their order, then those that editors made. */
export const presentKinds: () => readonly Kind[] = perKinds(() => [...present.records.keys()] as Kind[])

/** Whether a string is the key of a known kind. */
export const isKind = (key: string): key is Kind => present.records.has(key)

/** Whether it is the key of a shipped kind. */
export const isShipped = (key: string): key is ShippedKind => shipped.has(key)

/** What is known of a kind; of one that nobody described, its key as its name. */
export const kindRecord = (key: string): KindRecord => present.records.get(key) ?? unknown(key)

/** What is shipped of a kind; null for one that editors made. */
export const shippedRecord = (key: string): KindRecord | null => shipped.get(key) ?? null

/** The Vietnamese name of a kind, capitalised as a title ('Tủ lạnh'). */
export const kindLabel = (kind: Kind): string => kindRecord(kind).name

/** The figures that editors gave kinds of their own or shipped ones, by key. */
export const ownAttributes = (): ReadonlyMap<string, OwnAttribute> => present.attributes

/** The shipped kinds that something holds of: what editors say of a kind changes none of that. */
export const kindsWhere = (holds: (record: KindRecord) => boolean): Kind[] =>
  KINDS.filter((kind) => holds(records[kind]))

/** The marks before a word that say how a sentence must have it; a heading that is nothing but the word needs none of them. */
const MARKS = /^[!~]+/

/** Everything that a kind is called, its own name last. */
export function kindNames(kind: Kind): string[] {
  const { name, words } = kindRecord(kind)
  const said = [...words.others, ...formsOf(words.synonyms), name]
  return said.map((word) => word.replace(MARKS, ''))
}
