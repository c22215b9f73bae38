import { sql } from 'drizzle-orm'
import { tagNamed } from '#app/domain/blog/editing/replace-tags.server.ts'
import { addRevisions } from '#app/domain/blog/editing/revisions.server.ts'
import { IMPORTED_TEXTS } from '#app/domain/blog/fields.ts'
import { addRedirects } from '#app/domain/blog/redirects/redirects.server.ts'
import type { BatchWrite, BatchWritten, Reader, StoredRow } from '#app/domain/imports/import-subject.ts'
import { columnList, columnPairs, columnsFrom } from '#app/platform/columns.server.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { ArticleState } from '../article-state.ts'
import { askForPictures } from '../pictures/picture-queue.server.ts'

type Written = { id: number; slug: string; stamp: string }

/** An article that was planned on is no longer as it was: the batch has to be planned again. */
class ArticleChangedError extends Error {
  override name = 'ArticleChangedError'
}

/** What an import writes of an article, beside its slug; worked out of the content: its words and minutes. */
export const WRITTEN = [
  'title',
  'content',
  'content_text',
  'reading_time',
  'category_id',
  'author_id',
  'subcategory_id',
  'is_featured',
  'status',
  'published_at',
  ...IMPORTED_TEXTS,
]
/** What stays where the content does. */
const WORKED_OUT = ['content_text', 'reading_time']

/** Writes the articles of a batch with their tags and revisions, each kind by one statement. */
export async function writeArticles(
  tx: Reader,
  { created, updated, editorId }: BatchWrite<ArticleState>,
): Promise<BatchWritten> {
  const made: number[] = []
  const tagIds = await tagsNamed(
    tx,
    [...created, ...updated].flatMap(({ state }) => state.tags),
    made,
  )
  const befores = await articlesBefore(tx, updated, editorId)
  await aboutAuthors(tx, created)
  const inserted = await insertArticles(tx, created)
  const changed = await updateArticles(tx, updated)
  const rows = new Map(
    [...inserted, ...changed].map(({ id, slug, stamp }) => {
      const before = befores.get(id)
      return [slug, { id, stamp, ...(before ? { before } : {}) }]
    }),
  )
  const links = [...created, ...updated].flatMap(({ key, state }) =>
    state.tags.map((name) => ({ article_id: rows.get(key)?.id, tag_id: tagIds.get(foldForSearch(name)) })),
  )
  await tx.execute(sql`
    insert into article_tags (article_id, tag_id)
    select article_id, tag_id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as x(article_id int, tag_id int)
    on conflict do nothing`)
  const articleIds = [...rows.values()].map(({ id }) => id)
  await addRevisions(tx, { articleIds, editorId, event: 'imported' })
  const all = [...created, ...updated].map(({ key, state }) => ({ id: rows.get(key)?.id ?? 0, state }))
  const added = await addRedirects(tx, {
    rows: all.flatMap(({ id, state }) => state.redirects.map((path) => ({ path, articleId: id }))),
    origin: 'import',
    by: editorId,
  })
  await askForPictures(tx, {
    rows: all.map(({ id, state }) => ({ id, pictures: state.pictures })),
    by: editorId,
  })
  // What overwriting added goes when that is undone; of an article that was made, it goes with it.
  for (const row of rows.values())
    if ('before' in row && row.before)
      row.before['added'] = added.flatMap(({ id, articleId }) => (articleId === row.id ? [id] : []))
  return { rows, made: made.length > 0 ? { tags: made } : {} }
}

/** What a file says of authors of whom nothing is said here, and who have written nothing: those that it has made. */
async function aboutAuthors(tx: Reader, created: BatchWrite<ArticleState>['created']): Promise<void> {
  const bios = new Map(created.map(({ state }) => [state.author_id, state.author_bio]))
  const said = [...bios].flatMap(([id, bio]) => (bio ? [{ id, bio }] : []))
  if (said.length === 0) return
  await tx.execute(sql`
    update authors u set bio = x.bio from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as x(id int, bio text)
    where u.id = x.id and coalesce(u.bio, '') = '' and not exists (select from articles a where a.author_id = u.id)`)
}

