import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord, presentKinds } from '#app/kinds/kind.ts'
import { SYNONYM_GROUPS, createDictionary } from '#app/vietnamese/synonyms.ts'
import type { Dictionary, SynonymGroup } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { synonyms } from '#db/schema/advisor.ts'
import { addedWords } from '../kinds/kind-record.ts'
import { listedGroups } from '../synonyms/groups.ts'
import type { EditedGroup, ListedGroup } from '../synonyms/groups.ts'

/** The groups of synonyms in force, and the dictionary made of them. */
export type Synonyms = { groups: ListedGroup[]; dictionary: Dictionary }

/** The groups that editors keep, as they stand in the database this moment. */
export function editedGroups(db: Pick<Db, 'select'>): Promise<EditedGroup[]> {
  const { id, forms, narrower, except, note } = synonyms
  return db.select({ id, forms, narrower, except, note }).from(synonyms).orderBy(id)
}

/** What searches and the advisor go by: a change is in force with the next request on every server. */
export const synonymsInForce = keptByVersion<{ rows: EditedGroup[]; kinds: KindNames[] }, Synonyms>({
  read: async (db) => ({ rows: await editedGroups(db), kinds: namesOfKinds() }),
  make: ({ rows, kinds }) => {
    const groups = listedGroups(SYNONYM_GROUPS, rows)
    return { groups, dictionary: createDictionary([...groups, ...groupsOfKinds(kinds, groups)]) }
  },
})

/** What editors call a kind beside what it was called already. */
type KindNames = { head: string; added: string[] }

function namesOfKinds(): KindNames[] {
  return presentKinds().flatMap((kind) => {
    const added = addedWords(kind)
    return added.length > 0 ? [{ head: kindRecord(kind).words.synonyms, added }] : []
  })
}

/** The groups that these names make, or stand in the place of: of a form in two groups the later one's holds. */
function groupsOfKinds(kinds: readonly KindNames[], groups: readonly SynonymGroup[]): SynonymGroup[] {
  return kinds.map(({ head, added }) => {
    const known = groups.find(({ forms }) => forms.includes(head))
    return {
      forms: [...new Set([...(known?.forms ?? [head]), ...added])],
      narrower: known?.narrower ?? [],
      except: known?.except ?? [],
    }
  })
}

/** The dictionary searches go by: the shipped groups, each replaced by an editor's of the same first form, and editors' own. */
export const searchDictionary = async (db: Db): Promise<Dictionary> => (await synonymsInForce(db)).dictionary
