import { describe, expect, onTestFinished, test } from 'vitest'
import { openHost } from '#tests/e2e/support/host-page.ts'
import { ADMIN } from '#tests/support/admin.ts'
import { isLong } from '#tests/support/long.ts'
import { ENGINES } from './support/engines.ts'
import { visitsIn } from './support/session.ts'
import {
  PHONE,
  alive,
  arrives,
  button,
  choose,
  field,
  fill,
  press,
  see,
  text,
  until,
  write,
} from './support/visitor.ts'
import type { Target } from './support/visitor.ts'

const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'
const CARD = 'main :is(.product-card, .product-row) a[href^="/products/"]'

/** Declares the journeys in one engine; those of others than Chromium are for the long run, where their programs are installed. */
export function journeysIn(name: keyof typeof ENGINES): void {
  const { isHere, start } = ENGINES[name]
  describe.runIf(isHere && (isLong || name === 'Chromium'))(`in ${name}`, () => {
    const visit = visitsIn(start)
    journeysOfEnginesAlone(visit)
    // In Chromium tests/e2e holds these: chat, arrival, compare, article, contact, embeds and article-editing.
    if (name !== 'Chromium' || isLong) journeysOfAll(visit)
  })
}

type Visit = ReturnType<typeof visitsIn>

/** What no other test tries in any engine. */
function journeysOfEnginesAlone(visit: Visit): void {
  test('the box of the chat grows with the question', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/chat')
    await alive(tab)
    const height = () => document.querySelector('textarea')?.offsetHeight ?? 0
    const before = await tab.run(height)
    await fill(
      tab,
      field('Câu hỏi của bạn'),
      'Tủ lạnh nào hợp với nhà bốn người, bếp nhỏ, ít mở cửa, cần ngăn đá rộng? '.repeat(3),
    )
    await until(
      tab,
      'a higher box',
      (before) => (document.querySelector('textarea')?.offsetHeight ?? 0) > before + 30,
      before,
    )
    expect(await tab.run(height)).toBeLessThanOrEqual(160)
  })

  test('leaving a page while the code of a part waits shows no error, on the way or on return', async () => {
    const { tab, line, open } = await visit(PHONE)
    await open('/lien-he')
    await alive(tab)
    // A part's code alone: the page itself has to load.
    line.rule((path) => (path.includes('/assets/newsletter-form') ? 'waits' : 'passes'))
    await open('/')
    await tab.run(() => {
      const looks = () => {
        const words = document.body.textContent ?? ''
        if (/Application Error|chưa tải được|Có lỗi|ChunkLoadError/.test(words))
          sessionStorage.setItem('error', words)
        requestAnimationFrame(looks)
      }
      looks()
    })
    await press(tab, button('Đăng ký nhận tin'))
    await expect.poll(() => line.waiting()).toBeGreaterThan(0)
    line.rule((path) => (path.startsWith('/products') || path.endsWith('.js') ? 'waits' : 'passes'))
    await tab.run(() => void setTimeout(() => location.assign('/products'), 10))
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    line.clear()
    await until(tab, 'the next page', () => location.pathname === '/products')
    await alive(tab)
    expect(await tab.run(() => sessionStorage.getItem('error'))).toBeNull()
    await tab.back()
    await until(tab, 'the page that was left', () => location.pathname === '/')
    await see(tab, button('Đăng ký nhận tin'))
    expect(await tab.run(() => document.querySelector('h1')?.textContent)).not.toContain('Error')
  })

  test('the contents of an article lead to their headings, after a reload too', async () => {
    const { tab, open } = await visit()
    await open(ARTICLE)
    await alive(tab)
    const [second, fourth] = await until(tab, 'the contents', () => {
      const links = [...document.querySelectorAll('.article-toc-aside a')].map(
        (each) => each.getAttribute('href') ?? '',
      )
      return links.length > 3 ? [links[1] ?? '', links[3] ?? ''] : null
    })
    const entry = (href: string | undefined): Target => ({
      css: `.article-toc-aside a[href="${href}"]`,
      words: '',
    })
    const isAtTop = async (href: string | undefined) => {
      await until(
        tab,
        `${href} at the top`,
        (href) => {
          const top =
            document.getElementById(decodeURIComponent(href.slice(1)))?.getBoundingClientRect().top ??
            Number.NaN
          return top >= 0 && top < 200
        },
        href ?? '',
      )
    }
    await press(tab, entry(second))
    await isAtTop(second)
    await tab.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await tab.reload()
    await alive(tab)
    await press(tab, entry(fourth))
    await isAtTop(fourth)
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await isAtTop(fourth)
    expect(await tab.run(() => location.hash)).toBe(fourth)
  })

  test('the menu and the filters open and close on a phone, and no field is small enough to be zoomed', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/products')
    await press(tab, button('Mở menu'))
    await see(tab, { css: '#menu a', words: 'Blog' })
    await press(tab, { css: '#menu button', words: 'Đóng' })
    await until(tab, 'the menu to be closed', () => !document.querySelector('#menu')?.checkVisibility())
    await press(tab, button('Bộ lọc'))
    await see(tab, { css: '#bo-loc legend, #bo-loc h2', words: 'Bộ lọc' })
    const small = await tab.run(() =>
      [
        ...document.querySelectorAll(
          'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
        ),
      ]
        .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).fontSize) < 16)
        .map((each) => each.outerHTML),
    )
    expect(small).toEqual([])
    await press(tab, { css: '#bo-loc button', words: 'Đóng bộ lọc' })
    await until(tab, 'the filters to be closed', () => !document.querySelector('#bo-loc')?.checkVisibility())
  })
}

