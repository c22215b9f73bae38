import { Parser } from 'htmlparser2'
import { articleSlug } from '#app/domain/blog/article-slug.ts'
import { slugText } from '#app/domain/blog/editing/article-input.ts'
import { IMPORTED_TEXTS, eachImportedText, textField } from '#app/domain/blog/fields.ts'
import type { ImportedText } from '#app/domain/blog/fields.ts'
import { markdownHtml } from '#app/domain/blog/html/markdown-html.ts'
import { articleFigures } from '#app/domain/blog/html/plain-text.ts'
import { isWrittenInMarkdown } from '#app/domain/blog/html/reads-as-markdown.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { ArticleTooLargeError } from '#app/domain/blog/html/too-large.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import { PICTURE_ADDRESS } from '#app/domain/blog/picture-address.ts'
import { redirectPath } from '#app/domain/blog/redirects/redirect-path.ts'
import type { Cells, Problem, ReadRow } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { categoryNames } from './article-choices.ts'
import type { ArticleValues } from './article-state.ts'
import { foreignPictures } from './migration/foreign-pictures.ts'
import { momentOf } from './migration/moments.ts'
import { fromOldSite, GHOST_ADDRESS } from './migration/old-content.ts'

/** What rows point to, as far as it exists. Names are folded, slugs and e-mail addresses lower case. */
export type ArticleReferences = {
  categories: Directory
  authors: Directory
  /** By `category/id` and `category/folded name`. */
  subcategories: ReadonlyMap<string, number>
  /** Categories whose articles are left out, folded. */
  leftOut: ReadonlySet<string>
}

/** Ids by what a cell may say of them; a name that several have leads to all of them. */
export type Directory = {
  ids: ReadonlySet<number>
  names: ReadonlyMap<string, readonly number[]>
  slugs: ReadonlyMap<string, number>
  emails: ReadonlyMap<string, readonly number[]>
}

/** Lengths the article form allows, in characters. */
const LONGEST = {
  title: 300,
  ...Object.fromEntries(
    IMPORTED_TEXTS.filter((name) => !textField(name).isPicture).map((name) => [
      name,
      textField(name).longest,
    ]),
  ),
}
const LONGEST_BIO = 2000
const LONGEST_TAG = 60
const MOST_TAGS = 30
/** Open elements at one place, beyond which cleaning would take seconds; no article has them. */
const DEEPEST = 500

/** What is left of a figure whose picture no article may show. */
const EMPTY_FIGURE = /<figure>\s*<\/figure>/g

type Reading = { cells: Cells; problems: Problem[]; notes: Problem[] }

/** A row of an article file by the rules of the specification, in its order and with its messages. */
export function readArticleRow(cells: Cells, references: ArticleReferences): ReadRow<ArticleValues> {
  const reading: Reading = { cells, problems: [], notes: [] }
  const fail = (field: string, message: string) => reading.problems.push({ field, message })
  const title = cells.get('title') ?? ''
  if (title === '') fail('title', 'Title is required')
  const content = cells.get('content') ?? ''
  for (const note of (cells.get('import_notes') ?? '').split('\n').filter(Boolean))
    reading.notes.push({ field: 'import_notes', message: note })
  if (content === '') fail('content', 'Content is required')

  const [own = '', ...furtherCategories] = categoryNames(cells.get('category') ?? '')
  if (references.leftOut.has(foldForSearch(own)))
    return {
      ok: false,
      isLeftOut: true,
      problems: [{ field: 'category', message: `"${own}" is left out` }],
    }
  const category = referenceOf(cells, 'category', references.categories)
  const author = referenceOf(cells, 'author', references.authors)
  // Both are looked at as numbers before either is looked up.
  const referred = [category, author].flatMap((each) => (each.problem ? [each] : []))
  for (const { problem, isMalformed } of referred) if (problem && isMalformed) reading.problems.push(problem)
  for (const { problem, isMalformed } of referred) if (problem && !isMalformed) reading.problems.push(problem)
  const subcategory = subcategoryOf(reading, category, references.subcategories)

  for (const [field, length] of Object.entries(LONGEST))
    if ((cells.get(field)?.length ?? 0) > length) fail(field, `Longer than ${length} characters`)
  const slug = slugOf(reading, title)
  const html = content === '' ? null : contentOf(reading, content)

  const [first, ...others] = reading.problems
  if (first) return { ok: false, problems: [first, ...others] }
  if (!html || category.id === null || author.id === null)
    throw new Error('A row without fault lacks a part.')
  const texts = eachImportedText((name) =>
    textField(name).isPicture ? pictureOf(reading, name) : textOf(cells, name),
  )
  const pictures = foreignPictures(html.content, [
    { address: texts.featured_image, alt: texts.featured_image_alt },
    { address: texts.social_image, alt: title },
  ])
  const values: ArticleValues = {
    slug,
    title,
    ...html,
    category_id: category.id,
    author_id: author.id,
    author_bio: cells.get('author_bio')?.slice(0, LONGEST_BIO) || null,
    subcategory_id: subcategory,
    ...texts,
    is_featured: featuredOf(cells.get('is_featured')),
    status: statusOf(reading),
    tags: tagsOf(reading, furtherCategories),
    published_at: timeOf(reading, 'published_at'),
    modified_at: timeOf(reading, 'modified_at'),
    redirect: redirectOf(reading, slug),
    pictures: featuredOf(cells.get('fetch_pictures')) === true ? pictures : [],
  }
  const markdown = isInMarkdown(cells, content) ? 1 : 0
  return { ok: true, values, notes: reading.notes, tally: { pictures: pictures.length, markdown } }
}

