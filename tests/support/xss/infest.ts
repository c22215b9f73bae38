import { stringify } from 'csv-stringify/sync'
import { REVIEW_CONSENT } from '#app/domain/catalogue/review-form.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { BREAKOUTS } from './techniques.ts'
import { VECTORS } from './vectors.ts'

/** Asks the site, whatever it runs in; never follows a redirect. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** As long as an address may be and without a place to break, as an address of a long title is. */
const LONG = `thu-${'rat-dai-'.repeat(9)}x`

type Infested = {
  /** Pages that show what was stored, for anybody. */
  open: string[]
  /** Screens of the panel that show it. */
  panel: string[]
  /** Inputs that held vectors, by what they are. */
  inputs: string[]
  /** Where a further article may be filed. */
  filed: { category_id: number; author_id: number }
}

/** Ways out of every place, in words that fit a field of `most` characters: the next ones of the list with each call. */
function fillings(): (most: number) => string {
  let at = 0
  return (most) => {
    let text = `Thử ${at}`
    for (let tried = 0; tried < BREAKOUTS.length; tried += 1) {
      const next = `${text} ${BREAKOUTS[at % BREAKOUTS.length]}`
      if (next.length > most) break
      text = next
      at += 1
    }
    return text
  }
}

/**
 * Types vectors into every input of the site, through its own API and forms, and tells where they show.
 * @param staff the headers of an administrator's session
 * @throws where an input refuses what it should take as text
 */
