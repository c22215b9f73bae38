import { slugify } from '#app/vietnamese/slug.ts'
import { AUTHOR_EMAILS } from './author-emails.ts'
import type { FileObject } from './json-records.ts'
import { plainWords, slugOfOldSite } from './plain-words.ts'
import { partOf, xmlTrees } from './xml-trees.ts'
import type { XmlTree } from './xml-trees.ts'

/** What of a file is no article, by what it is, and how much of it there is. */
export type LeftOut = Map<string, number>

type Attachment = { url: string; alt: string }
type Known = {
  site: string
  authors: ReadonlyMap<string, string>
  attachments: ReadonlyMap<string, Attachment>
  /** Authors whose e-mail address the file holds. */
  emails: number
}

const POST = new Set(['item'])
/** Where the address of the site stands, the surest first; of a network the last is another one's. */
const SITE = ['wp:base_blog_url', 'link', 'wp:base_site_url']
const ALL = new Set(['item', 'wp:author', ...SITE])
const LONGEST_EXCERPT = 1000

/**
 * The articles of a WordPress export (WXR), as the columns of an article file. The file is read twice: pictures and authors may
 * stand behind the articles that need them.
 */
export async function* wordpressRecords(
  read: () => AsyncIterable<string>,
  leftOut: LeftOut,
): AsyncGenerator<FileObject, void> {
  const known = await knownOf(read())
  if (known.emails > 0) leftOut.set(AUTHOR_EMAILS, known.emails)
  for await (const item of xmlTrees(read(), POST)) {
    const type = partOf(item, 'wp:post_type')
    const status = partOf(item, 'wp:status')
    if (type === 'attachment') continue
    if (type === 'post' && status !== 'trash' && status !== 'auto-draft') yield recordOf(item, known)
    else {
      const what = type === 'post' ? `${status} posts` : `${type}s`
      leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
    }
  }
}

async function knownOf(text: AsyncIterable<string>): Promise<Known> {
  const authors = new Map<string, string>()
  const attachments = new Map<string, Attachment>()
  const sites = new Map<string, string>()
  let emails = 0
  for await (const tree of xmlTrees(text, ALL)) {
    if (SITE.includes(tree.name)) sites.set(tree.name, sites.get(tree.name) || tree.text.trim())
    else if (tree.name === 'wp:author') {
      const login = partOf(tree, 'wp:author_login')
      authors.set(login, partOf(tree, 'wp:author_display_name') || login)
      if (partOf(tree, 'wp:author_email')) emails += 1
    } else if (partOf(tree, 'wp:post_type') === 'attachment')
      attachments.set(partOf(tree, 'wp:post_id'), {
        url: partOf(tree, 'wp:attachment_url') || partOf(tree, 'guid'),
        alt: metaOf(tree).get('_wp_attachment_image_alt') ?? '',
      })
  }
  const site = SITE.map((name) => sites.get(name)).find(Boolean) ?? ''
  return { site, authors, attachments, emails }
}

const metaOf = ({ children }: XmlTree) =>
  new Map(
    children.flatMap((child) =>
      child.name === 'wp:postmeta'
        ? [[partOf(child, 'wp:meta_key'), partOf(child, 'wp:meta_value')] as const]
        : [],
    ),
  )

/** What WordPress calls the category of posts without one. */
const NO_CATEGORY = /^(?:uncategorized|chua-(?:duoc-)?phan-loai)$/

