import { fold, searchWords } from '#app/vietnamese/fold.ts'
import type { SynonymGroup } from '#app/vietnamese/synonyms.ts'

/** A group as an editor keeps it; `id` is its row's. */
export type EditedGroup = SynonymGroup & { id: number; note: string | null }

/** A group that searches go by: 'shipped' as the project has it, 'changed' by an editor, or an editor's 'own'. */
export type ListedGroup = SynonymGroup & {
  key: string
  origin: 'shipped' | 'changed' | 'own'
  id: number | null
  note: string | null
}

/** A phrase in search form: what tells it from others, whatever its marks and capitals. */
export const phraseKey = (phrase: string): string => searchWords(phrase).join(' ')

/** What names a group: its first form. */
export const groupKey = ({ forms }: Pick<SynonymGroup, 'forms'>): string => phraseKey(forms[0] ?? '')

/** Every group in force: the shipped, each replaced by an editor's of the same first form, then those editors added. */
export function listedGroups(
  shipped: readonly SynonymGroup[],
  edited: readonly EditedGroup[],
): ListedGroup[] {
  const groups = new Map<string, ListedGroup>()
  for (const group of shipped)
    groups.set(groupKey(group), { ...group, key: groupKey(group), origin: 'shipped', id: null, note: null })
  for (const group of edited) {
    const key = groupKey(group)
    const origin = groups.get(key)?.origin === 'shipped' ? 'changed' : 'own'
    groups.set(key, { ...group, key, origin })
  }
  return [...groups.values()]
}

/** The groups that hold a text in any of their phrases, editors' first. */
export function searchGroups(groups: readonly ListedGroup[], text: string): ListedGroup[] {
  const wanted = fold(text.trim())
  const rank = ({ origin }: ListedGroup) => (origin === 'shipped' ? 1 : 0)
  return groups
    .filter(({ forms, narrower, except, note }) =>
      [...forms, ...narrower, ...except, note ?? ''].some((phrase) => fold(phrase).includes(wanted)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
}

/** The first phrase of a group that another group has too, with that group's name; null where none is. */
export function phraseInTwoGroups(
  group: SynonymGroup,
  key: string | null,
  others: readonly ListedGroup[],
): { phrase: string; head: string } | null {
  const homes = new Map<string, string>()
  for (const other of others) {
    if (other.key === key) continue
    for (const phrase of [...other.forms, ...other.narrower])
      homes.set(phraseKey(phrase), other.forms[0] ?? '')
  }
  for (const phrase of [...group.forms, ...group.narrower]) {
    const head = homes.get(phraseKey(phrase))
    if (head !== undefined) return { phrase, head }
  }
  return null
}

/** The group that a phrase is to mean, with the phrase among its narrower ones; a new one where no group has that head. */
export function grownBy(groups: readonly ListedGroup[], head: string, phrase: string): ListedGroup {
  const key = phraseKey(head)
  const group = groups.find((known) => known.key === key)
  if (group) {
    const origin = group.origin === 'shipped' ? 'changed' : group.origin
    return { ...group, origin, narrower: [...group.narrower, phrase] }
  }
  return { key, origin: 'own', id: null, note: null, forms: [head], narrower: [phrase], except: [] }
}

/** The groups with a phrase that means what a group's head does. */
export function withPhrase(groups: readonly ListedGroup[], head: string, phrase: string): ListedGroup[] {
  const grown = grownBy(groups, head, phrase)
  return [...groups.filter(({ key }) => key !== grown.key), grown]
}
