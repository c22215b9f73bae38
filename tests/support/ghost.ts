/** A post of a made-up Ghost site; what is left out is as most posts have it. */
export type GhostPost = {
  id: string
  title: string
  html: string
  slug: string
  status?: string
  visibility?: string
  type?: string
  publishedAt?: string
  updatedAt?: string
  image?: string
  imageAlt?: string
  tags?: readonly string[]
  authors?: readonly string[]
  /** What is said where it is shared. */
  sharing?: { title: string; description: string; image: string }
}

/** A Ghost export (JSON) as Ghost writes it: lists of rows that point to each other. */
export function ghostExport(
  posts: readonly GhostPost[],
  bios: Readonly<Record<string, string>> = {},
): string {
  const names = (kind: 'tags' | 'authors') => [...new Set(posts.flatMap((post) => post[kind] ?? []))]
  const tags = names('tags')
  const authors = names('authors')
  const links = (kind: 'tags' | 'authors', key: string, all: readonly string[]) =>
    posts.flatMap(({ id, ...post }) =>
      // Written back to front: the order is told by sort_order alone.
      (post[kind] ?? [])
        .map((name, at) => ({
          id: `${id}-${name}`,
          post_id: id,
          [key]: `id-${all.indexOf(name)}`,
          sort_order: at,
        }))
        .toReversed(),
    )
  const data = {
    posts: posts.map(({ id, title, html, slug, status = 'published', visibility = 'public', ...post }) => ({
      id,
      uuid: `uuid-${id}`,
      title,
      slug,
      mobiledoc: null,
      lexical: JSON.stringify({ root: { children: [{ type: 'paragraph', text: 'a "quoted" {text}' }] } }),
      html,
      plaintext: 'x',
      feature_image: post.image ?? null,
      featured: 0,
      type: post.type ?? 'post',
      status,
      visibility,
      published_at: post.publishedAt ?? '2021-05-01T01:30:00.000Z',
      updated_at: post.updatedAt ?? null,
      custom_excerpt: null,
    })),
    posts_authors: links('authors', 'author_id', authors),
    posts_meta: posts.flatMap(({ id, imageAlt, sharing }) =>
      imageAlt || sharing
        ? [
            {
              id: `meta-${id}`,
              post_id: id,
              feature_image_alt: imageAlt ?? null,
              meta_title: imageAlt ? 'SEO' : null,
              og_title: sharing?.title ?? null,
              og_description: sharing?.description ?? null,
              og_image: sharing?.image ?? null,
            },
          ]
        : [],
    ),
    posts_tags: links('tags', 'tag_id', tags),
    settings: [{ key: 'title', value: 'Trang cũ' }],
    tags: tags.map((name, at) => ({
      id: `id-${at}`,
      name,
      slug: `tag-${at}`,
      visibility: name.startsWith('#') ? 'internal' : 'public',
    })),
    users: authors.map((name, at) => ({
      id: `id-${at}`,
      name,
      slug: `author-${at}`,
      email: 'a@cu.example',
      bio: bios[name] ?? null,
    })),
  }
  return JSON.stringify({ db: [{ meta: { exported_on: 1714549800000, version: '5.82.2' }, data }] })
}
