import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { ownSite } from '#tests/support/own-site.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, DESKTOP, PHONE } from './support/browser.ts'
import { MAY_ASK, openHost, styleOf } from './support/host-page.ts'
import type { Host } from './support/host-page.ts'

const open = browserForFile()

const PRODUCT = '<div data-chon-may="product" data-id="203"><a href="/own">Own words</a></div>'
const COMPARISON = '<div data-chon-may="compare" data-ids="203,272,215,410">Own words</div>'
const ASK = '<div data-chon-may="ask" data-question="Tủ lạnh cho 4 người">Own words</div>'
const ALL = PRODUCT + COMPARISON + ASK

const hosts: Host[] = []
afterEach(() => hosts.splice(0).forEach((host) => host.close()))

type Opening = Partial<NonNullable<Parameters<typeof open>[1]>> & { css?: string; csp?: string }

async function openHostPage(body: string, { css, csp, expected = [], before, ...options }: Opening = {}) {
  const host = await openHost({ body, ...(css ? { css } : {}), ...(csp ? { csp } : {}) })
  hosts.push(host)
  const page = await open('/', {
    siteUrl: host.url,
    asleep: true,
    expected: [...MAY_ASK(), ...expected],
    before: async (page) => {
      // A header that no page sends of itself would have the browser ask beforehand.
      await page.context().setExtraHTTPHeaders({})
      await before?.(page)
    },
    ...options,
  })
  await page.waitForLoadState('networkidle')
  return page
}

const shown = (page: Page) => page.locator('.chon-may')

describe('a page of another site', () => {
  test('shows a product with its price, shop and month, and leads to its page in another tab', async () => {
    const page = await openHostPage(PRODUCT)
    const card = shown(page)
    const text = (await card.textContent()) ?? ''
    expect(text).toMatch(/₫/)
    expect(text).toMatch(/\d+\/\d{4}/)
    expect(text).toContain('Theo Chọn Máy')
    expect(await page.getByText('Own words').count()).toBe(0)
    const link = card.getByRole('link')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.textContent()).toMatch(/\(mở thẻ mới\)$/)
    await link.focus()
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await tab.waitForURL(`${ownSite().url}/products/203`)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
  })

  test('compares products in a table that can be scrolled by keyboard and reads row by row', async () => {
    const page = await openHostPage(COMPARISON, { viewport: PHONE })
    const region = shown(page).getByRole('region', { name: /^So sánh .+ và / })
    expect(await region.getByRole('columnheader').count()).toBe(4)
    expect(await region.getByRole('row', { name: /^Giá .+₫/ }).textContent()).toMatch(/\d+\/\d{4}/)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'wider than the window, in px').toBeLessThanOrEqual(0)
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    expect(
      await shown(page)
        .getByRole('link', { name: /^Xem so sánh đầy đủ/ })
        .getAttribute('href'),
    ).toBe(`${ownSite().url}/so-sanh?ids=203,272,215,410`)
  })

  test('asks the advisor: the answer opens on the site', async () => {
    const page = await openHostPage(ASK)
    const field = page.getByRole('textbox', { name: 'Bạn cần chọn máy gì?' })
    expect(await field.inputValue()).toBe('Tủ lạnh cho 4 người')
    await field.fill('Máy giặt cho 4 người dưới 10 triệu')
    const [tab] = await Promise.all([page.context().waitForEvent('page'), field.press('Enter')])
    await tab.waitForLoadState()
    const { origin, pathname, searchParams } = new URL(tab.url())
    expect([origin, pathname, searchParams.get('q')]).toEqual([
      ownSite().url,
      '/chat',
      'Máy giặt cho 4 người dưới 10 triệu',
    ])
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
  })

  test('says so in place of a product that is not there', async () => {
    const missing = [/ 4(?:04|22)/]
    for (const body of [
      '<div data-chon-may="product" data-id="999999">Own words</div>',
      '<div data-chon-may="product" data-id="x">Own words</div>',
      '<div data-chon-may="compare">Own words</div>',
    ]) {
      const page = await openHostPage(body, { expected: missing })
      expect(await shown(page).textContent()).toBe('Không tìm thấy sản phẩm này.')
    }
  })

  test.each(
    eachNth(3, [
      ['answers an error', { status: 503, body: '{"status":503}' }],
      ['answers nonsense', { status: 200, body: '<html>' }],
      ['is asked too often', { status: 429, body: '' }],
    ] as const),
  )('keeps its own words where the site %s', async (_, answer) => {
    const page = await openHostPage(PRODUCT, {
      expected: [/ 503/, / 429/],
      before: async (page) => {
        await page.route('**/api/v1/embeds*', (route) =>
          route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
        )
      },
    })
    expect(await page.getByRole('link', { name: 'Own words' }).isVisible()).toBe(true)
    expect(await shown(page).count()).toBe(0)
  })

  testInLongRun('keeps its own words where the site is away', async () => {
    const page = await openHostPage(ALL, {
      expected: [/ERR_/],
      before: async (page) => {
        await page.route(`${ownSite().url}/**`, (route) => route.abort())
      },
    })
    expect(await page.getByText('Own words').count()).toBe(3)
  })
})

