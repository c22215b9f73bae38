import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { prepared } from '#tests/support/site-data.ts'
import { sourceServer } from '../../scripts/project.mjs'
import { browserForFile } from './support/browser.ts'

// That it serves a page, faults/shutdown.test.ts tries; a browser is given hundreds of modules one by one.
describe.runIf(isLong)('the development server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-dev-'))
  let server: RunningServer
  beforeAll(async () => {
    const variables = { NODE_ENV: 'development', DEMO: 'on', DATA_DIR: prepared(folder, 'demo') }
    server = await runServer(variables, [], sourceServer)
  })
  afterAll(async () => {
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  const open = browserForFile()
  const linkIn = async (path: string, link: RegExp) =>
    link.exec(await (await fetch(server.url + path)).text())?.[1] ?? ''

  /** Every sort of page. */
  const PAGES: [string, () => string | Promise<string>][] = [
    ['the front page', () => '/'],
    ['the list', () => '/products'],
    ['a product', () => linkIn('/products', /href="(\/products\/\d+)"/)],
    ['the chat', () => '/chat'],
    ['the blog', () => '/blog'],
    ['an article', () => linkIn('/rss.xml', /<item>[^]*?<link>[^<]*(\/blog\/[a-z\d-]+)</)],
  ]

  it.each(PAGES)(
    'npm run dev shows %s as the server wrote it, without an error in the console',
    async (_, path) => {
      const asked = await path()
      const page = await open(asked, { siteUrl: server.url })
      expect(new URL(page.url()).pathname).toBe(asked)
      expect(await page.title()).toContain('Chọn Máy')
    },
  )
})
