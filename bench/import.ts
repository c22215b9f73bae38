import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import { readDemo } from '#db/demo/read.ts'
import { startSite } from './child.ts'
import { generateProducts } from './generate.ts'
import { residentMb } from './process-figures.ts'

const SEED = 20_260_102
const LINES = 8
const FIELDS =
  'source_key,title,brand,model,category,sub_category,description,specifications,shop,shop_price,seen_on'

/** A product file of at most so many bytes: generated products with figures, lines of the table and a price of one shop. */
function makeProductFile(most: number): { text: string; rows: number } {
  const demo = readDemo().products
  const keys = [...new Set(demo.flatMap(({ attributes }) => Object.keys(attributes)))].toSorted()
  const lines = [stringify([[...FIELDS.split(','), ...keys.map((key) => `attr:${key}`)]])]
  let bytes = Buffer.byteLength(lines[0] ?? '')
  for (const [at, product] of generateProducts(demo, 20_000, SEED).entries()) {
    const { key, title, brand, model, category, subCategory, des, price, attributes } = product
    const table = (demo[at % demo.length]?.specifications ?? [])
      .slice(0, LINES)
      .map(({ group, name, value }) => `${group} | ${name} | ${value}`)
      .join('\n')
    const own = [
      key,
      title,
      brand,
      model,
      category,
      subCategory,
      des,
      table,
      'bench.example',
      price,
      '2026-01-01',
    ]
    const figures = keys.map((name) => String(attributes[name] ?? '').replace('.', ','))
    const line = stringify([[...own, ...figures]])
    bytes += Buffer.byteLength(line)
    if (bytes > most) break
    lines.push(line)
  }
  return { text: lines.join(''), rows: lines.length - 1 }
}

/** One file imported by the built server: rows a second from start to end, and memory (MB) at rest before and at its highest. */
export type ImportFigures = {
  file: string
  rows: number
  megabytes: number
  seconds: number
  idleMb: number
  peakMb: number
}

const FILE_BYTES = 10 * 2 ** 20 - 4096
const ADMIN = { email: 'bench@example.com', password: 'a password for the benchmarks' }
const WORDS =
  'tủ lạnh máy giặt tiết kiệm điện dung tích gia đình công suất mùa hè phòng ngủ nấu ăn giá bảo hành chính hãng nước quạt gió'.split(
    ' ',
  )

/** Files of 10 MB, and what they are of. */
const FILES = [
  ['notes of 75 words', 'articles', () => makeFile(75)],
  ['articles of 600 words', 'articles', () => makeFile(600)],
  ['products', 'products', () => makeProductFile(FILE_BYTES)],
] as const

/** How often progress and memory are looked at, in ms. */
const LOOK_MS = 50
const REST_MS = 3_000

/** Imports files of 10 MB into the built server over the demo data: the embedded database, or `url`'s. */
export async function measureImport(url?: string): Promise<ImportFigures[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-import-'))
  process.env['ADMIN_EMAIL'] = ADMIN.email
  process.env['ADMIN_PASSWORD'] = ADMIN.password
  const site = await startSite(dataDir, url)
  try {
    const headers = await signIn(site.url)
    const figures: ImportFigures[] = []
    for (const [file, subject, make] of FILES) {
      await wait(REST_MS)
      const { text, rows } = make()
      const idleMb = residentMb(site.pid)
      const { seconds, peakMb } = await imported(site, headers, { text, subject })
      figures.push({ file, rows, megabytes: Buffer.byteLength(text) / 2 ** 20, seconds, idleMb, peakMb })
    }
    return figures
  } finally {
    delete process.env['ADMIN_EMAIL']
    delete process.env['ADMIN_PASSWORD']
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  if (!response.ok) throw new Error(`The administrator could not sign in: ${response.status}`)
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}

async function imported(
  site: { url: string; pid: number },
  headers: Record<string, string>,
  { text, subject }: { text: string; subject: string },
): Promise<{ seconds: number; peakMb: number }> {
  const body = new FormData()
  body.set('file', new File([text], 'bench.csv', { type: 'text/csv' }))
  body.set('subject', subject)
  body.set('duplicateStrategy', 'rename')
  let peakMb = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(site.pid))), LOOK_MS)
  try {
    const sent = await fetch(`${site.url}/api/v1/imports`, { method: 'POST', headers, body })
    const { id } = (await sent.json()) as { id: string }
    for (;;) {
      const view = await (await fetch(`${site.url}/api/v1/imports/${id}`, { headers })).json()
      const { state, result } = view as { state: string; result: { processingTime: number } | null }
      if (state === 'failed') throw new Error('The import failed.')
      if (result) return { seconds: result.processingTime / 1000, peakMb }
      await wait(LOOK_MS * 4)
    }
  } finally {
    clearInterval(watch)
  }
}

/** A file with every column of the specification; the words of each row differ, and are the same in every run. */
function makeFile(words: number): { text: string; rows: number } {
  let state = words
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return WORDS[state % WORDS.length] ?? ''
  }
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  const lines = [
    'title,content,category_id,author_id,excerpt,subcategory_id,featured_image,meta_title,meta_description,is_featured,status,tags\n',
  ]
  let rows = 0
  for (let bytes = 0; bytes < FILE_BYTES; rows += 1) {
    const half = Math.floor(words / 2)
    const html = `<h2>${text(5)}</h2><p>${text(half)}</p><ul><li><strong>${text(3)}</strong> ${text(half)}</li></ul>`
    const line = `Bài ${words} số ${rows} ${text(4)},"${html}",1,1,${text(10)},,,,,true,published,"thẻ ${rows % 20}, thẻ ${rows % 7}"\n`
    bytes += Buffer.byteLength(line)
    if (bytes < FILE_BYTES) lines.push(line)
  }
  return { text: lines.join(''), rows: lines.length - 1 }
}
