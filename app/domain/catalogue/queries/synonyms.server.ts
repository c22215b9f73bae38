import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { SYNONYM_GROUPS, createDictionary } from '#app/vietnamese/synonyms.ts'
import type { Dictionary } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { synonyms } from '#db/schema/advisor.ts'
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
export const synonymsInForce = keptByVersion<EditedGroup[], Synonyms>({
  read: editedGroups,
  make: (rows) => {
    const groups = listedGroups(SYNONYM_GROUPS, rows)
    return { groups, dictionary: createDictionary(groups) }
  },
})

/** The dictionary searches go by: the shipped groups, each replaced by an editor's of the same first form, and editors' own. */
export const searchDictionary = async (db: Db): Promise<Dictionary> => (await synonymsInForce(db)).dictionary
