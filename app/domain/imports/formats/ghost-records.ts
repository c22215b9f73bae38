import { slugify } from '#app/vietnamese/slug.ts'
import { AUTHOR_EMAILS } from './author-emails.ts'
import { jsonLists } from './json-lists.ts'
import type { JsonObject } from './json-lists.ts'
import type { FileObject } from './json-records.ts'
import { plainWords, slugOfOldSite } from './plain-words.ts'
import type { LeftOut } from './wordpress-records.ts'

type Known = {
  names: Readonly<Record<'tags' | 'users', ReadonlyMap<string, string>>>
  tagsOf: ReadonlyMap<string, string[]>
  authorsOf: ReadonlyMap<string, string[]>
  metaOf: ReadonlyMap<string, JsonObject>
  /** What users say of themselves, by their names. */
  bios: ReadonlyMap<string, string>
  /** Users whose e-mail address the file holds. */
  emails: number
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The articles of a Ghost export, as the columns of an article file. The file is read twice: what posts point to may stand anywhere. */
export async function* ghostRecords(
  read: () => AsyncIterable<string>,
  leftOut: LeftOut,
): AsyncGenerator<FileObject, void> {
  const known = await knownOf(read())
  if (known.emails > 0) leftOut.set(AUTHOR_EMAILS, known.emails)
  for await (const { list, object } of jsonLists(read(), 'data')) {
    if (list !== 'posts') continue
    const isPage = object['type'] === 'page' || object['page'] === 1 || object['page'] === true
    if (isPage) leftOut.set('pages', (leftOut.get('pages') ?? 0) + 1)
    else yield recordOf(object, known)
  }
}

async function knownOf(json: AsyncIterable<string>): Promise<Known> {
  const names = { tags: new Map<string, string>(), users: new Map<string, string>() }
  const links = { tags: new Map<string, [number, string][]>(), users: new Map<string, [number, string][]>() }
  const metaOf = new Map<string, JsonObject>()
  const bios = new Map<string, string>()
  let emails = 0
  const link = (to: Map<string, [number, string][]>, object: JsonObject, id: string) => {
    const post = text(object['post_id'])
    to.set(post, [...(to.get(post) ?? []), [Number(object['sort_order'] ?? 0), text(object[id])]])
  }
  for await (const { list, object } of jsonLists(json, 'data')) {
    const name = text(object['name'])
    // Tags that begin with # are for the site itself.
    if (list === 'tags' && !name.startsWith('#') && object['visibility'] !== 'internal')
      names.tags.set(text(object['id']), name)
    else if (list === 'users') {
      names.users.set(text(object['id']), name)
      bios.set(name, text(object['bio']).trim())
      if (object['email']) emails += 1
    }
    if (list === 'posts_tags') link(links.tags, object, 'tag_id')
    else if (list === 'posts_authors') link(links.users, object, 'author_id')
    else if (list === 'posts_meta') metaOf.set(text(object['post_id']), object)
  }
  const inOrder = (kind: 'tags' | 'users') =>
    new Map(
      [...links[kind]].map(([post, ids]) => [
        post,
        ids.toSorted(([a], [b]) => a - b).flatMap(([, id]) => names[kind].get(id) ?? []),
      ]),
    )
  return { names, tagsOf: inOrder('tags'), authorsOf: inOrder('users'), metaOf, bios, emails }
}

function recordOf(post: JsonObject, { names, tagsOf, authorsOf, metaOf, bios }: Known): FileObject {
  const id = text(post['id'])
  const tags = (tagsOf.get(id) ?? []).map((name) => name.replaceAll('|', '/'))
  const authors = authorsOf.get(id) ?? [names.users.get(text(post['author_id'])) ?? '']
  const meta = metaOf.get(id) ?? {}
  const status = text(post['status'])
  const isForAll = ['', 'public'].includes(text(post['visibility']))
  const isOut = isForAll && ['published', 'scheduled'].includes(status)
  const slug = text(post['slug'])
  const first = (name: string) => text(post[name]) || text(meta[name])
  // Articles here have one description, for search engines and where they are shared.
  const description = first('meta_description')
  const shared = first('og_description')
  const notes = [
    isForAll ? '' : `Was for ${text(post['visibility'])} only: comes as a draft`,
    status === 'sent' ? 'Was only mailed: comes as a draft' : '',
    authors.length > 1 ? `Authors after the first left out: ${authors.slice(1).join(', ')}` : '',
    description && shared && description !== shared
      ? 'The description for sharing is left out: that for search engines stands for both'
      : '',
  ]
  return {
    title: plainWords(text(post['title'])),
    content: text(post['html']),
    excerpt: plainWords(text(post['custom_excerpt'])),
    category: tags[0] ?? 'Uncategorized',
    author: authors[0] ?? '',
    author_bio: bios.get(authors[0] ?? '') ?? '',
    tags: tags.slice(1).join('|'),
    slug: slugOfOldSite(slug, slugify),
    status: isOut ? 'published' : 'draft',
    published_at: isOut ? text(post['published_at']) : '',
    modified_at: text(post['updated_at']),
    featured_image: text(post['feature_image']) || text(post['image']),
    featured_image_alt: text(meta['feature_image_alt']),
    meta_title: first('meta_title'),
    meta_description: description || shared,
    social_title: first('og_title'),
    social_image: first('og_image'),
    is_featured: post['featured'] === 1 || post['featured'] === true ? 'true' : '',
    old_address: isOut ? `/${slug}/` : '',
    import_notes: notes.filter(Boolean).join('\n'),
  }
}
