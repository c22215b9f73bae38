import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN } from '#tests/support/admin.ts'
import { eachNth } from '#tests/support/long.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { prepared } from '#tests/support/site-data.ts'
import { infest } from '#tests/support/xss/infest.ts'
import { VECTORS } from '#tests/support/xss/vectors.ts'
import { DESKTOP, alive } from './support/browser.ts'
import { chromiumOfWorker } from './support/chromium.ts'
import { findOverflow } from './support/fit.ts'
import { watchProblems } from './support/problems.ts'

/** Pictures of vectors that lead nowhere on our own site, pages that are not there, and the player that articles may hold. */
const EXPECTED = [/\b(?:404|400|401)\b/, /https:\/\/player\.vimeo\.com\/x/]
/** Articles may hold pictures by https: the editor asks for each at once, the page when it comes near the window. */
const EXPECTED_OF_ARTICLE = [...EXPECTED, /https:\/\/evil\.invalidxss\(1\)\//]

describe('a site with vectors in every input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-xss-'))
  let server: RunningServer
  let context: BrowserContext
  let shown: Awaited<ReturnType<typeof infest>>
  let staff: Record<string, string>

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'User-Agent': 'Mozilla/5.0 Chrome/150.0', ...(init.headers as object) },
    })
  const signIn = () =>
    ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    })

  beforeAll(async () => {
    server = await runServer({
      DATA_DIR: prepared(folder, 'demo'),
      DEMO: 'on',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    })
    const cookies = (await signIn()).headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    staff = { Cookie: cookies.join('; ') }
    shown = await infest(ask, staff, server.url)
    const browser = await chromiumOfWorker()
    context = await browser.newContext({ baseURL: server.url, locale: 'vi-VN', serviceWorkers: 'block' })
    await context.addInitScript(() => {
      Object.assign(window, {
        ran: [],
        xss: (vector: unknown) => (window as never as { ran: unknown[] }).ran.push(vector),
      })
    })
    await context.addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/s)
        return { name, value, url: server.url }
      }),
    )
  })
  afterAll(async () => {
    await context.close()
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens a page, goes over it as a visitor does, and tells what ran, asked or went elsewhere. */
  const visit = async (
    path: string,
    doing: (page: Page) => Promise<void> = () => Promise.resolve(),
    expected = EXPECTED,
  ) => {
    const page = await context.newPage()
    const problems = watchProblems(page, server.url, expected)
    page.on('dialog', (dialog) => {
      problems.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.goto(path)
    await doing(page)
    // What waits for a pointer, a focus or a click gets one.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *')) {
        for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle'])
          element.dispatchEvent(new Event(type))
      }
    })
    const ran = await page.evaluate(() => (window as never as { ran: unknown[] }).ran)
    await page.close()
    return [...problems, ...ran.map(() => 'a vector ran')]
  }

  const make = async (title: string, content: string) => {
    const response = await ask('/api/v1/articles', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.url, ...staff },
      body: JSON.stringify({ title, content, status: 'published', ...shown.filed }),
    })
    expect(response.status).toBe(201)
    return (await response.json()) as { slug: string; id: number }
  }

  it('runs none of the vectors on one page that holds what is left of all of them', async () => {
    const kept: string[] = []
    for (const vector of VECTORS) {
      const response = await ask('/admin/articles/check-html', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url, ...staff },
        body: new URLSearchParams({ content: vector }).toString(),
      })
      expect(response.status).toBe(200)
      kept.push(((await response.json()) as { clean: string }).clean)
    }
    const { slug, id } = await make('Bài đã làm sạch', `<p>Bắt đầu</p>${kept.join('\n')}<h2>Hết bài</h2>`)
    expect(
      await visit(
        `/blog/${slug}`,
        (page) => page.getByRole('heading', { name: 'Hết bài' }).waitFor(),
        EXPECTED_OF_ARTICLE,
      ),
    ).toEqual([])
    expect(await visit(`/admin/articles/${id}/edit`, alive, EXPECTED_OF_ARTICLE)).toEqual([])
  })

  it('runs none of them where each is as it was typed, all in one article', async () => {
    const { slug } = await make(
      'Bài như đã gõ',
      `<p>Bắt đầu</p>${VECTORS.join('\n').replaceAll('<plaintext', '<p')}`,
    )
    expect(await visit(`/blog/${slug}`)).toEqual([])
  })

  /** Each sixth page: of all of them tests/http/xss.test.ts reads the HTML. Runs nothing, and however long a word is, it stays within the window. */
  const showsSafely = async (paths: string[]) => {
    const found: string[] = []
    for (const path of eachNth(12, paths)) {
      const problems = await visit(path, async (page) => {
        found.push(...(await findOverflow(page, DESKTOP.width)).map((problem) => `${path} ${problem}`))
      })
      found.push(...problems.map((problem) => `${path} ${problem}`))
    }
    return found
  }

  it('runs none of them on the public pages that show what was typed, and keeps them within the window', async () => {
    expect(await showsSafely(shown.open)).toEqual([])
  })

  it('runs none of them on the screens of the panel, and keeps them within the window', async () => {
    expect(await showsSafely(shown.panel)).toEqual([])
  })

  it('reads the HTML of every article of the import as a browser does, and finds nothing that could run', async () => {
    const page = await context.newPage()
    await page.goto('/blog')
    const found = await page.evaluate(async () => {
      const foul: string[] = []
      let articles = 0
      for (let number = 1, last = 1; number <= last; number += 1) {
        const list = await fetch(`/api/v1/articles?limit=48&page=${number}&category=thu-nhom`)
        const { articles: listed, pagination } = await list.json()
        last = pagination.totalPages
        for (const { slug } of listed) {
          const { content } = await (await fetch(`/api/v1/articles/${slug}`)).json()
          const tree = document.createElement('div')
          // As an attacker would have it: read within the page, where everything that can run does.
          tree.innerHTML = content
          document.body.append(tree)
          for (const element of tree.querySelectorAll('*')) {
            const names = element
              .getAttributeNames()
              .filter((name) => name.startsWith('on') || name === 'style')
            if (
              names.length > 0 ||
              ['SCRIPT', 'STYLE', 'FORM', 'OBJECT', 'svg', 'math'].includes(element.tagName)
            ) {
              foul.push(`${slug}: ${element.outerHTML}`)
            }
          }
          tree.remove()
          articles += 1
        }
      }
      return { foul, articles, ran: (window as never as { ran: unknown[] }).ran }
    })
    await page.close()
    expect(found.foul).toEqual([])
    expect(found.ran).toEqual([])
    expect(found.articles).toBeGreaterThan(VECTORS.length / 2)
  })

  it('would notice: the same vector in a page without the policy and the sanitiser runs', async () => {
    const page = await context.newPage()
    await page.route('**/trang-khong-duoc-bao-ve', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<img src=x onerror=xss(1)>' }),
    )
    await page.goto('/trang-khong-duoc-bao-ve')
    await expect.poll(() => page.evaluate(() => (window as never as { ran: unknown[] }).ran)).toEqual([1])
    await page.close()
  })
})
