import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { EXPORTED_COLUMNS } from '#app/domain/imports/articles/article-columns.ts'
import { readArticleRow } from '#app/domain/imports/articles/article-row.ts'
import type { ArticleReferences } from '#app/domain/imports/articles/article-row.ts'
import { detectFormat, fileRecords } from '#app/domain/imports/records.server.ts'
import { csvPieces } from '#app/domain/imports/reports.server.ts'
import { isLong } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { documentTrip } from './support/bundle-trip.ts'
import { documents } from './support/random-documents.ts'

/** A thousand in the long run. */
const RUNS = isLong ? 1_000 : 80
const SEED = 20_260

const open = browserForFile()
let page: Page
const cleaned: string[] = []
const met = new Set<string>()

beforeAll(async () => {
  source = await documentTrip()
})
let source = ''

function note({ type, content, marks }: { type: string; content?: unknown; marks?: unknown }): void {
  met.add(type)
  for (const each of [content, marks].flat()) if (each) note(each as { type: string })
}

test(`${RUNS} random documents come back as they were from HTML, the sanitiser and the editor`, async () => {
  page = await open('/blog')
  await page.evaluate(source)
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const { html, json } = await page.evaluate((json) => window.documentTrip.write(json), document)
      note(json)
      const clean = sanitiseArticle(html)
      cleaned.push(clean)
      expect(await page.evaluate((html) => window.documentTrip.read(html), clean)).toEqual(json)
      expect(sanitiseArticle(clean)).toBe(clean)
    }),
    { numRuns: RUNS, seed: SEED },
  )
  const names = await page.evaluate(() => window.documentTrip.names)
  // A picture that waits to be brought is nothing that is kept.
  expect(names.filter((name) => !met.has(name))).toEqual(['awaitedPicture'])
}, 600_000)

test('and from the file of an export that is imported again', async () => {
  expect(cleaned).toHaveLength(RUNS)
  const folder = mkdtempSync(join(tmpdir(), 'cm-trip-'))
  const file = join(folder, 'bai.csv')
  async function* rows() {
    yield cleaned.map((content, at) =>
      EXPORTED_COLUMNS.map(
        (column) => ({ title: `Bài ${at}`, content, category_id: '1', author_id: '1' })[column] ?? '',
      ),
    )
  }
  let text = ''
  for await (const piece of csvPieces(EXPORTED_COLUMNS, rows())) text += piece
  writeFileSync(file, text)
  const one = { ids: new Set([1]), names: new Map(), slugs: new Map(), emails: new Map() }
  const references: ArticleReferences = {
    categories: one,
    authors: one,
    subcategories: new Map(),
    leftOut: new Set(),
  }
  const read: string[] = []
  for await (const { cells } of fileRecords(file, await detectFormat(file))) {
    if (cells[0] === 'title') continue
    const named = new Map(EXPORTED_COLUMNS.map((column, at) => [column, cells[at] ?? '']))
    const row = readArticleRow(named, references)
    read.push(row.ok ? row.values.content : JSON.stringify(row.problems))
  }
  rmSync(folder, { recursive: true })
  expect(read.filter((content, at) => content !== cleaned[at])).toEqual([])
  expect(read).toHaveLength(RUNS)
})
