import { describe, expect, test } from 'vitest'
import { browserForFile, follow } from './support/browser.ts'
import { asAdmin } from './support/people.ts'
import { addReview } from './support/reviews.ts'

const open = browserForFile()

describe('an editor reads reviews', () => {
  test('by keyboard: goes through them, approves one, refuses one with a reason, takes that back', async () => {
    const page = await open('/admin/reviews?q=senko', {
      before: async (page) => {
        await asAdmin(page)
        await addReview(page, { name: 'Người một', text: 'Quạt mát, chạy êm, dùng cả mùa hè.', product: 3 })
        await addReview(page, {
          name: 'Người hai',
          text: 'Mua ở shop em rẻ hơn, inbox nhé mọi người.',
          product: 3,
        })
      },
    })
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await page.keyboard.press('j')
    expect(await focused()).toContain('Người một')
    await page.keyboard.press('a')
    await page.getByText('Đã duyệt 1 đánh giá').waitFor()
    await expect.poll(() => page.getByRole('article', { name: /Người một/ }).count()).toBe(0)
    expect(await focused()).toContain('Người hai')
    await page.keyboard.press('r')
    await page
      .locator('select[name=reason]:focus')
      .selectOption({ label: 'Quảng cáo hoặc chèn liên kết bán hàng' })
    await page.getByRole('button', { name: 'Từ chối đánh giá này' }).click()
    await page.getByText('Đã từ chối 1 đánh giá').waitFor()
    await page.getByRole('link', { name: /^Đã từ chối/ }).click()
    await page.getByText('Lý do từ chối:').waitFor()
    await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
    await page.getByText('Đã hoàn tác 1 đánh giá').waitFor()
    await expect.poll(() => page.getByRole('article', { name: /Người hai/ }).count()).toBe(0)
  })

  test('keys are letters while they are typed, and can be turned off', async () => {
    const page = await open('/admin/reviews?view=approved', { before: asAdmin })
    await page.getByLabel('Tìm theo sản phẩm').fill('')
    await page.getByLabel('Tìm theo sản phẩm').pressSequentially('jak')
    expect(await page.getByLabel('Tìm theo sản phẩm').inputValue()).toBe('jak')
    await page.getByLabel('Bật phím tắt').uncheck()
    await page.getByLabel('Bật phím tắt').press('j')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-review'))).toBe(false)
  })
})

describe('a failed search', () => {
  test('becomes a synonym in two clicks on the dashboard, which the catalogue and the advisor know at once', async () => {
    const page = await open('/admin', {
      before: async (page) => {
        await asAdmin(page)
        await page.request.get(`/products?q=${encodeURIComponent('tủ hóa băng')}`)
      },
    })
    await page.getByRole('link', { name: 'Nghĩa là gì? tủ hóa băng' }).click()
    await page.getByRole('button', { name: 'tủ hóa băng nghĩa là tủ lạnh' }).click()
    await page.getByText(/“tủ hóa băng” nay tìm ra \d+ sản phẩm/).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Nghĩa là gì? tủ hóa băng' }).count()).toBe(0)
    const response = await page.request.post('/functions/v1/perplexity-chat', {
      data: { message: 'tủ hóa băng cho 4 người dưới 15 triệu' },
    })
    expect(await response.text()).toContain('307')
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByRole('link', { name: 'Nghĩa là gì? tủ hóa băng' }).waitFor()
  })

  test('works without scripts', async () => {
    const page = await open('/admin/synonyms?view=searches', {
      javaScript: false,
      before: async (page) => {
        await asAdmin(page)
        await page.request.get(`/products?q=${encodeURIComponent('máy dặt đồ')}`)
      },
    })
    await follow(page.getByRole('link', { name: 'Nghĩa là gì? máy dặt đồ' }))
    await follow(page.getByRole('button', { name: 'máy dặt đồ nghĩa là máy giặt' }))
    expect(await page.getByRole('status').first().textContent()).toMatch(/nay tìm ra \d+ sản phẩm/)
  })
})

describe('a group of synonyms', () => {
  test('is tried before it is saved, and keeps what was typed when it is refused', async () => {
    const page = await open('/admin/synonyms?new=1', { before: asAdmin, expected: [/409/] })
    await page.getByLabel('Cùng nghĩa').fill('máy lạnh\nmáy thổi lạnh')
    await page.getByRole('button', { name: 'Lưu nhóm từ' }).click()
    await page.getByText('“máy lạnh” đã có trong nhóm “máy lạnh”.').first().waitFor()
    await page.getByLabel('Cùng nghĩa').fill('nồi cơm điện tử\nnồi nấu cơm thông minh')
    await page.getByLabel('Thử trước khi lưu').fill('nồi nấu cơm thông minh')
    await page.getByRole('button', { name: 'Thử tìm' }).click()
    await page.getByText(/“nồi nấu cơm thông minh” tìm ra/).waitFor()
    expect(await page.getByLabel('Cùng nghĩa').inputValue()).toContain('nồi nấu cơm thông minh')
  })
})

describe('a sizing rule', () => {
  test('says what it will say while it is typed, is in force when saved, and goes back', async () => {
    const page = await open('/admin/sizing?edit=ac-btu-by-room', { before: asAdmin, expected: [/422/] })
    await page.getByLabel('Mỗi mét vuông').fill('700')
    await page.getByText('Phòng 18 m² × 700 = 12.600 BTU/h').waitFor()
    await page.getByLabel('Mỗi mét vuông').fill('70000')
    await page.getByRole('button', { name: 'Lưu quy tắc' }).click()
    await page.getByText('Từ 200 đến 2.000 BTU/h.').first().waitFor()
    await page.getByLabel('Mỗi mét vuông').fill('700')
    await page.getByRole('button', { name: 'Lưu quy tắc' }).click()
    await page.getByText('Đã lưu quy tắc').waitFor()
    expect(await (await page.request.get('/cach-tinh')).text()).toContain('× 700')
    await page.getByRole('button', { name: 'Đưa quy tắc Máy lạnh về bản có sẵn' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Đưa về' }).click()
    await page.getByText('Đã đưa quy tắc về bản có sẵn').waitFor()
    expect(await (await page.request.get('/cach-tinh')).text()).toContain('× 600')
  })
})