/** What has to work in every engine. */
function journeysOfAll(visit: Visit): void {
  test('a question is answered with products, and a follow-up keeps to it', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/')
    await fill(tab, field('Bạn cần tư vấn món gì?'), 'Tủ lạnh cho 4 người dưới 15 triệu')
    await press(tab, button('Hỏi cố vấn'))
    await see(tab, text('Bạn hỏi: Tủ lạnh cho 4 người dưới 15 triệu'))
    await until(
      tab,
      'products in the answer',
      () => document.querySelector('[aria-label="Sản phẩm gợi ý"] article') !== null,
    )
    await fill(tab, field('Câu hỏi của bạn'), 'Còn loại nào rẻ hơn?')
    await press(tab, button('Gửi câu hỏi'))
    const answered = await until(tab, 'the second answer', () => {
      const asking = document.querySelector('[data-asking]')
      return !asking && document.querySelectorAll('[aria-label="Sản phẩm gợi ý"]').length > 1
    })
    expect(answered).toBe(true)
  })

  test('a filtered list is there again on the way back from a product', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/products?category=tu-lanh')
    await alive(tab)
    await press(tab, button('Bộ lọc'))
    await press(tab, { css: '#bo-loc label', words: 'Samsung' })
    await arrives(tab, '/products?category=tu-lanh&brand=samsung')
    await press(tab, { css: '#bo-loc button', words: 'sản phẩm' })
    // The address is there before the list is.
    await see(tab, button('Bộ lọc (1)'))
    const href = await until(
      tab,
      'the seventh card',
      (css) => document.querySelectorAll<HTMLAnchorElement>(css)[6]?.getAttribute('href'),
      CARD,
    )
    const card = `main a[href="${href}"]`
    await tab.run(
      (css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      card,
    )
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    const { x, y } = await see(tab, { css: card, words: '' })
    const placeOf = (css: string) => document.querySelector(css)?.getBoundingClientRect().top
    const before = (await tab.run(placeOf, card)) ?? Number.NaN
    await tab.pressAt(x, y)
    await until(
      tab,
      'the product',
      (href) => location.pathname === new URL(href, location.href).pathname,
      href,
    )
    await alive(tab)
    await tab.back()
    await arrives(tab, '/products?category=tu-lanh&brand=samsung')
    await see(tab, { css: card, words: '' })
    await tab.run(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(Math.abs(((await tab.run(placeOf, card)) ?? Number.NaN) - before)).toBeLessThan(4)
  })

  test('a product is saved and compared', async () => {
    const { tab, open } = await visit()
    await open('/products?category=tu-lanh')
    await alive(tab)
    await press(tab, button('So sánh '))
    await press(tab, { css: CARD, words: '' })
    await until(tab, 'the product', () => /^\/products\/\d+/.test(location.pathname))
    const title = await until(tab, 'its title', () => {
      const heading = document.querySelector('h1')?.textContent
      return heading === 'Tủ lạnh' ? null : heading
    })
    await press(tab, button(`Lưu ${title}`))
    await until(
      tab,
      'it to be saved',
      () => document.querySelector('[aria-label^="Lưu "][aria-pressed=true]') !== null,
    )
    await open('/yeu-thich')
    expect(await see(tab, { css: CARD, words: title })).toBeTruthy()
  })

  test('an article is liked and saved', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/blog/oled-qled-mini-led-chon-theo-can-phong')
    await press(tab, button('Thích'))
    await see(tab, text('Cảm ơn bạn!'))
    await press(tab, { css: 'main button[aria-pressed]', words: 'Lưu' })
    await see(tab, text('Đã lưu bài viết'))
    await open('/bai-viet-da-luu')
    expect(await see(tab, button('Bỏ lưu'))).toBeTruthy()
  })

  test('a form says what is missing and keeps what was typed', async () => {
    const { tab, open } = await visit(PHONE)
    await open('/lien-he')
    await alive(tab)
    await fill(tab, field('Họ và tên'), 'Lan')
    await press(tab, button('Gửi tin nhắn'))
    await see(tab, text('Vui lòng điền đầy đủ các thông tin bắt buộc.'))
    expect(await tab.run(() => document.querySelector<HTMLInputElement>('[name=name]')?.value)).toBe('Lan')
  })

  test('a page of another site shows a product and a comparison, and asks the advisor', async () => {
    const { tab, line } = await visit(PHONE)
    const host = await openHost({
      site: line.url,
      body: `<div data-chon-may="product" data-id="203">Own words</div>
        <div data-chon-may="compare" data-ids="203,272">Own words</div>
        <div data-chon-may="ask" data-question="Tủ lạnh cho 4 người">Own words</div>`,
    })
    onTestFinished(host.close)
    await tab.open(host.url)
    await until(tab, 'all three', () => document.querySelectorAll('.chon-may').length === 3)
    expect(await tab.run(() => document.body.textContent?.includes('Own words'))).toBe(false)
    const [card, table] = await tab.run(() =>
      [...document.querySelectorAll<HTMLElement>('.chon-may')].map((each) => ({
        text: each.innerText,
        links: [...each.querySelectorAll('a')].map(({ pathname, rel }) => `${rel} ${pathname}`),
        border: getComputedStyle(each).borderTopStyle,
        rows: each.querySelectorAll('tbody tr').length,
        region: each.querySelector('[role=region]')?.getAttribute('aria-label') ?? '',
      })),
    )
    expect(card?.text).toMatch(/₫/)
    expect(card).toMatchObject({ links: ['noopener noreferrer /products/203'], border: 'solid' })
    expect(table?.region).toMatch(/^So sánh .+ và /)
    expect(table?.rows).toBeGreaterThan(3)
    expect(await tab.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const words = 'Máy giặt cho 4 người dưới 10 triệu'
    await fill(tab, field('Bạn cần chọn máy gì?'), words)
    // A tab of its own is none of this one's: the driver stays here.
    expect(
      await tab.run(() => {
        const form = document.querySelector('form')
        const { target } = form ?? {}
        if (form) form.target = '_self'
        return target
      }),
    ).toBe('_blank')
    await press(tab, button('Hỏi cố vấn'))
    await see(tab, text(`Bạn hỏi: ${words}`))
    expect(await tab.run(() => location.origin)).toBe(line.url)
  })

  test('a member of staff signs in, writes an article and saves it', async () => {
    const { tab, open } = await visit()
    await open('/auth?next=/admin/articles/new')
    await alive(tab)
    await fill(tab, { css: '[name=email]', words: '' }, ADMIN.email)
    await fill(tab, { css: '[name=password]', words: '' }, ADMIN.password)
    await press(tab, { css: 'main button[type=submit]', words: 'Đăng nhập' })
    await until(tab, 'to be signed in', () => !location.pathname.startsWith('/auth'))
    await open('/admin/articles/new')
    await alive(tab)
    const title = await tab.run(() => `Chon noi com dien ${Math.random().toString(36).slice(2)}`)
    await fill(tab, { css: '[name=title]', words: '' }, title)
    await choose(tab, '[name=category_id]', 'Tư vấn')
    await choose(tab, '[name=author_id]', 'Ban Điện lạnh')
    await write(tab, { css: '[contenteditable=true]', words: '' }, 'Hai nguoi an mot lit la du.')
    await press(tab, button('Save Article'))
    await until(tab, 'the list of articles', () => location.pathname === '/admin/articles')
    await press(tab, { css: 'main a', words: title })
    expect(
      await see(tab, { css: '[contenteditable=true] p', words: 'Hai nguoi an mot lit la du.' }),
    ).toBeTruthy()
  })
}
