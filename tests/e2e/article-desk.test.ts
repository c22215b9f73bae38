import type { Editor } from '@tiptap/core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { button, html, paste, text } from './support/editor.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const editor = async (written: string, options = {}) => {
  const page = await open('/admin/articles/new', { before: asAdmin, ...options })
  await text(page).focus()
  await paste(page, { html: written })
  return page
}

/** Waits for the editor to know that the cursor stands in words: a key pressed before goes to where it stood. */
async function standsIn(page: Page, words: string) {
  const here = (element: HTMLElement & { editor?: Editor }) =>
    element.editor?.state.selection.$from.parent.textContent
  await expect.poll(() => text(page).evaluate(here)).toBe(words)
}

async function enter(page: Page, words: string) {
  await text(page).getByText(words, { exact: true }).click()
  await standsIn(page, words)
}

describe('moving blocks by keyboard', () => {
  test('Alt with the arrows moves a paragraph past its neighbours, and the cursor with it', async () => {
    const page = await editor('<p>một</p><table><tbody><tr><td>bảng</td></tr></tbody></table><p>ba</p>')
    await enter(page, 'ba')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await enter(page, 'một')
    await page.keyboard.press('ArrowDown')
    await standsIn(page, 'bảng')
    await page.keyboard.press('Alt+ArrowUp')
    const table = '<table><tbody><tr><td>bảng</td></tr></tbody></table>'
    expect(await html(page)).toBe(`<p>ba!</p>${table}<p>một</p>`)
  })

  testInLongRun('an item moves within its list, and Ctrl+Z takes it back', async () => {
    const page = await editor('<ul><li>một</li><li>hai<ul><li>trong</li></ul></li></ul><p>sau</p>')
    await enter(page, 'hai')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    expect(await html(page)).toBe('<ul><li>hai<ul><li>trong</li></ul></li><li>một</li></ul><p>sau</p>')
  })
})

describe('moving blocks', () => {
  const said = (page: Page, words: string) =>
    page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

  test('is told to whoever does not see it, with Shift too, and at the end that there is no further', async () => {
    const page = await editor('<p>một</p><p>hai</p><p>ba</p>')
    await enter(page, 'ba')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await said(page, 'Moved, now 2 of 3')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await said(page, 'Moved, now 1 of 3')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await said(page, 'Already the first')
    expect(await html(page)).toBe('<p>ba</p><p>một</p><p>hai</p>')
  })

  testInLongRun('has buttons for a finger, which leave the cursor in the block', async () => {
    const page = await editor('<p>một</p><p>hai</p>', { viewport: PHONE })
    await enter(page, 'hai')
    await button(page, 'Move the block up').click()
    await said(page, 'Moved, now 1 of 2')
    await page.keyboard.type('!')
    expect(await html(page)).toBe('<p>hai!</p><p>một</p>')
  })

  test('a handle stands beside what the mouse points at: it is dragged past others, or given up by Escape', async () => {
    const table = '<table><tbody><tr><td>bảng</td></tr></tbody></table>'
    const page = await editor(`<p>một</p>${table}<h2>ba</h2><p>bốn</p>`)
    const handle = page.locator('.drag-handle')
    const grab = async (words: string) => {
      await text(page).getByText(words, { exact: true }).hover()
      await handle.waitFor()
      await handle.hover()
      await page.mouse.down()
    }
    const over = async (words: string, part: 'top' | 'bottom') => {
      const box = await text(page).getByText(words, { exact: true }).boundingBox()
      const y = (box?.y ?? 0) + (part === 'top' ? 2 : (box?.height ?? 0) - 2)
      await page.mouse.move((box?.x ?? 0) + 20, y, { steps: 4 })
    }
    await grab('một')
    await over('ba', 'bottom')
    await page.locator('.drag-line').waitFor()
    await page.mouse.up()
    await said(page, 'Moved, now 3 of 4')
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    expect(await html(page)).toBe(`${table}<h2>ba</h2><p>một!</p><p>bốn</p>`)
    await grab('bốn')
    await over('ba', 'top')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await html(page)).toBe(`${table}<h2>ba</h2><p>một!</p><p>bốn</p>`)
    await grab('bảng')
    await over('bốn', 'bottom')
    await page.mouse.up()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    expect(await html(page)).toBe(`<h2>ba</h2><p>một!</p><p>bốn</p>${table}`)
  })
})

