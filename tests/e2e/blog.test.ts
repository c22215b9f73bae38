import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { PHONE, browserForFile } from './support/browser.ts'

const open = browserForFile()
const articlesOf = (page: Page) => page.getByRole('main').getByRole('article')

describe('hot topics', () => {
  const CAROUSEL = 'CHỦ ĐỀ HOT'
  /** The blog with its carousel in view, on a clock that only goes when told to. */
  const onClock = async (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
    const page = await open('/blog', {
      reducedMotion,
      before: async (page) => page.clock.install(),
    })
    const carousel = page.getByRole('region', { name: CAROUSEL })
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole('button', { name: 'Chủ đề sau' }).waitFor()
    await page.mouse.move(2, 2)
    const place = () =>
      carousel
        .getByRole('button', { name: /^Chủ đề \d/ })
        .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
    const press = async (name: string) => {
      await carousel.getByRole('button', { name, exact: true }).click()
      await page.mouse.move(2, 2)
    }
    return {
      page,
      carousel,
      place,
      press,
      dots: await carousel.getByRole('button', { name: /^Chủ đề \d/ }).count(),
    }
  }

  test('come one after the other, every four seconds, and begin anew after the last', async () => {
    const { page, place, dots } = await onClock()
    expect(dots).toBeGreaterThan(1)
    for (let step = 1; step <= dots; step += 1) {
      await page.clock.runFor(4_100)
      await expect.poll(place).toBe(step % dots)
    }
  })

  testInLongRun('wait ten seconds after the visitor chose one', async () => {
    const { page, place, press, dots } = await onClock()
    await press('Chủ đề trước')
    expect(await place()).toBe(dots - 1)
    await page.clock.runFor(9_000)
    expect(await place()).toBe(dots - 1)
    await page.clock.runFor(2_000)
    await expect.poll(place).toBe(0)
  })

  test('stand still while the pointer or the focus is on them', async () => {
    const { page, carousel, place } = await onClock()
    await carousel.getByRole('heading', { level: 3 }).first().hover()
    await page.clock.runFor(30_000)
    expect(await place()).toBe(0)
    await page.mouse.move(2, 2)
    await page.clock.runFor(4_100)
    await expect.poll(place).toBe(1)
    await carousel.getByRole('button', { name: 'Chủ đề sau' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(30_000)
    expect(await place()).toBe(1)
  })

  testInLongRun('stop when told to, and go on when told to', async () => {
    const { page, place, press } = await onClock()
    await press('Dừng tự chuyển')
    await page.clock.runFor(60_000)
    expect(await place()).toBe(0)
    await press('Tự chuyển chủ đề')
    await page.clock.runFor(10_100)
    await expect.poll(place).toBe(1)
  })

  testInLongRun(
    'never move by themselves where less motion is wanted, and still as the visitor says',
    async () => {
      const { page, place, press } = await onClock('reduce')
      await page.clock.runFor(120_000)
      expect(await place()).toBe(0)
      await press('Chủ đề sau')
      expect(await place()).toBe(1)
      await page.clock.runFor(120_000)
      expect(await place()).toBe(1)
    },
  )

  test('only the one in view is reached by keys; its heart is for oneself and adds no like', async () => {
    const { carousel, page, press } = await onClock('reduce')
    await press('Chủ đề sau')
    const shown = carousel.getByRole('listitem').nth(1)
    // A topic that nobody liked says no number.
    const likes = await shown.getByText('lượt thích').allTextContents()
    await shown.getByRole('button', { name: /^Thích chủ đề/ }).click()
    expect(await shown.getByRole('button', { name: /^Thích chủ đề/ }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(await shown.getByText('lượt thích').allTextContents()).toEqual(likes)
    expect(await carousel.locator('li[inert]').count()).toBe((await carousel.locator('li').count()) - 1)
    await shown.getByRole('link', { name: /^Khám phá/ }).click()
    await page.waitForURL(/\/blog\/tag\//)
  })
})

describe('the search', () => {
  test('adds a page at a time, keeps it in the address, and finds all of it again there', async () => {
    const page = await open('/blog/search?q=m%C3%A1y')
    expect(await articlesOf(page).count()).toBe(8)
    await page.getByRole('link', { name: 'Xem thêm' }).click()
    await expect.poll(() => articlesOf(page).count()).toBe(16)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.reload()
    expect(await articlesOf(page).count()).toBe(16)
    expect(await page.locator('mark').first().textContent()).toMatch(/^máy$/i)
  })

  test('is started by Enter from the first page on, narrowed to a category, and cleared', async () => {
    const page = await open('/blog/search')
    const box = page.getByRole('searchbox', { name: 'Tìm kiếm bài blog' })
    await box.press('Enter')
    expect(page.url()).not.toContain('?')
    await box.fill('  tủ lạnh ')
    await box.press('Enter')
    await page.waitForURL(/q=t%E1%BB%A7\+l%E1%BA%A1nh$/)
    await page.getByRole('combobox', { name: 'Danh mục' }).selectOption({ label: 'Mẹo vặt' })
    await page.getByRole('button', { name: 'Tìm kiếm' }).click()
    await page.waitForURL(/category=\d+/)
    const kinds = () => articlesOf(page).locator('.badge-action').allTextContents()
    await expect.poll(async () => new Set(await kinds())).toEqual(new Set(['Mẹo vặt']))
    const choice = () => page.getByRole('combobox', { name: 'Danh mục' }).inputValue()
    expect(await choice()).toBe(new URL(page.url()).searchParams.get('category'))
    await page.goBack()
    await expect.poll(choice).toBe('all')
    await page.goForward()
    await expect.poll(choice).not.toBe('all')
    expect(await box.inputValue()).toBe('tủ lạnh')
    await page.getByRole('link', { name: 'Xóa bộ lọc' }).click()
    await page.waitForURL(/\/blog$/)
  })

  testInLongRun('says that it failed, and can be tried again', async () => {
    const page = await open('/blog/search?q=m%C3%A1y', { expected: [/search\.data/] })
    await page.route('**/blog/search.data*', (route) => route.abort('failed'))
    await page.getByRole('link', { name: 'Xem thêm' }).click()
    await page.getByRole('heading', { name: 'Lỗi tìm kiếm' }).waitFor()
    expect(await page.getByRole('alert').textContent()).toContain(
      'Có lỗi xảy ra khi tìm kiếm. Vui lòng thử lại.',
    )
    await page.unroute('**/blog/search.data*')
    await page.getByRole('link', { name: 'Thử lại' }).click()
    await expect.poll(() => articlesOf(page).count()).toBe(16)
  })

  testInLongRun('from beside a page waits for a text', async () => {
    const page = await open('/blog')
    const button = page.getByRole('main').getByRole('search').getByRole('button', { name: 'Tìm' })
    await expect.poll(() => button.isDisabled()).toBe(true)
    await page.getByRole('searchbox', { name: 'Tìm bài viết' }).fill('quạt')
    await button.click()
    await page.waitForURL(/search\?q=qu%E1%BA%A1t$/)
  })
})

describe('a tag', () => {
  test('shows the first of its articles, then all, then the first again', async () => {
    for (const [viewport, most] of [
      [PHONE, 5],
      [{ width: 1440, height: 900 }, 8],
    ] as const) {
      const page = await open('/blog/tag/doc-thong-so', { viewport })
      const list = page.locator('.tag-list > li')
      const all = await list.count()
      const shown = async () =>
        (await list.evaluateAll((items) => items.filter((item) => item.checkVisibility()))).length
      expect(all).toBeGreaterThan(8)
      expect(await shown()).toBe(most)
      const more = page.locator('.tag-more summary')
      expect(await more.innerText()).toBe(`Xem thêm ${all - most} bài viết`)
      await more.click()
      expect(await shown()).toBe(all)
      expect(await more.innerText()).toBe('Thu gọn')
      await more.click()
      expect(await shown()).toBe(most)
    }
  })
})

test('the category of a page is marked among the categories', async () => {
  const page = await open('/blog/meo-vat')
  const current = page.getByRole('navigation', { name: 'Chuyên mục blog' }).locator('[aria-current]')
  expect(await current.allTextContents()).toEqual(['Mẹo vặt'])
  await page
    .getByRole('navigation', { name: 'Chuyên mục blog' })
    .getByRole('link', { name: 'Tư vấn' })
    .click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Tư vấn')
  await expect.poll(() => current.allTextContents()).toEqual(['Tư vấn'])
  await page.getByRole('link', { name: 'Trang chủ blog' }).click()
  await page.waitForURL(/\/blog$/)
  await expect.poll(() => current.allTextContents()).toEqual(['Trang chủ blog'])
})
