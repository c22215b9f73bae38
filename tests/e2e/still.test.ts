import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'

const open = browserForFile()
const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'

/** Marks the window: a page that is loaded anew has lost it. */
const mark = () => Object.assign(window, { marked: true })
const isMarked = () => 'marked' in window

describe.each([
  ['/brand/samsung', 'body', '#tu-lanh a[href^="/products/"]'],
  [ARTICLE, 'article', '[aria-labelledby=related] a[href^="/blog/"]'],
])('a part of %s that needs no script', (path, name, link) => {
  test('stands in the document, and its data nowhere else', async () => {
    const page = await open(path)
    const still = page.locator(`[data-still=${name}]`)
    const html = await (await fetch(page.url())).text()
    const [told = ''] =
      /<script[^>]*>window.__reactRouterContext.streamController.*?<\/script>/s.exec(html) ?? []
    expect(told).toContain('loaderData')
    // Headings of an article are told: its contents are alive.
    const texts = (await still.locator('p').allInnerTexts()).filter((text) => text.length > 60)
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((text) => told.includes(text))).toEqual([])
    expect(await still.evaluate((part) => part.textContent)).toBe(
      await page.evaluate(
        ([html = '', name = '']) =>
          new DOMParser().parseFromString(html, 'text/html').querySelector(`[data-still=${name}]`)
            ?.textContent,
        [html, name],
      ),
    )
  })

  test('leads on without loading the page anew, and is drawn again on the way back', async () => {
    const page = await open(path)
    await page.waitForFunction(() => document.documentElement.dataset.loaded === '')
    const before = await page.locator(`[data-still=${name}]`).innerText()
    await page.evaluate(mark)
    await page.locator(link).first().click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
    await page.goBack()
    await expect.poll(() => page.locator(`[data-still=${name}]`).innerText()).toBe(before)
    expect(await page.evaluate(isMarked)).toBe(true)
  })
})

test('a page that React draws anew keeps what is still', async () => {
  const page = await open('/brand', {})
  await page.route('**/brand/samsung', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('id="brand"', 'id="brand"><b>x</b')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(new URL('/brand/samsung', page.url()).href)
  await page.waitForFunction(() => document.documentElement.dataset.loaded === '')
  expect(await page.locator('#tu-lanh article').count()).toBeGreaterThan(2)
})
