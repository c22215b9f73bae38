import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { fetchFailureOf } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchFailure } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { parseUrl } from '#app/platform/parse-url.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { leadsNowhere, UPLOADED } from '../queries/own-address.server.ts'

/** Where a problem stands: a link or picture of the text by its address, or a field of the form. */
export type ProblemPlace =
  | { at: string; field?: undefined }
  | { at?: undefined; field: 'featured_image' | 'featured_image_alt' | 'social_image' }

/** Something that readers would stumble over. */
export type ArticleProblem = { kind: 'alt' | 'link' | 'picture'; text: string; where: ProblemPlace }

type Checking = {
  db: Db
  siteUrl: string
  fetchLink: FetchFile
  /** Where what a link leads to lies while it is looked at. */
  folder: string
  signal: AbortSignal
}

type Checked = {
  content: string
  featured_image: string
  featured_image_alt: string
  social_image: string
}
type Address = { address: string; kind: 'link' | 'picture'; where: ProblemPlace }

/** Addresses that are looked at, at the same time, and all together in ms: whoever publishes does not wait longer. */
const MOST = 40
const AT_ONCE = 6
const PATIENCE_MS = 12_000

/** Limits of one link; more bytes than these are an answer as good as any. */
export const LINK_LIMITS = { bytes: 3_000_000, answer: 5_000, silence: 3_000, whole: 8_000 }

/**
 * What of an article readers would stumble over: pictures that say nothing to who cannot see them, links and pictures that lead
 * nowhere. What does not answer in time is not held against it.
 */
export async function checkArticle(checking: Checking, article: Checked): Promise<ArticleProblem[]> {
  const document = parseDocument(article.content)
  const all = (name: string) => DomUtils.findAll((element) => element.name === name, document.children)
  const pictures = all('img')
  const silent = pictures.filter(({ attribs }) => (attribs['alt'] ?? '').trim() === '')
  const problems: ArticleProblem[] = silent.map(({ attribs }) => ({
    kind: 'alt',
    where: { at: attribs['src'] ?? '' },
    text: say(`A picture has no alternative text: ${shortName(attribs['src'] ?? '')}`, {
      vi: `Một ảnh chưa có mô tả: ${shortName(attribs['src'] ?? '')}`,
    }),
  }))
  if (article.featured_image.trim() && !article.featured_image_alt.trim())
    problems.push({
      kind: 'alt',
      where: { field: 'featured_image_alt' },
      text: say('The featured image has no alternative text', { vi: 'Ảnh bìa chưa có mô tả' }),
    })
  const inText = new Map<string, Address['kind']>()
  for (const { attribs } of all('a')) inText.set((attribs['href'] ?? '').split('#')[0] ?? '', 'link')
  for (const { attribs } of pictures) inText.set(attribs['src'] ?? '', 'picture')
  const addresses: Address[] = [
    ...[...inText].map(([address, kind]): Address => ({ address, kind, where: { at: address } })),
    ...(['featured_image', 'social_image'] as const).map((field): Address => ({
      address: article[field].trim(),
      kind: 'picture',
      where: { field },
    })),
  ].filter(({ address }) => address !== '')
  const late = AbortSignal.any([checking.signal, AbortSignal.timeout(PATIENCE_MS)])
  const waiting = addresses.slice(0, MOST)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, kind, where } = next
      const why = await faultOf({ ...checking, signal: late }, next)
      if (why) problems.push({ kind, where, text: `${named(next)} ${why}: ${address.slice(0, 200)}` })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return problems
}

function named({ kind, where }: Address): string {
  if (kind === 'link') return say('A link', { vi: 'Một liên kết' })
  return where.field === 'social_image'
    ? say('The social picture', { vi: 'Ảnh khi chia sẻ' })
    : say('A picture', { vi: 'Một ảnh' })
}

const shortName = (src: string) => (src.split('/').at(-1) ?? src).slice(0, 80)

/** Why an address leads nowhere; null where it leads somewhere, or nobody can say. */
async function faultOf(checking: Checking, { address, where }: Address): Promise<string | null> {
  const { siteUrl } = checking
  const isOwn = address.startsWith('/')
  // A field takes one picture and nothing else: what no upload is called like is none.
  if (isOwn && where.field && address.startsWith('/uploads/') && !UPLOADED.test(address)) return NOT_HERE()
  if (isOwn) return ownFault(checking.db, address)
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.origin === parseUrl(siteUrl)?.origin
    ? ownFault(checking.db, url.pathname)
    : foreignFault(checking, address)
}

const NOT_HERE = () => say('leads to a page that is not here', { vi: 'dẫn tới một trang không có ở đây' })

/** Articles, products and pictures are looked up; what else there is stays unknown, unless a redirect knows it. */
const ownFault = async (db: Db, address: string): Promise<string | null> =>
  (await leadsNowhere(db, address)) ? NOT_HERE() : null

async function foreignFault(
  { fetchLink, folder, signal }: Checking,
  address: string,
): Promise<string | null> {
  const path = join(folder, `${randomUUID()}.link`)
  try {
    await fetchLink(address, path, { etag: null, lastModified: null }, signal)
    return null
  } catch (error) {
    const why = fetchFailureOf(error)
    if (why?.failure === 'status')
      return /^(?:404|410)$/.test(why.detail)
        ? say(`answers ${why.detail}`, { vi: `không tồn tại (trả lời ${why.detail})` })
        : null
    return (why && FAULTS[why.failure]) ?? null
  } finally {
    await rm(path, { force: true })
  }
}

/** Only an answer says that a page is not there: a name that is not found may be this server's own line. */
const NOT_OPENED = () => say('could not be opened from this server', { vi: 'chưa mở được từ máy chủ' })

/** What is worth a look before readers meet it. */
const FAULTS: Readonly<Partial<Record<FetchFailure, string>>> = {
  get not_found_host() {
    return NOT_OPENED()
  },
  get bad_address() {
    return say('is no address', { vi: 'không phải là địa chỉ' })
  },
  get private_address() {
    return say('leads into a private network', { vi: 'dẫn vào mạng nội bộ' })
  },
  get redirects() {
    return say('leads round without an end', { vi: 'dẫn vòng vòng không dứt' })
  },
  get no_connection() {
    return NOT_OPENED()
  },
}