/** The ids of tags by their folded names; those that are missing are made, once each. */
async function tagsNamed(
  tx: Reader,
  names: readonly string[],
  made: number[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(names.toReversed().map((name) => [foldForSearch(name), name]))
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select min(id) as id, vi_fold(name) as name from tags
    where vi_fold(name) = any(${sql.param([...wanted.keys()])}::text[]) group by 2`)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  for (const [key, name] of wanted) {
    if (ids.has(key)) continue
    const id = await tagNamed(tx, name)
    ids.set(key, id)
    made.push(id)
  }
  return ids
}

async function insertArticles(tx: Reader, created: BatchWrite<ArticleState>['created']): Promise<Written[]> {
  if (created.length === 0) return []
  const { rows } = await tx.execute<Written>(sql`
    insert into articles (slug, ${columnList(WRITTEN)}, updated_at)
    select slug, ${columnList(WRITTEN)}, coalesce(updated_at, now()) from jsonb_populate_recordset(null::articles, ${asJson(created)}::jsonb)
    returning id, slug, updated_at::text as stamp`)
  await tx.execute(
    sql`delete from article_slug_history where slug = any(${sql.param(created.map(({ key }) => key))}::text[])`,
  )
  return rows
}

async function updateArticles(tx: Reader, updated: BatchWrite<ArticleState>['updated']): Promise<Written[]> {
  if (updated.length === 0) return []
  const { rows } = await tx.execute<Written>(sql`
    update articles a set ${columnsFrom(
      WRITTEN.filter((name) => !WORKED_OUT.includes(name)),
      'x',
    )},
      content_text = coalesce(x.content_text, a.content_text), reading_time = coalesce(x.reading_time, a.reading_time),
      is_demo = false, deleted_at = null, updated_at = now()
    from jsonb_populate_recordset(null::articles, ${asJson(updated)}::jsonb) as x
    where a.id = x.id and a.updated_at = x.updated_at
    returning a.id, a.slug, a.updated_at::text as stamp`)
  if (rows.length !== updated.length) throw new ArticleChangedError('Somebody saved one of these articles.')
  await tx.execute(
    sql`delete from article_tags where article_id = any(${sql.param(updated.map(({ id }) => id))}::int[])`,
  )
  return rows
}

const asJson = (rows: readonly { key: string; state: ArticleState; id?: number; stamp?: string }[]) =>
  JSON.stringify(
    rows.map(
      ({
        state: {
          figures,
          tags: _tags,
          redirects: _redirects,
          pictures: _pictures,
          is_trashed: _isTrashed,
          author_bio: _authorBio,
          modified_at,
          ...state
        },
        id,
        stamp,
      }) => ({
        ...state,
        ...(id === undefined ? { updated_at: modified_at } : { id, updated_at: stamp }),
        content_text: figures?.text ?? null,
        reading_time: figures?.minutes ?? null,
      }),
    ),
  )

/** What undoing brings back of an article. */
export const RESTORED = [...WRITTEN, 'is_demo', 'deleted_at', 'updated_at']

/** What undoing has to bring back, and the first revision of articles that have none yet. */
async function articlesBefore(
  tx: Reader,
  updated: readonly StoredRow<ArticleState>[],
  editorId: string | null,
): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  if (updated.length === 0) return new Map()
  const articleIds = updated.map(({ id }) => id)
  await addRevisions(tx, { articleIds, editorId, event: 'first', onlyFirst: true })
  const { rows } = await tx.execute<{ id: number; before: Record<string, unknown> }>(sql`
    select a.id, jsonb_build_object(${columnPairs(RESTORED, 'a')},
      'tags', coalesce((select jsonb_agg(x.tag_id) from article_tags x where x.article_id = a.id), '[]')) as before
    from articles a where a.id = any(${sql.param(articleIds)}::int[])`)
  return new Map(rows.map(({ id, before }) => [id, before]))
}