function recordOf(item: XmlTree, { site, authors, attachments }: Known): FileObject {
  const meta = metaOf(item)
  const terms = item.children.filter(({ name }) => name === 'category')
  const named = (domain: string) =>
    terms.flatMap(({ attributes, text }) =>
      attributes['domain'] === domain
        ? [{ slug: attributes['nicename'] ?? '', name: plainWords(text).replaceAll('|', '/') }]
        : [],
    )
  const categories = named('category').filter(({ slug }) => !NO_CATEGORY.test(slug))
  const status = partOf(item, 'wp:status')
  const password = partOf(item, 'wp:post_password')
  const isOut = password === '' && (status === 'publish' || status === 'future')
  const picture = attachments.get(meta.get('_thumbnail_id') ?? '')
  const login = partOf(item, 'dc:creator')
  return {
    title: plainWords(partOf(item, 'title')),
    content: withGalleries(partOf(item, 'content:encoded'), attachments),
    excerpt: plainWords(partOf(item, 'excerpt:encoded')).slice(0, LONGEST_EXCERPT),
    category: categories.map(({ name }) => name).join('|') || 'Uncategorized',
    author: authors.get(login) ?? login,
    tags: named('post_tag')
      .map(({ name }) => name)
      .join('|'),
    slug: slugOfOldSite(partOf(item, 'wp:post_name'), slugify),
    status: isOut ? 'published' : 'draft',
    published_at: isOut || hasDay(item) ? momentOf(item, 'wp:post_date') : '',
    modified_at: momentOf(item, 'wp:post_modified'),
    featured_image: picture?.url ?? '',
    featured_image_alt: picture?.alt ?? '',
    meta_title: seoText(meta, '_yoast_wpseo_title', 'rank_math_title'),
    meta_description: seoText(meta, '_yoast_wpseo_metadesc', 'rank_math_description'),
    is_featured: partOf(item, 'wp:is_sticky') === '1' ? 'true' : '',
    old_address: isOut ? partOf(item, 'link') : '',
    old_site: site,
    import_notes: notesOf(item, { meta, status, password }).join('\n'),
  }
}

/** Whether somebody gave a draft a day: until then WordPress keeps zeros, and publishes it on the day of publishing. */
const hasDay = (item: XmlTree) => /^[1-9]/.test(partOf(item, 'wp:post_date_gmt'))

/** When a post was published, or changed last: WordPress keeps it in UTC and by the site's own clock, and the first may be all zeros. */
function momentOf(item: XmlTree, name: 'wp:post_date' | 'wp:post_modified'): string {
  const utc = partOf(item, `${name}_gmt`)
  if (utc && !utc.startsWith('0000')) return `${utc.replace(' ', 'T')}Z`
  const own = partOf(item, name)
  return own.startsWith('0000') ? '' : own
}

/** What an SEO plugin kept; a pattern ('%%title%% - %%sitename%%') says nothing of its own. */
function seoText(meta: ReadonlyMap<string, string>, ...keys: string[]): string {
  const text = keys.map((key) => meta.get(key) ?? '').find(Boolean) ?? ''
  return text.includes('%') && /%\w+%/.test(text) ? '' : text
}

type Told = { meta: ReadonlyMap<string, string>; status: string; password: string }

function notesOf(item: XmlTree, { meta, status, password }: Told): string[] {
  const comments = item.children.filter(({ name }) => name === 'wp:comment').length
  return [
    password ? 'Asked for a password: comes as a draft, without it' : '',
    status === 'private' ? 'Was private: comes as a draft' : '',
    status === 'pending' ? 'Waited for review: comes as a draft' : '',
    comments > 0 ? `Comments left behind: ${comments}` : '',
    meta.has('_elementor_data') ? 'Built with Elementor: only its words and pictures come along' : '',
  ].filter(Boolean)
}

const GALLERY = /\[gallery\b([^\]]*)\]/g
const GALLERY_IDS = /\bids=["']?([\d,\s]+)/

/** Galleries name their pictures by id: where the file holds them, they stand there as pictures. */
function withGalleries(content: string, attachments: ReadonlyMap<string, Attachment>): string {
  return content.replaceAll(GALLERY, (gallery: string, attributes: string) => {
    const ids = GALLERY_IDS.exec(attributes)?.[1]?.split(',') ?? []
    const pictures = ids.flatMap((id) => attachments.get(id.trim()) ?? [])
    if (pictures.length === 0 || pictures.length < ids.length) return gallery
    const figures = pictures.map(
      ({ url, alt }) => `<figure><img src="${escaped(url)}" alt="${escaped(alt)}"></figure>`,
    )
    return `<figure class="wp-block-gallery">${figures.join('')}</figure>`
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
