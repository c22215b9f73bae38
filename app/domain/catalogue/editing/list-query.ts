import { z } from 'zod'
import { EDITORS_SORTS, LACKS, SHOWN } from './list-state.ts'
import type { EditorsListState } from './list-state.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .catch('')

const schema = z.object({
  q: z.string().trim().max(200).catch(''),
  category: slug,
  brand: slug,
  shown: z.enum(SHOWN).catch('all'),
  trash: z.literal('1').optional().catch(undefined),
  sort: z.enum(EDITORS_SORTS).catch('updated'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** What the address of a list asks for; what makes no sense counts as left out. */
export function readEditorsList(params: URLSearchParams): EditorsListState {
  const { q: text, trash, ...state } = schema.parse(Object.fromEntries(params))
  const lacks = LACKS.filter((lack) => params.getAll('lacks').includes(lack))
  return { ...state, text, lacks, trash: trash === '1' }
}