type Reference = { id: number | null; label: string; problem?: Problem; isMalformed?: boolean }

/** A category or an author: by id as specified, else by slug, e-mail or name where the file has such a column. */
function referenceOf(cells: Cells, kind: 'category' | 'author', known: Directory): Reference {
  const noun = kind === 'category' ? 'Category' : 'Author'
  const id = cells.get(`${kind}_id`)
  const others = [`${kind}_slug`, `${kind}_email`, kind].filter((field) => cells.get(field))
  const field = id ? `${kind}_id` : others[0]
  const text = cells.get(field ?? '') ?? ''
  if (id !== undefined && field === `${kind}_id`) return byId(id, known, { field, noun })
  if (field === undefined) {
    const blank =
      id === undefined ? ([...cells.keys()].find((name) => name.startsWith(kind)) ?? kind) : `${kind}_id`
    const message = id === undefined ? `${noun} is required` : `Invalid ${kind}_id`
    return { id: null, label: '', problem: { field: blank, message }, isMalformed: true }
  }
  const found = foundBy(field, text, known)
  const label = `"${text}"`
  if (found.length > 1)
    return { id: null, label, problem: { field, message: `More than one ${kind} is ${label}` } }
  const [only] = found
  if (only === undefined)
    return { id: null, label, problem: { field, message: `${noun} ${label} not found` } }
  return { id: only, label }
}

function foundBy(field: string, text: string, known: Directory): readonly number[] {
  if (field.endsWith('_slug')) return [known.slugs.get(text.toLowerCase()) ?? []].flat()
  if (field.endsWith('_email')) return known.emails.get(text.toLowerCase()) ?? []
  return (
    known.names.get(foldForSearch(text)) ??
    (field === 'category' ? known.names.get(foldForSearch(categoryNames(text)[0] ?? '')) : undefined) ??
    []
  )
}

function byId(text: string, known: Directory, { field, noun }: { field: string; noun: string }): Reference {
  const id = wholeNumber(text)
  if (id === null)
    return { id: null, label: text, problem: { field, message: `Invalid ${field}` }, isMalformed: true }
  const label = String(id)
  if (!known.ids.has(id))
    return { id: null, label, problem: { field, message: `${noun} with ID ${id} not found` } }
  return { id, label }
}

/** A whole number as a cell writes it, a spreadsheet's '2.0' too; null for anything else. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/\.0+$/, '')
  return /^[+-]?\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** @returns undefined where the file has no such column, null where it is blank */
function subcategoryOf(
  { cells, problems }: Reading,
  category: Reference,
  known: ReadonlyMap<string, number>,
): number | null | undefined {
  const id = cells.get('subcategory_id')
  const name = cells.get('subcategory')
  if (!id && !name) return id === undefined && name === undefined ? undefined : null
  const field = id ? 'subcategory_id' : 'subcategory'
  const number = id ? wholeNumber(id) : null
  if (id && number === null) {
    problems.push({ field, message: 'Invalid subcategory_id' })
    return null
  }
  if (category.id === null) return null
  const found = known.get(`${category.id}/${number ?? foldForSearch(name ?? '')}`)
  if (found !== undefined) return found
  const message = id
    ? `Subcategory with ID ${number} not found for category ${category.id}`
    : `Subcategory "${name}" not found for category ${category.label}`
  problems.push({ field, message })
  return null
}

function slugOf({ cells, problems }: Reading, title: string): string {
  const given = cells.get('slug')
  if (given) {
    if (!slugText.safeParse(given).success)
      problems.push({ field: 'slug', message: 'Slug may only hold a-z, 0-9 and hyphens' })
    return given
  }
  const slug = articleSlug(title)
  if (slug === '' && title !== '') problems.push({ field: 'title', message: 'Slug is required' })
  return slug
}

function contentOf(
  { cells, problems, notes }: Reading,
  content: string,
): Pick<ArticleValues, 'content' | 'figures'> | null {
  const fail = (message: string) => {
    problems.push({ field: 'content', message })
    return null
  }
  const isMarkdown = isInMarkdown(cells, content)
  if (!isMarkdown && isWrittenInMarkdown(content))
    notes.push({
      field: 'content',
      message: 'Looks like Markdown, and HTML is expected: its signs stay in the text as they are',
    })
  const html = isMarkdown ? markdownHtml(content) : content
  if (isTooDeep(html)) return fail('Content is nested too deeply')
  try {
    const old = fromOldSite(html, cells.get('old_site') || null)
    for (const message of old.notes) notes.push({ field: 'content', message })
    const clean = sanitiseArticle(old.html).replaceAll(EMPTY_FIGURE, '')
    return clean === '' ? fail('Content is required') : { content: clean, figures: articleFigures(clean) }
  } catch (error) {
    if (error instanceof ArticleTooLargeError) return fail('Content is larger than 1 MB')
    throw error
  }
}

