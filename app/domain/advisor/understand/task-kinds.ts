import { KINDS, kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'

/** Words for any machine. */
const ANY = 'may|con|cai|thiet bi|loai|do|chiec|mon|em'

/** A thing named loosely and what it has to do: 'nồi nào nấu cơm', 'máy để rửa bát'. Up to four words stand between. */
const task = (things: string, tasks: string) =>
  new RegExp(`(?:^|[^a-z])(?:${things}) (?:[a-z0-9]+ ){0,4}?(?:${tasks})(?![a-z])`)

/** Asked in this order, on the folded text, where no kind is named outright. */
const TASKS: readonly (readonly [RegExp, Kind])[] = KINDS.flatMap((kind) =>
  (kindRecord(kind).words.tasks ?? []).map(({ of = ANY, does }) => [task(of, does), kind] as const),
)

/** The kind a task means where a question names none; undefined where it means none. */
export const kindOfTask = (folded: string): Kind | undefined =>
  TASKS.find(([pattern]) => pattern.test(folded))?.[1]