test('the length of the text and the time it takes to read follow what is typed', async () => {
  const page = await editor(`<p>${'chữ '.repeat(520)}</p>`)
  await page.getByText('520 words · 2 min to read').waitFor()
  await page.keyboard.type(' thêm hai')
  expect(await page.getByText('522 words · 2 min to read').count()).toBe(1)
})

testInLongRun('a picture that was left without a caption gets one later', async () => {
  const page = await editor(
    '<figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Máy lạnh"></figure><p>Sau.</p>',
  )
  await text(page).locator('img').click()
  await button(page, 'Add caption').click()
  await page.keyboard.type('Treo trên cửa sổ')
  expect(await html(page)).toBe(
    '<figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Máy lạnh"><figcaption>Treo trên cửa sổ</figcaption></figure><p>Sau.</p>',
  )
})

describe('find and replace', () => {
  const bar = (page: Page) => page.getByRole('search', { name: 'Find and replace' })
  const opened = async () => {
    const page = await editor('<p>Tủ lạnh to, tu lanh nhỏ</p><h2>TỦ <em>LẠNH</em></h2>')
    await page.keyboard.press('Control+f')
    await page.keyboard.type('tu lanh')
    await bar(page).getByText('1 of 3').waitFor()
    return page
  }

  test('finds whatever the marks and case are, counts, and goes round by Enter', async () => {
    const page = await opened()
    await page.keyboard.press('Enter')
    await bar(page).getByText('2 of 3').waitFor()
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await bar(page).getByText('3 of 3').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.locator('.editor-found').count()).toBe(0)
    await page.keyboard.type('x')
    expect(await html(page)).toContain('x')
  })

  test('replaces one, then all, and Ctrl+Z in the text takes it back', async () => {
    const page = await opened()
    await bar(page).getByLabel('Replace with').fill('máy giặt')
    await page.keyboard.press('Enter')
    await bar(page).getByText('1 replaced.').waitFor()
    await button(page, 'Replace all').click()
    await bar(page).getByText('2 replaced.').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await expect.poll(() => text(page).textContent()).toContain('máy giặt to, tu lanh nhỏ')
    await page.keyboard.press('Control+z')
    expect(await html(page)).toBe('<p>Tủ lạnh to, tu lanh nhỏ</p><h2>TỦ <em>LẠNH</em></h2>')
  })

  testInLongRun(
    'with marks means these marks, and whole words or capitals where that is asked for',
    async () => {
      const page = await editor('<p>Cơm có công suất, Có con số, silicon</p>')
      await page.keyboard.press('Control+f')
      await page.keyboard.type('có')
      await bar(page).getByText('1 of 2').waitFor()
      await bar(page).getByLabel('Replace with').fill('được')
      await button(page, 'Match capitals and marks').click()
      await bar(page).getByText('1 of 1').waitFor()
      await button(page, 'Replace all').click()
      await bar(page).getByText('1 replaced.').waitFor()
      await bar(page).getByLabel('Find', { exact: true }).fill('con')
      await bar(page).getByText('1 of 2').waitFor()
      await button(page, 'Whole words').click()
      await bar(page).getByText('1 of 1').waitFor()
      expect(await html(page)).toBe('<p>Cơm được công suất, Có con số, silicon</p>')
    },
  )

  testInLongRun('says when there is nothing', async () => {
    const page = await opened()
    await bar(page).getByLabel('Find', { exact: true }).fill('không có đâu')
    await bar(page).getByText('Not found').waitFor()
    expect(await button(page, 'Replace all').getAttribute('aria-disabled')).toBe('true')
  })
})

test('focus mode leaves the text alone on the screen, with its buttons, and gives the rest back', async () => {
  const page = await editor('<p>một</p>')
  await button(page, 'Focus mode').click()
  const frame = page.locator('.editor-frame')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(900)
  expect(await findViolations(page)).toEqual([])
  await text(page).focus()
  await page.keyboard.type(' hai')
  await page.keyboard.press('Control+Shift+f')
  await expect.poll(async () => ((await frame.boundingBox())?.width ?? 0) < 1440).toBe(true)
  expect(await html(page)).toContain('hai')
})

