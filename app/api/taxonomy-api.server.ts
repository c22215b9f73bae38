import { writerOf } from '#app/domain/account/person.ts'
import type { Capability } from '#app/domain/account/roles.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import { taxonomyWrites } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import { listTaxonomy, taxonomyRow, taxonomyVersion } from '#app/domain/blog/editing/taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow } from '#app/domain/blog/editing/taxonomy.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { pageOfRows } from '#app/platform/paging/paging.server.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { changed, contentWrite, created, deleted, idOf } from './content-api.server.ts'
import type { Asked, Writing } from './content-api.server.ts'
import { shortListQuery, subcategoryListQuery } from './list-queries.ts'

/** A part of the blog's order as the API names it. */
type Part = {
  table: Taxonomy
  /** Its address, and the name of its list in answers. */
  path: string
  list: string
  capability: Capability
}

export const TAXONOMY = {
  categories: {
    table: 'categories',
    path: 'article-categories',
    list: 'article_categories',
    capability: 'categories',
  },
  subcategories: {
    table: 'subcategories',
    path: 'subcategories',
    list: 'subcategories',
    capability: 'categories',
  },
  authors: { table: 'authors', path: 'authors', list: 'authors', capability: 'authors' },
  tags: { table: 'tags', path: 'tags', list: 'tags', capability: 'tags' },
} as const satisfies Record<Taxonomy, Part>

/** The rows of a table as anybody may read them: an author's address for mail and account are not among their fields. */
export function taxonomyList({ request, context }: Asked, { table, list }: Part): Promise<Response> {
  return answerApi(async () => {
    const query = parseQuery(subcategoryListQuery, request)
    const rows = await listTaxonomy(context.get(requestContext).db, table)
    const found = rows.filter(
      (row) =>
        fold(row.name).includes(fold(query.search ?? '')) &&
        (query.category === undefined || row['category_id'] === query.category),
    )
    const { sortBy = 'order', sortOrder = 'asc', ...paged } = query
    const place = new Map(found.map(({ id }, at) => [id, String(at).padStart(9, '0')]))
    const keys = {
      order: ({ id }: TaxonomyRow) => place.get(id) ?? '',
      id: ({ id }: TaxonomyRow) => String(id).padStart(10, '0'),
      name: ({ name }: TaxonomyRow) => fold(name),
    }
    const { shown, pagination } = pageOfRows({
      rows: found,
      query: { ...paged, sortBy, sortOrder },
      keyOf: keys[sortBy],
      idOf: ({ id }) => id,
    })
    return listAnswer(request, { [list]: shown.map(asPublic), pagination })
  })
}

/** One row, with what its next write is held against. */
export function taxonomyOne({ request, context, params }: Asked, { table }: Part): Promise<Response> {
  return answerApi(async () => {
    const { db } = context.get(requestContext)
    const id = idOf(params?.['id'] ?? '')
    const [row, version] = await Promise.all([taxonomyRow(db, table, id), taxonomyVersion(db, { table, id })])
    if (!row || version === null)
      throw new AppError('not_found', say({ vi: 'Không có mục này.', en: 'Not found.' }))
    return versioned(request, asPublic(row), { version })
  })
}

function asPublic(row: TaxonomyRow): Record<string, unknown> {
  const { email: _email, is_demo: _isDemo, user_id: _user, ...shown } = asWritten(row)
  return shown
}

/** A row as who wrote it sees it: the addresses it had before are the site's own business. */
function asWritten({ former_slugs: _former, ...row }: TaxonomyRow): Record<string, unknown> {
  const at = row['created_at']
  return typeof at === 'string' || at instanceof Date
    ? { ...row, created_at: new Date(at).toISOString() }
    : row
}

const writing = ({ table, capability }: Part): Omit<Writing, 'handlers'> => ({
  capability,
  versionOf: (db, id) => taxonomyVersion(db, { table, id, hold: true }),
})

/** POST to a table of the blog's order. */
export function taxonomyCreate(asked: Asked, part: Part): Promise<Response> {
  const { table, path } = part
  return contentWrite(asked, {
    capability: part.capability,
    handlers: {
      POST: async ({ db, person, body }) => {
        const values = TAXONOMY_INPUT[table].whole.parse(await body())
        const row = await taxonomyWrites(db, writerOf(person)).create(table, values)
        const version = await taxonomyVersion(db, { table, id: row.id })
        return created(asWritten(row), { at: `/api/v1/${path}/${row.id}`, version: version ?? '' })
      },
    },
  })
}

/** PATCH, PUT and DELETE of one row of a table. PUT too changes what is given. */
export function taxonomyChange(asked: Asked, part: Part): Promise<Response> {
  const { table } = part
  const change: NonNullable<Writing['handlers']['PATCH']> = async ({ db, person, id, hold, body }) => {
    const values = TAXONOMY_INPUT[table].part.parse(await body())
    await hold()
    return changed(asWritten(await taxonomyWrites(db, writerOf(person)).update(table, id, values)))
  }
  return contentWrite(asked, {
    ...writing(part),
    handlers: {
      PUT: change,
      PATCH: change,
      DELETE: async ({ db, person, id, hold }) => {
        await hold()
        await taxonomyWrites(db, writerOf(person)).remove(table, id)
        return deleted()
      },
    },
  })
}

/** POST …/{id}/restore: brings back the row that was deleted last under this id. */
export function taxonomyRestore(asked: Asked, part: Part): Promise<Response> {
  return contentWrite(asked, {
    ...writing(part),
    handlers: {
      POST: async ({ db, person, id }) =>
        changed(asWritten(await taxonomyWrites(db, writerOf(person)).restoreRow(part.table, id))),
    },
  })
}

type Named = { id: number; name: string; slug: string; count: number }

/** A list of what products are filed by: categories or brands, in its own order unless asked for another. */
export function pageOfNamed<T extends Named>(request: Request, rows: readonly T[]) {
  const { sortBy = 'order', sortOrder = 'asc', search, ...query } = parseQuery(shortListQuery, request)
  const found = rows.filter(({ name }) => fold(name).includes(fold(search ?? '')))
  const place = new Map(found.map(({ id }, at) => [id, String(at).padStart(9, '0')]))
  const keys = {
    order: ({ id }: Named) => place.get(id) ?? '',
    name: ({ name }: Named) => fold(name),
    count: ({ count }: Named) => String(count).padStart(10, '0'),
  }
  return pageOfRows({
    rows: found,
    query: { ...query, sortBy, sortOrder },
    keyOf: keys[sortBy],
    idOf: ({ id }) => id,
  })
}
