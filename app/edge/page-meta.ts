import { inName, SITE } from '#app/platform/settings.ts'
import { OEMBED_PATH } from './embed-paths.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page with the part of its query that makes it another page; the canonical address. */
  path: string
  /** The page of a list; a further one says so in its title and description. */
  page?: number
  /** False for pages that search engines should not list: filters, answers, what a visitor put together. */
  index?: boolean
  /**
   * What other sites show beside a link to the page: a path of ours or an https address, 1200 by 630 px unless it says otherwise, of
   * unknown size with null; the site's own picture where it has none.
   */
  image?: { path: string; alt: string; size?: { width: number; height: number } | null }
  /** What other sites call it, where that is another than its title. */
  social?: string
  /** Where the same text stood first; its own address where it is left out. */
  canonical?: string | null
  /** 'article' for what somebody wrote on a day, 'product' for what shops sell. */
  type?: 'website' | 'article' | 'product'
  /** True for a page that can be shown on other sites: its head says where they learn how (oEmbed). */
  embeds?: boolean
}

/** The matches a route's meta function is given; the first is the document's own. */
type Matches = readonly [
  { loaderData?: { siteUrl: string; site: { name: string } } | undefined },
  ...unknown[],
]

const siteImage = (name: string): NonNullable<PageMeta['image']> => ({
  path: '/og/chon-may.png',
  alt: `${name}: một góc nhà với đồ điện máy, hình vẽ`,
})

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 160

/** The title of a page that is about nothing: what was looked for is not there, or the page is only a step. */
export const plainTitle = (matches: Matches, title: string) => ({
  title: `${title} | ${(matches[0].loaderData?.site ?? SITE).name}`,
})

/** Title, description, canonical address and what other sites show of a page. */
export function pageMeta(matches: Matches, page: PageMeta) {
  const { siteUrl, site } = matches[0].loaderData ?? { siteUrl: '', site: SITE }
  const { path, page: number = 1, index = true, image = siteImage(site.name), type = 'website' } = page
  const title = number > 1 ? `${page.title}, trang ${number}` : page.title
  const fullTitle = path === '/' ? `${site.name} | ${title}` : `${title} | ${site.name}`
  const described = inName(page.description, site.name)
  const description = cutAtWord(number > 1 ? `Trang ${number}: ${described}` : described, DESCRIPTION_LENGTH)
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.canonical || siteUrl + path },
    ...(page.embeds ? [oembedLink(siteUrl, path, title)] : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: page.social || title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: siteUrl + path },
    { property: 'og:type', content: type },
    { property: 'og:image', content: image.path.startsWith('/') ? siteUrl + image.path : image.path },
    ...sizeOf(image.size),
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:site_name', content: site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const oembedLink = (siteUrl: string, path: string, title: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  href: `${siteUrl}${OEMBED_PATH}?url=${encodeURIComponent(siteUrl + path)}`,
  title,
})

const sizeOf = (size: { width: number; height: number } | null = { width: 1200, height: 630 }) =>
  size
    ? [
        { property: 'og:image:width', content: String(size.width) },
        { property: 'og:image:height', content: String(size.height) },
      ]
    : []

/** The text up to the last whole word that fits, with '…' where something is left out. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s,.;:–-]+$/, '')}…`
}