describe('on a phone', () => {
  test('the buttons stay in view and nothing scrolls sideways', async () => {
    const page = await editor('<p>Một đoạn dài của bài viết về tủ lạnh và máy giặt.</p>'.repeat(60), {
      viewport: PHONE,
    })
    expect(await findOverflow(page, PHONE.width)).toEqual([])
    await text(page).locator('p').nth(40).click()
    await expect
      .poll(async () => {
        const toolbar = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox()
        return toolbar !== null && toolbar.y >= 0 && toolbar.y + toolbar.height <= PHONE.height
      })
      .toBe(true)
    const add = button(page, 'Add a block')
    expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await add.click()
    await page.getByRole('listbox', { name: 'Blocks' }).waitFor()
    await expect.poll(() => findOverflow(page, PHONE.width)).toEqual([])
  })

  testInLongRun('they stand on the keyboard while one writes', async () => {
    const page = await editor('<p>Một đoạn của bài.</p>'.repeat(60), { viewport: PHONE })
    await page.evaluate(() => {
      // A keyboard of 300 px, as a phone tells of it.
      Object.defineProperty(window.visualViewport, 'height', { value: innerHeight - 300 })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await text(page).locator('p').nth(10).click()
    const box = () => page.getByRole('toolbar', { name: 'Formatting' }).boundingBox()
    await expect
      .poll(async () => {
        const toolbar = await box()
        return Math.round((toolbar?.y ?? 0) + (toolbar?.height ?? 0))
      })
      .toBe(PHONE.height - 300)
    expect((await box())?.width).toBeGreaterThan(PHONE.width - 20)
  })
})

testInLongRun(
  'the text of a new article begins within the first screen, and what is asked of everybody stands beside their name',
  async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    const top = await text(page).evaluate((box) => box.getBoundingClientRect().top)
    expect(top).toBeLessThan(650)
    const asked = page.getByRole('banner').getByRole('link', { name: 'Turn on two-factor authentication' })
    expect(await asked.getAttribute('href')).toBe('/tai-khoan#xac-thuc')
  },
)

test('the button that comes next is the filled one: saving until there is a title and a text, then publishing', async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  const filled = page.locator('.foot-bar .button-primary:visible')
  await text(page).waitFor()
  expect(await filled.allInnerTexts()).toEqual(['Save Article'])
  await page.locator('input[name="title"]').fill('Bài thử')
  expect(await filled.allInnerTexts()).toEqual(['Save Article'])
  await text(page).fill('Một đoạn.')
  await expect.poll(() => filled.allInnerTexts()).toEqual(['Publish now'])
})

test('of the buttons of an article three stand in one line at every width, what is done seldom is behind three dots', async () => {
  for (const width of [360, 390, 768, 1024, 1440]) {
    const page = await open('/admin/articles/new', { before: asAdmin, viewport: { width, height: 900 } })
    const buttons = page.locator('.foot-bar .button:visible')
    const names = (await buttons.allTextContents()).map((name) => name.trim())
    expect(names, String(width)).toEqual(['Preview', 'Save Article', 'Publish now'])
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, String(width)).toBe(1)
  }
  const page = await open('/admin/articles/new', { before: asAdmin, viewport: PHONE })
  await text(page).waitFor()
  const more = page.locator('.foot-bar summary')
  await more.click()
  const seldom = page.locator('.foot-bar .seldom .button')
  expect(await seldom.allInnerTexts()).toEqual(['Save and continue', 'Schedule', 'Cancel'])
  await button(page, 'Schedule').click()
  await page.getByRole('dialog', { name: 'When should it be published?' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => more.evaluate((dots) => dots === document.activeElement)).toBe(true)
  expect(await button(page, 'Schedule').count()).toBe(0)
})

test('on a phone a form begins in the upper third of the window, and its buttons stand on one line', async () => {
  for (const path of ['/admin/articles/1/edit', '/admin/products/new', '/admin/products/203']) {
    const page = await open(path, { before: asAdmin, viewport: PHONE })
    const first = await page.locator('main input[name="title"]:visible').boundingBox()
    expect(first?.y, path).toBeLessThan(PHONE.height / 3)
    const lines = await page
      .locator(':is(.foot-bar, .save-bar) .button:visible')
      .evaluateAll((buttons) => new Set(buttons.map((one) => one.getBoundingClientRect().top)).size)
    expect(lines, path).toBe(1)
  }
})
