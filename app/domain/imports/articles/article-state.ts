import { publishedAt } from '#app/domain/blog/editing/published-at.ts'
import { IMPORTED_TEXTS, eachImportedText } from '#app/domain/blog/fields.ts'
import type { ImportedText } from '#app/domain/blog/fields.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { changesOfField } from '#app/domain/imports/import-changes.ts'
import type { BlankCells, FieldChange, Standing } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'

/** What is worked out from clean content when it is saved. */
export type ContentFigures = { text: string; minutes: number }

/** What an import may set of an article. `figures` is only there where the content is new. */
export type ArticleState = Record<ImportedText, string | null> & {
  slug: string
  title: string
  content: string
  figures: ContentFigures | null
  category_id: number
  author_id: number
  /** What is said of an author who has nothing here yet. */
  author_bio: string | null
  subcategory_id: number | null
  is_featured: boolean
  status: 'draft' | 'published'
  /** Names of tags; those found by a name keep the name they had. */
  tags: readonly string[]
  /** ISO 8601 */
  published_at: string | null
  /** When a new article was changed last, as its readers are told, ISO 8601; null for now. */
  modified_at: string | null
  /** Paths of this site that lead to it. */
  redirects: readonly string[]
  /** Pictures of other sites in it that are to be fetched. */
  pictures: readonly ForeignPicture[]
  /** Overwriting brings an article back from the trash. */
  is_trashed: boolean
}

/** A picture of another site, as its address stands in the article. */
export type ForeignPicture = { address: string; alt: string }

/** A cell: undefined where the file has no such column, null where it is blank. */
type Given<T> = T | null | undefined

/** What a row says of an article. */
export type ArticleValues = Record<ImportedText, Given<string>> & {
  slug: string
  title: string
  content: string
  figures: ContentFigures
  category_id: number
  author_id: number
  author_bio: string | null
  subcategory_id: Given<number>
  is_featured: Given<boolean>
  status: Given<'draft' | 'published'>
  tags: Given<readonly string[]>
  published_at: Given<string>
  modified_at: Given<string>
  /** The path it had on another site. */
  redirect: string | null
  pictures: readonly ForeignPicture[]
}

/** A new article: what is not given is empty, a draft, and not featured. */
export function freshArticle(
  values: ArticleValues,
  { key, now }: { key: string; now: string },
): ArticleState {
  const status = values.status ?? 'draft'
  const time = publishedAt({ status, wanted: values.published_at ?? undefined, before: null, now })
  return {
    slug: key,
    title: values.title,
    content: values.content,
    figures: values.figures,
    category_id: values.category_id,
    author_id: values.author_id,
    author_bio: values.author_bio,
    subcategory_id: values.subcategory_id ?? null,
    ...eachImportedText((name) => values[name] ?? null),
    is_featured: values.is_featured ?? false,
    status,
    tags: values.tags ?? [],
    published_at: time,
    modified_at: notToCome(values.modified_at ?? time, now),
    redirects: values.redirect ? [values.redirect] : [],
    pictures: values.pictures,
    is_trashed: false,
  }
}

/** To readers an article is as old as it was where it comes from: that it came here changed nothing in it. */
const notToCome = (time: string | null, now: string) =>
  time !== null && Date.parse(time) <= Date.parse(now) ? time : null

/**
 * An article after a row has overwritten it. Columns that the file does not have stay; a blank cell stays or clears, as chosen.
 * A subcategory never stays under another category. What says the same as before stays letter for letter.
 */
export function overwrittenArticle(
  before: ArticleState,
  values: ArticleValues,
  { blank, now }: { blank: BlankCells; now: string },
): ArticleState {
  const next = <T>(given: Given<T>, old: T, cleared: T): T =>
    given === undefined || (given === null && blank === 'keep') ? old : (given ?? cleared)
  const isSameContent = saysTheSame(before.content, values.content)
  const status = next(values.status, before.status, 'draft')
  const movesAway = values.category_id !== before.category_id
  const tags = next(values.tags, before.tags, [])
  return {
    slug: before.slug,
    title: sameText(before.title, values.title) ?? '',
    content: isSameContent ? before.content : values.content,
    figures: isSameContent ? before.figures : values.figures,
    category_id: values.category_id,
    author_id: values.author_id,
    author_bio: null,
    subcategory_id: next(values.subcategory_id, movesAway ? null : before.subcategory_id, null),
    ...eachImportedText((name) =>
      sameText(before[name], next<string | null>(values[name], before[name], null)),
    ),
    is_featured: next(values.is_featured, before.is_featured, false),
    status,
    tags: sameNames(before.tags, tags) ? before.tags : tags,
    published_at: sameMoment(
      before.published_at,
      publishedAt({ status, wanted: values.published_at ?? undefined, before: before.published_at, now }),
    ),
    modified_at: null,
    redirects: [...new Set([...before.redirects, ...(values.redirect ? [values.redirect] : [])])],
    pictures: values.pictures,
    is_trashed: false,
  }
}

/** The old text where the new one differs by nothing but white space around it and how its letters are composed. */
function sameText(before: string | null, after: string | null): string | null {
  return tidy(before ?? '') === (after ?? '') ? before : after
}

/** The old moment where both are the same one, however they are written. */
const sameMoment = (before: string | null, after: string | null) =>
  before !== null && after !== null && Date.parse(before) === Date.parse(after) ? before : after

const tidy = (text: string) => text.normalize('NFC').trim()

/** Whether content that is kept would come out as this one, if it were cleaned now. */
function saysTheSame(kept: string, clean: string): boolean {
  return kept === clean || tidy(kept) === clean || sanitiseArticle(tidy(kept)) === clean
}

const sameNames = (some: readonly string[], others: readonly string[]) =>
  folded(some).join('\n') === folded(others).join('\n')
const folded = (names: readonly string[]) => [...new Set(names.map(foldForSearch))].sort()

const COMPARED = [
  'title',
  'content',
  'category_id',
  'author_id',
  'subcategory_id',
  ...IMPORTED_TEXTS,
  'is_featured',
  'status',
  'tags',
  'redirects',
  'is_trashed',
] as const

/** What differs between two states of an article, as texts short enough to be compared at a glance. */
export function articleChanges(before: ArticleState, after: ArticleState): FieldChange[] {
  const fields = COMPARED.flatMap((field) => changesOfField(field, shown(before[field]), shown(after[field])))
  // The time of a first publication follows from the status; one that moves is a change of its own.
  const moves = before.published_at !== null
  return moves
    ? [...fields, ...changesOfField('published_at', before.published_at ?? '', after.published_at ?? '')]
    : fields
}

const shown = (value: ArticleState[(typeof COMPARED)[number]]) =>
  value === null
    ? ''
    : typeof value === 'object'
      ? value.join(', ')
      : typeof value === 'number' && value < 0
        ? 'new'
        : String(value)

/** Who would see an article from when on. */
export function articleStanding({ status, published_at }: ArticleState, now: string): Standing {
  const isToCome = published_at !== null && Date.parse(published_at) > Date.parse(now)
  return { is: status === 'published' && isToCome ? 'scheduled' : status, at: published_at }
}