export async function infest(ask: Ask, staff: Record<string, string>, origin: string): Promise<Infested> {
  const fill = fillings()
  // PostgreSQL keeps no NUL; only HTML is read with them taken out.
  const everything = VECTORS.join('\n').replaceAll('\0', '').slice(0, 15_000)
  const inputs: string[] = []
  const checked = async (input: string, response: Response) => {
    if (response.status >= 400)
      throw new Error(`${input}: ${response.status} ${(await response.text()).slice(0, 300)}`)
    inputs.push(input)
    return response
  }
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = staff) =>
    ask(path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const made = async (table: string, body: object) => {
    const response = await ask(`/api/v1/${table}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...staff },
      body: JSON.stringify(body),
    })
    return (await (await checked(table, response)).json()) as { id: number; slug: string }
  }

  const category = await made('categories', {
    name: fill(100),
    slug: 'thu-nhom',
    description: fill(1000),
    icon: fill(2000),
  })
  const below = await made('subcategories', { category_id: category.id, name: fill(100) })
  const author = await made('authors', {
    name: fill(100),
    slug: LONG,
    bio: everything.slice(0, 2000),
  })
  const tag = await made('tags', { name: fill(60), slug: LONG, description: fill(1000) })
  const article = await made('articles', {
    title: fill(200),
    slug: 'thu-bai',
    excerpt: fill(300),
    content: `<p>${BREAKOUTS.join('</p><p>')}</p>`,
    meta_title: fill(60),
    meta_description: fill(150),
    featured_image: '/minh-hoa/phone-0.svg',
    category_id: category.id,
    subcategory_id: below.id,
    author_id: author.id,
    tags: [tag.id],
    status: 'published',
  })

  const product = await form('/admin/products/new', {
    part: 'co-ban',
    title: fill(200),
    des: everything,
    category: '1',
    brand: 'new',
    new_brand: `Thử ${BREAKOUTS[1]}`.slice(0, 60),
    sub_cate: fill(100),
    model: fill(100),
    release_year: '2026',
    image: '',
  })
  const path = ((await checked('product', product)).headers.get('location') ?? '').replace(/\?.*$/, '')
  const id = path.split('/').pop() ?? ''
  const part = async (name: string, fields: Record<string, string>) =>
    checked(`product, ${name}`, await form(path, { part: name, force: '1', ...fields }))
  await part('thong-so', {
    'specifications.0.group': fill(100),
    'specifications.0.name': fill(150),
    'specifications.0.value': fill(1000),
  })
  await part('gia', { price: fill(100), lowest_price: '', manufacturer_price: '', rumored_price: '' })
  await part('hoi-dap', { 'faqs.0.question': fill(300), 'faqs.0.answer': everything.slice(0, 3000) })
  await part('phien-ban', {
    'variants.0.name': fill(200),
    'variants.0.sku': fill(100),
    'variants.0.price': '',
  })
  await part('khuyen-mai', {
    'promotions.0.title': fill(200),
    'promotions.0.description': fill(1000),
    'promotions.0.type': 'gift',
    'promotions.0.discount_amount': '',
    'promotions.0.discount_percentage': '',
    'promotions.0.valid_until': '',
    'promotions.0.is_active': 'on',
  })
  await part('anh', { 'images.0.url': '/minh-hoa/phone-0.svg', 'images.0.alt': fill(300) })
  const price = { price: '8.500.000', list_price: '', observed_on: '2026-01-05', source: fill(200) }
  await checked(
    'offer',
    await form(path, { intent: 'price-add', shop: fill(100), url: 'https://shop.invalid/x', ...price }),
  )
  const review = {
    name: fill(60),
    text: everything.slice(0, 2000),
    rating: '5',
    monthsUsed: '',
    consent: 'on',
  }
  await checked(`review (${REVIEW_CONSENT.length})`, await form(`/products/${id}/danh-gia`, review, {}))
  const reviews = await (await ask('/admin/reviews', { headers: staff })).text()
  for (const [, line] of reviews.matchAll(/name="ids" value="(\d+)"/g))
    await form('/admin/reviews', { intent: 'approve', ids: line ?? '' })

  const brands = await (await ask('/admin/brands', { headers: staff })).text()
  const brand = Math.max(...[...brands.matchAll(/\/admin\/brands\/(\d+)/g)].map(([, found]) => Number(found)))
  await checked(
    'brand',
    await form(`/admin/brands/${brand}`, {
      part: 'noi-dung-trang',
      force: '1',
      tagline: fill(120),
      description: fill(1000),
      story: fill(1500),
      'highlights.0.text': fill(120),
      'technologies.0.name': fill(60),
      'technologies.0.text': fill(400),
      'technologies.0.search': '',
      'reasons.0.title': fill(60),
      'reasons.0.text': fill(300),
      'milestones.0.year': '1999',
      'milestones.0.text': fill(200),
    }),
  )

  const message = {
    name: fill(80),
    phone: '',
    email: 'thu@example.vn',
    subject: fill(150),
    message: everything.slice(0, 2000),
  }
  await checked('contact', await form('/lien-he', message, {}))
  await checked('own name', await form('/tai-khoan', { form: 'name', name: fill(60) }))
  for (const question of [fill(300), `tủ lạnh cho 4 người ${BREAKOUTS[0]}`])
    await checked(
      'question',
      await ask('/functions/v1/perplexity-chat', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: question, previousContext: fill(300) }),
      }),
    )
  await checked(
    'search without a result',
    await ask(`/products?q=${encodeURIComponent(`zzqx ${BREAKOUTS[1]}`)}`),
  )
  const picture = new FormData()
  picture.set('alt', fill(200))
  picture.set(
    'file',
    new Blob([new Uint8Array(await aPhoto({ width: 64, height: 48 }))]),
    `${BREAKOUTS[1]}.png`,
  )
  await checked(
    'picture',
    await ask('/admin/media/upload', {
      method: 'POST',
      headers: { Origin: origin, ...staff },
      body: picture,
    }),
  )

  const rows = VECTORS.map((vector, at) => [
    `${vector} ${at}`.slice(0, 200),
    vector,
    String(category.id),
    String(author.id),
    vector.slice(0, 60).replaceAll(',', ' '),
    'published',
  ])
  const csv = new FormData()
  const header = ['title', 'content', 'category_id', 'author_id', 'tags', 'status']
  csv.set(
    'file',
    new File([stringify([header, ...rows])], `${BREAKOUTS[1]?.replaceAll('/', '')}.csv`, {
      type: 'text/csv',
    }),
  )
  csv.set('duplicateStrategy', 'rename')
  const sent = await ask('/api/v1/imports', {
    method: 'POST',
    headers: { Origin: origin, ...staff },
    body: csv,
  })
  const job = (await (await checked('import', sent)).json()) as { id: string }

  const typed = encodeURIComponent(BREAKOUTS.slice(0, 8).join(' '))
  return {
    inputs,
    filed: { category_id: category.id, author_id: author.id },
    open: [
      '/',
      '/blog',
      '/blog/thu-bai',
      '/blog/chuyen-muc/thu-nhom',
      `/blog/tac-gia/${LONG}`,
      `/blog/tag/${LONG}`,
      `/blog/search?q=${encodeURIComponent(BREAKOUTS[0] ?? '')}`,
      `/blog/${typed}`,
      `/products/${id}`,
      `/products/${id}/danh-gia`,
      `/so-sanh?ids=${id},1`,
      `/chat?san-pham=${id}`,
      `/chat?q=${typed}`,
      `/products?q=${typed}`,
      `/products?brand=${typed}&category=${typed}&sort=${typed}`,
      '/products?sort=newest',
      '/brand',
      `/brand/${brandSlug(brands, brand)}`,
      `/brand/${typed}`,
      `/auth?next=${typed}`,
      `/auth/xac-nhan?token=${typed}`,
      `/ban-tin/huy?token=${typed}`,
      `/yeu-thich?ids=${typed}`,
      `/${typed}`,
    ],
    panel: [
      '/admin',
      '/admin/inbox',
      '/admin/articles',
      `/admin/articles?q=${typed}`,
      `/admin/articles/${article.id}/edit`,
      `/admin/articles/${article.id}/revisions`,
      `/admin/categories?edit=${category.id}`,
      `/admin/categories?below=${category.id}`,
      `/admin/authors?edit=${author.id}`,
      `/admin/tags?edit=${tag.id}`,
      '/admin/products',
      `/admin/products?q=${typed}`,
      path,
      '/admin/brands',
      `/admin/brands/${brand}`,
      '/admin/reviews',
      '/admin/suggestions',
      '/admin/suggestions?view=missing',
      '/admin/suggestions?view=zero',
      '/admin/users',
      '/admin/audit',
      '/admin/media',
      '/admin/media/1',
      '/admin/imports',
      `/admin/articles/import?id=${job.id}`,
      '/admin/newsletter',
      '/tai-khoan',
    ],
  }
}

/** Where the public page of a brand stands, as the panel's list links it. */
function brandSlug(html: string, id: number): string {
  const row = html.slice(Math.max(0, html.indexOf(`/admin/brands/${id}"`) - 2_000))
  return /href="\/brand\/([^"]+)"/.exec(row)?.[1] ?? ''
}
