import { previewWord } from '#app/domain/advisor/teaching/preview-change.server.ts'
import { synonymsInForce } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { trySearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import { groupInput, synonymInput } from '#app/domain/catalogue/synonyms/synonym-schema.ts'
import type { GroupInput } from '#app/domain/catalogue/synonyms/synonym-schema.ts'
import { textsOf } from '#app/panel/parts/outcome.ts'
import { entryKeys } from '#app/panel/teach/teach-input.ts'
import type { Db } from '#db/client.ts'
import type { GroupOutcome } from './group-form.tsx'
import { meaningOf } from './meanings.server.ts'
import { synonymWrites } from './synonym-writes.server.ts'
import type { TeachOutcome } from './teach-form.tsx'

/** Carries out what a form about synonyms says. @throws ZodError, AppError as the writes do */
export async function answerSynonymForm(
  db: Db,
  actorId: string,
  form: FormData,
): Promise<GroupOutcome & TeachOutcome> {
  const fields = Object.fromEntries(form)
  const input = synonymInput.parse(fields)
  const writes = synonymWrites(db, actorId)
  switch (input.intent) {
    case 'save':
      return writes.save(groupInput.parse(fields), input.key || null)
    case 'try':
      return {
        ok: true,
        texts: textsOf(form),
        tried: await tryWith(db, input.search, groupInput.parse(fields), input.key),
      }
    case 'teach':
      return writes.teach({ ...input, keys: entryKeys.parse(input.keys) })
    case 'unteach':
      return writes.unteach(input.line, entryKeys.parse(input.keys))
    case 'teach-preview':
      return {
        ok: true,
        texts: textsOf(form),
        preview: await previewWord(db, input),
        meaning: await meaningOf(db, input.head),
      }
    case 'delete':
      return writes.remove(input.key)
    case 'restore':
      return writes.restore(input.line)
    case 'resolve':
      return writes.resolve(input)
    case 'unresolve':
      return writes.unresolve(input.search, input.line)
    case 'close':
    case 'reopen':
      return writes.settle(input.search, input.intent === 'close')
  }
}

/** A search with a group that is not saved yet in the place of the one it changes. */
async function tryWith(db: Db, search: string, group: GroupInput, key: string) {
  const { groups } = await synonymsInForce(db)
  return trySearch(db, search, [...groups.filter((known) => known.key !== key), group])
}
