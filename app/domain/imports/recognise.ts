import type { Entries } from './entries.ts'
import type { Candidate, Known, NamedThings, Naming, Reader, Recognition } from './import-subject.ts'

/** What a row means: something that is there, nothing yet, nothing that is wanted, or one of some that somebody has to tell apart. */
export type Meaning =
  | { is: 'known'; key: string }
  | { is: 'new'; key: string }
  | { is: 'leftOut' }
  | { is: 'doubt'; reason: string; candidates: readonly Candidate[] }

/** Candidates that are shown of one row. */
const MOST_CANDIDATES = 5

/** Which row of a file a thing that was there before was meant by: two rows that a source tells apart are not one thing. */
export type Claims = Map<string, number>

type Asked<Values, State, Who> = {
  recognition: Recognition<Values, State, Who>
  entries: Entries<State, Who>
  things: NamedThings<Who>
  isUsed: (key: string) => boolean
  claims: Claims
  /** Whatever no key says is a doubt. */
  asks: boolean
}

/** What names of rows mean: what is asked by keys first, and only for rows that no key says anything of by all the others. */
export async function thingsNamed<Values, State, Who>(
  db: Reader,
  recognition: Recognition<Values, State, Who>,
  all: readonly Values[],
  since: string | null,
): Promise<NamedThings<Who>> {
  const namings = all.map((values) => recognition.namingsOf(values))
  const names = (rows: readonly (readonly Naming[])[], isKey: boolean) => [
    ...new Set(
      rows.flatMap((row) => row.flatMap(({ name, by }) => ((by === 'key') === isKey ? [name] : []))),
    ),
  ]
  const byKey = await recognition.find(db, names(namings, true), since)
  const isSaid = ({ name }: Naming) => (byKey.known.get(name)?.length ?? 0) > 0 || byKey.leftOut.has(name)
  const others = names(
    namings.filter((row) => !row.some(isSaid)),
    false,
  )
  if (others.length === 0) return byKey
  const rest = await recognition.find(db, others, since)
  return { known: new Map([...byKey.known, ...rest.known]), leftOut: byKey.leftOut }
}

/** What a row means, by the surest name that says something; null where none does. */
export function meaningOf<Values, State, Who>(
  { recognition, entries, things, isUsed, claims, asks }: Asked<Values, State, Who>,
  values: Values,
  row: number,
): Meaning | null {
  const isOwn = recognition.hasOwnKey(values)
  const doubt = (reason: string, known: readonly Known<Who>[]): Meaning => ({
    is: 'doubt',
    reason,
    candidates: known
      .slice(0, MOST_CANDIDATES)
      .map(({ key, who }) => ({ ...recognition.compare(values, who), key })),
  })
  const under = (name: string): Known<Who>[] => {
    const stored = (things.known.get(name) ?? []).filter(({ key }) => isUsed(key))
    const byKey = new Map(stored.map((each) => [each.key, each]))
    return entries
      .under(
        name,
        stored.map(({ key }) => key),
      )
      .flatMap((key) => {
        const own = entries.who(key)
        return own ? [{ key, ...own }] : (byKey.get(key) ?? [])
      })
  }
  for (const { name, by } of recognition.namingsOf(values)) {
    const named = under(name)
    if (by === 'key') {
      // What was decided about a row is no name of the thing itself, which earlier rows may have changed.
      const first = named[0] ?? things.known.get(name)?.find(({ key }) => isUsed(key))
      if (first) return claimed(claims, first, row)
      if (things.leftOut.has(name)) return { is: 'leftOut' }
      continue
    }
    const judged = named
      .filter(({ isOld }) => isOld || !isOwn)
      .map((each) => ({ each, match: recognition.judge(values, each.who, by) }))
      .filter(({ match }) => match.is !== 'other')
    const known = judged.map(({ each }) => each)
    const same = judged.filter(({ match }) => match.is === 'same').map(({ each }) => each)
    const doubts = judged.flatMap(({ match }) => (match.is === 'doubt' ? [match.reason] : []))
    if (same.length > 1) return doubt('More than one is meant', known)
    if (same[0] && asks) return doubt('This may be one that is there', known)
    if (same[0]) {
      const before = claims.get(same[0].key)
      if (isOwn && before !== undefined && before !== row)
        return doubt(`Row ${before} of this file is this one already`, known)
      return claimed(claims, same[0], row)
    }
    if (doubts[0]) return doubt(doubts[0], known)
  }
  return null
}

function claimed<Who>(claims: Claims, { key, isOld }: Known<Who>, row: number): Meaning {
  if (isOld && !claims.has(key)) claims.set(key, row)
  return { is: 'known', key }
}
