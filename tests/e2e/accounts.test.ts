import { describe, expect, test } from 'vitest'
import { ADMIN } from '#tests/support/admin.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { codeOf } from '#tests/support/totp.ts'
import { alive, browserForFile, PHONE } from './support/browser.ts'
import { asAdmin, field, linkInMail, PASSWORD, signInHere } from './support/people.ts'

const open = browserForFile()
const pathOf = (url: string) => new URL(url).pathname

describe('an account', () => {
  test('sign up, confirm by mail, sign in, second factor, sign out, sign in with a code', async () => {
    const email = 'hanh-trinh@example.vn'
    const page = await open('/auth', { expected: [/401/] })
    await page.getByRole('tab', { name: 'Đăng ký' }).click()
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'confirm').fill(PASSWORD)
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await page
      .getByText('Đăng ký thành công! Vui lòng kiểm tra email để xác nhận tài khoản.')
      .first()
      .waitFor()

    await page.goto(await linkInMail(email, 'Xác nhận email'))
    await alive(page)
    await page.getByRole('button', { name: 'Xác nhận email này' }).click()
    await page.getByText('Email đã được xác nhận. Bạn đăng nhập được rồi.').waitFor()
    await signInHere(page, { email, password: PASSWORD })
    await page.getByText('Đăng nhập thành công!').waitFor()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/tai-khoan')
    await alive(page)
    await page.locator('#xac-thuc input[name="current"]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click()
    const secret = (await page.locator('#xac-thuc code').textContent()) ?? ''
    await field(page, 'code').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Xác nhận mã' }).click()
    await page.getByText('Bạn lưu lại các mã khôi phục này:').waitFor()
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/tai-khoan')
    await alive(page)
    expect(pathOf(page.url())).toBe('/auth')
    await signInHere(page, { email, password: PASSWORD })
    await field(page, 'code').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await page.getByRole('heading', { name: 'Tài khoản', exact: true }).waitFor()
    expect(pathOf(page.url())).toBe('/tai-khoan')
    expect(await page.getByRole('main').textContent()).toContain(email)
  })

  test('a forgotten password is replaced by the link of a mail', async () => {
    const email = 'quen@example.vn'
    const page = await open('/auth#dang-ky')
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'confirm').fill(PASSWORD)
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await page.getByText('Đăng ký thành công!').first().waitFor()
    await page.getByRole('tab', { name: 'Đăng nhập' }).click()
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
    await page.getByRole('heading', { name: 'Quên mật khẩu', exact: true }).waitFor()
    await field(page, 'email').fill(email)
    await page.getByRole('button', { name: 'Gửi liên kết' }).click()
    await page.getByText('Trang này chưa có máy chủ gửi thư').waitFor()
    await page.goto(await linkInMail(email, '/auth/dat-lai-mat-khau'))
    await alive(page)
    await field(page, 'password').fill('một câu mới hơn')
    await field(page, 'confirm').fill('một câu mới hơn')
    await page.getByRole('button', { name: 'Lưu mật khẩu mới' }).click()
    await page.getByText('Mật khẩu mới đã được lưu.').waitFor()
    await page.getByRole('link', { name: 'Đăng nhập', exact: true }).click()
    await signInHere(page, { email, password: 'một câu mới hơn' })
    await page.waitForURL((url) => url.pathname === '/')
    const me = await page.request.get('/api/v1/me')
    expect(await me.json()).toMatchObject({ user: { email } })
  })

  testInLongRun('signing in works without JavaScript, and a mistake loses no address', async () => {
    const page = await open('/auth', { javaScript: false, expected: [/401/] })
    const form = page.locator('form', { has: page.locator('input[value="sign-in"]') })
    await form.locator('input[name="email"]').fill(ADMIN.email)
    await form.locator('input[name="password"]').fill('sai rồi nhé')
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByText('Email hoặc mật khẩu không đúng').waitFor()
    expect(await form.locator('input[name="email"]').inputValue()).toBe(ADMIN.email)
    await form.locator('input[name="password"]').fill(ADMIN.password)
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/auth')
    expect(pathOf(page.url())).toBe('/')
  })
})

describe('the admin panel', () => {
  testInLongRun('asks a stranger to sign in, and leads back', async () => {
    const page = await open('/admin')
    expect(pathOf(page.url())).toBe('/auth')
    await signInHere(page, ADMIN)
    await page.getByRole('heading', { name: 'Chào mừng bạn đến với Panel Quản Trị' }).waitFor()
    expect(await page.getByRole('banner').textContent()).toContain(ADMIN.email)
    await page.getByText('Bạn đang đăng nhập với quyền: quản trị viên').waitFor()
    await page.getByText('Đăng nhập thành công').waitFor()
    expect(await page.getByRole('button', { name: 'Vào trang quản trị' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  testInLongRun('is one press away for staff who sign in on a page of everybody', async () => {
    const page = await open('/auth')
    await signInHere(page, ADMIN)
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Vào trang quản trị' }).click()
    await page.getByRole('heading', { name: 'Chào mừng bạn đến với Panel Quản Trị' }).waitFor()
    expect(pathOf(page.url())).toBe('/admin')
  })

  test('is one press away on every page for who works here, and for nobody else', async () => {
    const page = await open('/')
    const way = page.getByRole('banner').getByRole('link', { name: 'Quản trị' })
    expect(await way.count()).toBe(0)
    await asAdmin(page)
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Chào mừng bạn đến với Panel Quản Trị' }).waitFor()
    // The panel's scripts keep in the browser who works here.
    await alive(page)
    await page.goto('/blog')
    await way.click()
    await page.waitForURL((url) => url.pathname === '/admin')
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => way.count()).toBe(0)
    await page.goto('/blog')
    expect(await way.count()).toBe(0)
  })

  test('shows the spinner of the guard while it is on its way', async () => {
    const page = await open('/tai-khoan', { before: asAdmin })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/admin.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Trang quản trị' }).click()
    await page.getByRole('main').getByText('Đang tải...').waitFor()
    expect(pathOf(page.url())).toBe('/tai-khoan')
    release()
    await page.getByRole('heading', { name: 'Chào mừng bạn đến với Panel Quản Trị' }).waitFor()
  })

  test('tells somebody without a role, and shows no part of itself', async () => {
    const email = 'khach@example.vn'
    const page = await open('/auth#dang-ky', { viewport: PHONE, expected: [/403/] })
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'confirm').fill(PASSWORD)
    await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await page.goto(await linkInMail(email, '/auth/xac-nhan'))
    await alive(page)
    await page.getByRole('button', { name: 'Xác nhận email này' }).click()
    await page.goto('/auth?next=/admin')
    await alive(page)
    await signInHere(page, { email, password: PASSWORD })
    await page.getByRole('heading', { name: 'Không có quyền truy cập' }).waitFor()
    await page.getByText('Bạn cần quyền admin hoặc editor để truy cập trang này.').waitFor()
    expect(await page.getByText('Panel Quản Trị').count()).toBe(0)
  })

  testInLongRun('no public page carries its styles', async () => {
    const page = await open('/')
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(sheets.filter((href) => href?.includes('admin'))).toEqual([])
    expect(sheets.length).toBeGreaterThan(0)
  })
})
