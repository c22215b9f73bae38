import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { openMailServer, readable } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'
import { findViolations } from './support/axe.ts'
import { alive, browserForFile, follow, PHONE } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'

const open = browserForFile()

describe('the newsletter', () => {
  let server: RunningServer
  let smtp: TestMailServer
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cm-newsletter-'))
    smtp = await openMailServer()
    server = await runServer({
      DATA_DIR: prepared(folder, 'demo'),
      DEMO: 'on',
      SMTP_URL: smtp.url,
      TRUST_PROXY: '1',
      ...STAFF_VARIABLES,
    })
  }, 240_000)
  afterAll(async () => {
    await server.stop('SIGTERM')
    await smtp.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const asStaff = async (page: Page) => {
    const answer = await page.request.post('/api/auth/sign-in/email', { data: STAFF })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  /** The newest mail to an address, as a person reads it; waits until it is there. */
  const mailTo = async (email: string, what: RegExp) => {
    const read = () =>
      smtp.received
        .filter(({ to }) => to === email)
        .map(readable)
        .findLast((text) => what.test(text))
    await expect.poll(read).toBeDefined()
    return read() ?? ''
  }

  test('a visitor subscribes, an editor sends an issue, the visitor reads it on the web, leaves and comes back', async () => {
    const siteUrl = server.url
    const visitor = await open('/ban-tin', { siteUrl, javaScript: false })
    await visitor.getByLabel('Email của bạn').fill('lan@example.vn')
    await visitor.getByRole('checkbox').check()
    await follow(visitor.getByRole('button', { name: 'Đăng ký nhận tin' }))
    const asked = await mailTo('lan@example.vn', /xac-nhan\?ma=/)
    const [, confirm = ''] = /https?:\/\/[^/\s]+(\/ban-tin\/xac-nhan\?ma=[\w-]+)/.exec(asked) ?? []
    await visitor.goto(confirm)
    await follow(visitor.getByRole('button', { name: 'Xác nhận đăng ký' }))

    const page = await open('/admin/newsletter/issues', { siteUrl, before: asStaff })
    await page.getByRole('button', { name: 'Tạo số trống' }).click()
    await page.getByLabel('Tiêu đề thư').fill('Số đầu tiên')
    await page.getByLabel('Lời mở đầu').fill('Chào bạn.\n\nTuần này có hai bài.')
    const candidates = page.getByRole('group').getByRole('checkbox')
    const names = [await candidates.nth(0).getAttribute('name'), await candidates.nth(1).getAttribute('name')]
    for (const name of names) await page.locator(`input[name="${name}"]`).check()
    await page.getByRole('button', { name: 'Lưu bản nháp' }).press('Enter')
    await page.getByText('Đã lưu bản nháp').first().waitFor()

    const lower = page.getByRole('button', { name: /^Đưa bài .* xuống$/ })
    await expect.poll(() => lower.count()).toBe(2)
    const first = await lower.nth(0).getAttribute('aria-label')
    await lower.nth(0).click()
    await expect.poll(() => lower.nth(1).getAttribute('aria-label')).toBe(first)
    // The last one has nowhere further down to go: the keyboard stays on its other arrow.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      first?.replace('xuống', 'lên'),
    )
    // The words of the first saving may still be there: what is awaited is the second.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Lưu bản nháp' }).click()
    await saved
    await page.reload()
    expect(await lower.nth(1).getAttribute('aria-label')).toBe(first)

    await page.getByRole('button', { name: 'Gửi thư thử cho tôi' }).click()
    await page.getByText('Đã gửi thư thử').first().waitFor()
    await mailTo(STAFF.email, /Đây là thư thử/)

    await page.getByLabel('Lời mở đầu').fill('Chào bạn.\n\nTuần này có hai bài. Câu này chưa ai bấm lưu.')
    await page.getByText('Gửi ngay', { exact: true }).click()
    await page.getByRole('button', { name: 'Gửi tới 1 người' }).click()
    await page.getByRole('region', { name: 'Kết quả gửi' }).waitFor()
    const sent = await mailTo('lan@example.vn', /^list-id:/im)
    expect(sent).toContain('Câu này chưa ai bấm lưu.')
    // The figures follow by themselves.
    await page.getByText('Đã gửi', { exact: true }).waitFor()
    expect(smtp.received.filter(({ text }) => /^list-id:/im.test(text))).toHaveLength(1)
    await page.setViewportSize(PHONE)
    expect([...(await findViolations(page)), ...(await findOverflow(page, 1440))]).toEqual([])

    const [, web = ''] = /https?:\/\/[^/\s]+(\/ban-tin\/cac-so\/\d+)/.exec(sent) ?? []
    const reading = await open('/ban-tin/cac-so', { siteUrl, viewport: PHONE })
    await reading.getByRole('link', { name: 'Số đầu tiên' }).click()
    await reading.waitForURL(siteUrl + web)
    await reading.getByText('Tuần này có hai bài. Câu này chưa ai bấm lưu.').waitFor()
    expect([...(await findViolations(reading)), ...(await findOverflow(reading, 1440))]).toEqual([])

    const [, end = ''] = /List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/.exec(sent) ?? []
    await reading.goto(end)
    await alive(reading)
    await reading.getByRole('button', { name: 'Hủy nhận tin' }).click()
    await reading.getByRole('heading', { name: 'Bạn đã hủy nhận tin' }).waitFor()
    await reading.getByRole('button', { name: 'Nhận lại tin của Chọn Máy' }).click()
    await reading.getByRole('heading', { name: 'Bạn lại nhận tin như trước' }).waitFor()
  })

  testInLongRun('the mail fits a phone', async () => {
    const page = await open('/admin/newsletter/issues', {
      siteUrl: server.url,
      before: asStaff,
      viewport: PHONE,
    })
    await page.getByRole('link', { name: 'Số đầu tiên' }).click()
    await page.getByRole('link', { name: 'Mở thư HTML' }).waitFor()
    const href = await page.getByRole('link', { name: 'Mở thư HTML' }).getAttribute('href')
    await page.goto(href ?? '')
    await page.getByRole('heading', { name: 'Số đầu tiên', level: 1 }).waitFor()
    expect(await page.locator('h2').count()).toBe(2)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('24px')
    // A mail is shown within a mail program's page, which has the landmarks.
    const violations = (await findViolations(page)).filter(
      (each) => !/^(?:landmark-one-main|region):/.test(each),
    )
    expect([...violations, ...(await findOverflow(page, 1440))]).toEqual([])
  })

  testInLongRun('a draft is written and planned without a script', async () => {
    const page = await open('/admin/newsletter/issues', {
      siteUrl: server.url,
      before: asStaff,
      javaScript: false,
      expected: [/422/],
    })
    await follow(page.getByRole('button', { name: 'Tạo số trống' }))
    await page.getByLabel('Tiêu đề thư').fill(' ')
    await page.getByLabel('Lời mở đầu').fill('Câu này không được mất.')
    await follow(page.getByRole('button', { name: 'Lưu bản nháp' }))
    await page.getByText('Bạn nhập tiêu đề thư nhé.').first().waitFor()
    expect(await page.getByLabel('Lời mở đầu').inputValue()).toBe('Câu này không được mất.')
    await page.getByLabel('Tiêu đề thư').fill('Số hai')
    await follow(page.getByRole('button', { name: 'Lưu bản nháp' }))
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Hoặc hẹn giờ gửi').fill(`${day}T08:30`)
    await follow(page.getByRole('button', { name: 'Hẹn giờ' }))
    await page.getByText('Đã hẹn giờ', { exact: true }).first().waitFor()
    await follow(page.getByRole('button', { name: 'Bỏ hẹn giờ' }))
    await page.getByText('Bản nháp', { exact: true }).first().waitFor()
  })
})