/** Whether content is read as Markdown: as the check says it of the whole file, else by what stands in it. */
function isInMarkdown(cells: Cells, content: string): boolean {
  const said = cells.get('content_format')
  return said === 'markdown' || (said !== 'html' && isWrittenInMarkdown(content))
}

/** Looked at before cleaning, whose time grows with the square of the depth. */
function isTooDeep(html: string): boolean {
  let depth = 0
  let deepest = 0
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      deepest = Math.max(deepest, depth)
      if (deepest > DEEPEST) parser.pause()
    },
    onclosetag: () => void (depth -= 1),
  })
  parser.end(html)
  return deepest > DEEPEST
}

/** The time of publication, or of the last change; what is no time is left out, and said. */
function timeOf({ cells, notes }: Reading, field: 'published_at' | 'modified_at'): string | null | undefined {
  const text = textOf(cells, field)
  if (!text) return text
  const moment = momentOf(text)
  if (moment === null)
    notes.push({
      field,
      message: `"${text.slice(0, 40)}" is no time that can be read: left out`,
    })
  return moment
}

/** The path by which another site knew the article, where it is another than it has here. */
function redirectOf({ cells, notes }: Reading, slug: string): string | null {
  const address = textOf(cells, 'old_address')
  if (!address) return null
  const path = redirectPath(address)
  if (path === null)
    notes.push({ field: 'old_address', message: 'Has no path of its own: nothing leads here from it' })
  return path === articlePath(slug) ? null : path
}

/** A picture's address as this site can show it: whole, and over https. */
function wholePicture(
  address: string | null | undefined,
  site: string | undefined,
): string | null | undefined {
  if (!address || !site) return address
  const named = address.startsWith(GHOST_ADDRESS) ? address.slice(GHOST_ADDRESS.length) : address
  return URL.canParse(named, site) ? new URL(named, site).href.replace(/^http:/, 'https:') : address
}

function textOf(cells: Cells, field: string): string | null | undefined {
  const text = cells.get(field)
  return text === undefined ? undefined : text || null
}

/** The address of a picture; one that no page may show is left out, and said. */
function pictureOf({ cells, notes }: Reading, field: ImportedText): string | null | undefined {
  const address = wholePicture(textOf(cells, field), cells.get('old_site'))
  if (!address || (PICTURE_ADDRESS.test(address) && address.length <= textField(field).longest))
    return address
  notes.push({ field, message: 'Left out: must be an https address' })
  return null
}

/** What a cell says as yes or no. */
function featuredOf(text: string | undefined): boolean | null | undefined {
  if (!text) return text === undefined ? undefined : null
  return text.toLowerCase() === 'true' || text === '1'
}

/** What files call the two states, folded. */
const STATUSES: Readonly<Record<string, 'draft' | 'published'>> = {
  published: 'published',
  publish: 'published',
  scheduled: 'published',
  future: 'published',
  'da dang': 'published',
  'da xuat ban': 'published',
  draft: 'draft',
  nhap: 'draft',
  'ban nhap': 'draft',
}

function statusOf({ cells, notes }: Reading): 'draft' | 'published' | null | undefined {
  const text = textOf(cells, 'status')
  if (!text) return text === undefined ? undefined : null
  const status = STATUSES[foldForSearch(text)]
  if (status) return status
  notes.push({ field: 'status', message: `"${text.slice(0, 40)}" is neither draft nor published: draft` })
  return 'draft'
}

/** The names of tags, each once whatever its marks and case; what no tag can be is left out, and said. */
function tagsOf({ cells, notes }: Reading, categories: readonly string[]): string[] | null | undefined {
  const text = textOf(cells, 'tags')
  if (categories.length > 0)
    notes.push({
      field: 'category',
      message: `Categories after the first become tags: ${categories.join(', ')}`,
    })
  else if (!text) return text === undefined ? undefined : null
  const tags = new Map<string, string>()
  const parts = text ? text.split(text.includes('|') ? '|' : ',') : []
  for (const part of [...parts, ...categories]) {
    const name = part.replace(/\s+/g, ' ').trim()
    const key = foldForSearch(name)
    if (name === '' || tags.has(key)) continue
    if (name.length > LONGEST_TAG || tags.size >= MOST_TAGS) {
      const why =
        tags.size >= MOST_TAGS ? `more than ${MOST_TAGS} tags` : `longer than ${LONGEST_TAG} characters`
      notes.push({ field: 'tags', message: `"${name.slice(0, LONGEST_TAG)}" left out: ${why}` })
    } else tags.set(key, name)
  }
  return tags.size > 0 ? [...tags.values()] : null
}
