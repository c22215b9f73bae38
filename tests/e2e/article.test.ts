import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { DESKTOP, PHONE, alive, browserForFile, scrollEnd, follow } from './support/browser.ts'

const open = browserForFile()
const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'
const toast = (page: Page) => page.getByRole('region', { name: 'Thông báo' })

describe('an article', () => {
  test.each([
    { viewport: DESKTOP, most: 0.6 },
    { viewport: PHONE, most: 1.05 },
  ])('begins to be read early in a window of $viewport.width px', async ({ viewport, most }) => {
    const page = await open(ARTICLE, { viewport })
    const text = await page.locator('.prose p').first().boundingBox()
    expect(text?.y).toBeLessThanOrEqual(viewport.height * most)
  })

  test('has tables of three columns that fit on a phone, and says of wider ones that they scroll', async () => {
    const page = await open(ARTICLE, { viewport: PHONE })
    const frames = await page.locator('.table-frame').evaluateAll((all) =>
      all.map((frame) => ({
        columns: Math.max(...[...frame.querySelectorAll('tr')].map((row) => row.children.length)),
        scrolls: frame.scrollWidth > frame.clientWidth,
        says: getComputedStyle(frame, '::before').content.includes('Vuốt ngang'),
      })),
    )
    expect(frames.map(({ columns }) => columns > 3)).toContain(true)
    for (const { columns, scrolls, says } of frames)
      expect([scrolls, says], `${columns} columns`).toEqual([columns > 3, columns > 3])
  })

  test('is kept in the browser, found again, given up and taken back', async () => {
    const page = await open(ARTICLE)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const save = page.getByRole('button', { name: 'Lưu', exact: true })
    await save.click()
    await toast(page).getByText('Đã lưu bài viết').waitFor()
    expect(await save.getAttribute('aria-pressed')).toBe('true')
    await page.goto('/bai-viet-da-luu')
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('button', { name: `Bỏ lưu ${title}` }).click()
    await page.getByText('Bạn chưa lưu bài viết nào').waitFor()
    await toast(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('link', { name: /^Đọc tiếp/ }).click()
    await page.waitForURL(`**${ARTICLE}`)
    await save.click()
    await toast(page).getByText('Đã bỏ lưu').first().waitFor()
    expect(await save.getAttribute('aria-pressed')).toBe('false')
  })

  test('is liked once, and stays liked', async () => {
    const page = await open(ARTICLE)
    const like = page.getByRole('button', { name: /^Thích/ })
    const likes = async () => Number(/\d+/.exec((await like.textContent()) ?? '')?.[0] ?? 0)
    const before = await likes()
    await like.click()
    await toast(page).getByText('Cảm ơn bạn!').waitFor()
    expect(await like.isDisabled()).toBe(true)
    expect(await like.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await likes()).toBe(before + 1)
    await like.press('Enter')
    expect(await likes()).toBe(before + 1)
    await page.reload()
    await alive(page)
    await expect.poll(() => like.isDisabled()).toBe(true)
    expect(await likes()).toBe(before + 1)
  })

  testInLongRun('says that a like could not be sent, and lets it be tried again', async () => {
    const page = await open('/blog/oled-qled-mini-led-chon-theo-can-phong', { expected: [/thich/] })
    await page.route('**/bai-viet/*/thich', (route) => route.abort('failed'))
    const like = page.getByRole('button', { name: /^Thích/ })
    await like.click()
    await toast(page).getByText('Chưa gửi được lượt thích').waitFor()
    expect(await like.isDisabled()).toBe(false)
  })

  test('has its address copied, or says that it could not be', async () => {
    const page = await open(ARTICLE)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await toast(page).getByText('Đã sao chép!').waitFor()
    expect(await toast(page).textContent()).toContain('Đường dẫn bài viết đã được sao chép vào clipboard.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await toast(page).getByText('Không thể sao chép đường dẫn.').waitFor()
  })

  testInLongRun('marks in its contents the heading that is being read', async () => {
    const page = await open(ARTICLE)
    const contents = page.locator('.article-toc-aside')
    const links = contents.getByRole('link')
    await links.nth(2).click()
    await scrollEnd(page)
    await expect.poll(() => links.nth(2).getAttribute('aria-current')).toBe('location')
    expect(await contents.locator('[aria-current]').count()).toBe(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    await expect.poll(() => contents.locator('[aria-current]').count()).toBe(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0)
  })

  testInLongRun('folds its contents up and down by keys, closed on a phone', async () => {
    const page = await open(ARTICLE, { viewport: PHONE })
    const contents = page.locator('.article-toc').first()
    expect(await contents.getByRole('list').isVisible()).toBe(false)
    await contents.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await contents.getByRole('list').isVisible()).toBe(true)
  })

  testInLongRun('shows how far it was scrolled, from nothing to all', async () => {
    const page = await open(ARTICLE)
    const share = () =>
      page
        .locator('.reading-progress')
        .evaluate((bar) => bar.getBoundingClientRect().width / document.documentElement.clientWidth)
    expect(await share()).toBeCloseTo(0, 1)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect.poll(share).toBeGreaterThan(0.3)
    expect(await share()).toBeLessThan(0.7)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(share).toBeCloseTo(1, 1)
  })

  test('leads to another article without a page load, which begins anew', async () => {
    const page = await open(ARTICLE)
    const first = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await page.getByRole('region', { name: 'Bài viết liên quan' }).getByRole('link').first().click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(first)
    expect(await page.getByRole('button', { name: 'Lưu', exact: true }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    await page.goBack()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(first)
    expect(await page.locator('.prose h2').count()).toBeGreaterThan(1)
  })
})

testInLongRun('a picture that cannot be loaded gives way to a placeholder', async () => {
  const page = await open('/blog', {
    expected: [/bia-/],
    before: async (page) => {
      await page.route('**/minh-hoa/bia-*', (route) =>
        route.request().url().includes('bia-appliance-tin-2') ? route.continue() : route.abort('failed'),
      )
    },
  })
  await expect
    .poll(() =>
      page
        .locator('.article-card-lead img')
        .evaluate((img) => img instanceof HTMLImageElement && img.currentSrc),
    )
    .toMatch(/bia-appliance-tin-2\.svg$/)
})

describe('without JavaScript', () => {
  const bare = (path: string) => open(path, { javaScript: false })

  test('an article is come to, read, liked and left', async () => {
    const page = await bare('/blog/meo-vat')
    await follow(page.getByRole('link', { name: /^Đọc tiếp/ }).first())
    expect(await page.locator('.prose p').first().isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Lưu', exact: true }).isVisible()).toBe(false)
    const like = page.getByRole('button', { name: /^Thích/ })
    const before = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0] ?? 0)
    await follow(like)
    expect(Number(/\d+/.exec((await like.textContent()) ?? '')?.[0] ?? 0)).toBe(before + 1)
    await follow(page.getByRole('link', { name: 'Quay lại Blog' }))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Blog Chọn Máy')
  })

  testInLongRun('topics are scrolled by hand, and no control is shown that does nothing', async () => {
    const page = await bare('/blog')
    const carousel = page.getByRole('region', { name: 'CHỦ ĐỀ HOT' })
    expect(await carousel.getByRole('link', { name: /^Khám phá/ }).count()).toBeGreaterThan(1)
    expect(await carousel.getByRole('button').filter({ visible: true }).count()).toBe(0)
    const strip = page.locator('.topic-strip')
    expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth * 1.5)).toBe(true)
  })

  testInLongRun('a search is sent, narrowed and added to', async () => {
    const page = await bare('/blog')
    await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill('máy')
    await follow(page.getByRole('main').getByRole('search').getByRole('button'))
    await follow(page.getByRole('link', { name: 'Xem thêm' }))
    expect(await page.getByRole('main').getByRole('article').count()).toBe(16)
    await page.getByRole('combobox', { name: 'Danh mục' }).selectOption({ index: 1 })
    await follow(page.getByRole('main').getByRole('button', { name: 'Tìm kiếm' }))
    expect(await page.getByRole('heading', { name: 'Kết quả tìm kiếm' }).isVisible()).toBe(true)
  })

  testInLongRun('all articles of a tag are shown', async () => {
    const page = await bare('/blog/tag/doc-thong-so')
    await page.locator('.tag-more summary').click()
    const items = page.locator('.tag-list > li')
    expect(await items.evaluateAll((all) => all.every((item) => item.checkVisibility()))).toBe(true)
  })
})