describe('it suits the page that it stands in', () => {
  const css = (ground: string, ink: string) =>
    `body { background: ${ground}; color: ${ink}; font: italic 18px Georgia, serif } a { color: inherit }`

  test.each([
    ['light', '#fffdf5', '#222222', DESKTOP],
    ['dark', '#10131a', '#e8e8e8', PHONE],
  ] as const)(
    '%s: the font and colours of the page, without a violation',
    async (scheme, ground, ink, size) => {
      const page = await openHostPage(ALL, { css: css(ground, ink), viewport: size, colorScheme: scheme })
      expect(await shown(page).count()).toBe(3)
      for (const part of ['p', 'b', 'a', 'input', 'button', 'td']) {
        expect(await styleOf(page, `.chon-may ${part}`, 'font-family'), part).toBe('Georgia, serif')
        expect(await styleOf(page, `.chon-may ${part}`, 'color'), part).toBe(
          await styleOf(page, 'h1', 'color'),
        )
      }
      expect(await findViolations(page)).toEqual([])
    },
  )

  testInLongRun('a rule of the page wins', async () => {
    const page = await openHostPage(PRODUCT, { css: '.chon-may { border-radius: 0 } b { font-weight: 600 }' })
    expect(await styleOf(page, '.chon-may', 'border-radius')).toBe('0px')
    expect(await styleOf(page, '.chon-may b', 'font-weight')).toBe('600')
    expect(await styleOf(page, '.chon-may', 'display')).toBe('flex')
  })

  test('a page with a strict policy names the site, and it looks the same', async () => {
    const { url } = ownSite()
    const csp = `default-src 'none'; style-src 'none'; script-src ${url}; connect-src ${url}; img-src ${url} https: data:; form-action ${url}`
    const page = await openHostPage(ALL, { csp, expected: [/inline style/] })
    expect(await shown(page).count()).toBe(3)
    expect(await styleOf(page, '.chon-may', 'border-top-style')).toBe('solid')
  })

  testInLongRun('what is written into the page later is shown when the script runs again', async () => {
    const page = await openHostPage(PRODUCT)
    const { html } = (await (
      await fetch(`${ownSite().url}/api/v1/oembed?url=${encodeURIComponent(`${ownSite().url}/products/272`)}`)
    ).json()) as { html: string }
    await page.evaluate((html) => {
      document.querySelector('main')?.append(document.createRange().createContextualFragment(html))
    }, html)
    await expect.poll(() => shown(page).count()).toBe(2)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  })
})

test('nothing is kept in the browser, and nobody is told where the visitor reads', async () => {
  const sent: Record<string, string>[] = []
  const page = await openHostPage(ALL, {
    before: (page) => {
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/embeds')) sent.push(request.headers())
      })
      return Promise.resolve()
    },
  })
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(sent).toHaveLength(2)
  for (const headers of sent) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers['referer'] ?? '').toBe('')
  }
})
