import { z } from 'zod'
import { writerOf } from '#app/domain/account/person.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import { taxonomyWrites } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import type { Route } from './+types/filed-under'

const said = z.object({ table: z.enum(['categories', 'authors']), name: z.string() })

/** Makes a category or an author by its name alone, for an article that is being written. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    const person = await requireStaff(asked, 'articles')
    const { table, name } = said.parse(Object.fromEntries(await asked.request.formData()))
    const { db } = asked.context.get(requestContext)
    const row = await taxonomyWrites(db, writerOf(person)).create(
      table,
      TAXONOMY_INPUT[table].whole.parse({ name }),
    )
    return { id: row.id, name: row.name }
  })
}
