import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#db/client.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { measureAssets } from './assets.ts'
import { measureBlog } from './blog.ts'
import { measureCatalogue } from './catalogue.ts'
import { ROOT, startSite } from './child.ts'
import type { Child } from './child.ts'
import { measureFeed } from './feed.ts'
import { measureHttp } from './http.ts'
import { measureImport } from './import.ts'
import { measureLoad } from './load.ts'
import type { LoadRun } from './load.ts'
import { describeMachine } from './machine.ts'
import { measureScale } from './scale.ts'
import { measureStart } from './start.ts'
import {
  advisorTable,
  assetTable,
  blogTable,
  feedTable,
  httpTable,
  importTable,
  loadTable,
  queryTable,
  scaleTable,
  startTable,
} from './tables.ts'
import { underHeading } from './targets.ts'

// Every benchmark, written to results/latest.json; or those named, only printed: node bench/main.ts start http
const PARTS = [
  'start',
  'http',
  'load',
  'soak',
  'catalogue',
  'advisor',
  'blog',
  'scale',
  'import',
  'feed',
  'assets',
] as const
/** Ten minutes a database: only when named. */
const ONLY_NAMED: ReadonlySet<string> = new Set(['soak', 'feed'])
const LOAD_SECONDS = { load: 60, soak: 600 } as const
const PUBLIC_PAGES = [
  '/',
  '/products',
  '/products/1',
  '/chat',
  '/blog',
  '/blog/tu-van',
  '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh',
]

const named = process.argv.slice(2)
const asked = (part: (typeof PARTS)[number]) =>
  named.length === 0 ? !ONLY_NAMED.has(part) : named.includes(part)
const print = (text: string) => process.stdout.write(`${text}\n`)

/** Databases on the PostgreSQL server at BENCH_DATABASE_URL, or on one of our own; null where there is none. */
async function openPostgres() {
  const given = process.env.BENCH_DATABASE_URL
  const own = given ? null : startPostgres()
  const admin = given ?? own?.url('postgres')
  if (!admin) return null
  const made: string[] = []
  const run = async (sql: string) => {
    const connection = await connect({ url: admin })
    await connection.pool.query(sql).finally(() => connection.close())
  }
  return {
    async database(name: string) {
      const full = `bench_${name}_${process.pid}`
      await run(`create database ${full}`)
      made.push(full)
      const url = new URL(admin)
      url.pathname = `/${full}`
      return url.href
    },
    async close() {
      for (const name of made) await run(`drop database if exists ${name} with (force)`)
      own?.stop()
    },
  }
}

type Postgres = Awaited<ReturnType<typeof openPostgres>>

async function benchStart(postgres: Postgres) {
  const figures = {
    embedded: await measureStart(),
    ...(postgres ? { PostgreSQL: await measureStart(await postgres.database('start')) } : {}),
  }
  print(underHeading('start, embedded and PostgreSQL', startTable(figures)))
  return figures
}

async function benchSite(postgres: Postgres) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'))
  try {
    const site = await startSite(dataDir)
    const assets = asked('assets') ? await measureAssets(site.url, PUBLIC_PAGES) : []
    if (asked('assets')) print(underHeading('assets before interaction', assetTable(assets)))
    const embedded = await underLoad(site, 'embedded')
    await site.stop()
    return {
      assets,
      embedded,
      PostgreSQL: postgres && (await onPostgres(dataDir, await postgres.database('http'))),
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres(dataDir: string, url: string) {
  const site = await startSite(dataDir, url)
  try {
    return await underLoad(site, 'PostgreSQL')
  } finally {
    await site.stop()
  }
}

/** One page at a time, then everything that visitors do at once. */
async function underLoad(site: Child, database: string) {
  const http = asked('http') ? await measureHttp(site) : null
  if (http) {
    print(underHeading(`kept pages, ${database}`, httpTable(http.kept)))
    print(underHeading(`pages made for each request, ${database}`, httpTable(http.made)))
  }
  const runs: Record<string, LoadRun> = {}
  for (const part of ['load', 'soak'] as const) {
    if (!asked(part)) continue
    runs[part] = await measureLoad(site, LOAD_SECONDS[part])
    print(underHeading(`${part}: 16 visitors at once, ${database}`, loadTable(runs[part])))
  }
  return { http, ...runs }
}

async function benchCatalogue(postgres: Postgres) {
  const advisorAlone = !asked('catalogue')
  const figures = {
    embedded: await measureCatalogue(undefined, advisorAlone),
    ...(postgres
      ? { PostgreSQL: await measureCatalogue(await postgres.database('catalogue'), advisorAlone) }
      : {}),
  }
  for (const [database, { queries, advisor }] of Object.entries(figures)) {
    for (const [size, rows] of Object.entries(queries)) {
      print(underHeading(`queries, ${database}, ${size}`, queryTable(rows)))
    }
    print(underHeading(`advisor, ${database}`, advisorTable(advisor)))
  }
  return figures
}

async function benchBlog(postgres: Postgres) {
  const figures = {
    embedded: await measureBlog(),
    ...(postgres ? { PostgreSQL: await measureBlog(await postgres.database('blog')) } : {}),
  }
  for (const [database, rows] of Object.entries(figures)) {
    print(underHeading(`blog, ${database}`, blogTable(rows)))
  }
  return figures
}

async function benchScale(postgres: Postgres) {
  if (!postgres) return null
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  try {
    const figures = await measureScale(
      dataDir,
      await postgres.database('scale_demo'),
      await postgres.database('scale_grown'),
    )
    print(
      underHeading(
        'pages made for each request: the demo, then 200,000 products and 20,000 articles, PostgreSQL',
        scaleTable(figures),
      ),
    )
    return figures
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function benchImport(postgres: Postgres) {
  const figures = {
    embedded: await measureImport(),
    ...(postgres ? { PostgreSQL: await measureImport(await postgres.database('import')) } : {}),
  }
  for (const [database, rows] of Object.entries(figures)) {
    print(underHeading(`import of 10 MB, ${database}`, importTable(rows)))
  }
  return figures
}

async function benchFeed(postgres: Postgres) {
  if (!postgres) return null
  const open = (name: string) => postgres.database(name)
  const figures = await measureFeed(open, Number(process.env.BENCH_FEED_PRODUCTS ?? 200_000))
  print(underHeading(`a feed of ${figures.products} products, PostgreSQL`, feedTable(figures)))
  return figures
}

const buildCode = spawnSync(
  process.execPath,
  ['--input-type=module', '-e', "(await import('./scripts/project.mjs')).build()"],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
).status
if (buildCode !== 0) process.exit(buildCode ?? 1)

const begun = performance.now()
const machine = describeMachine()
print(
  `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, commit ${machine.commit}`,
)
const postgres = await openPostgres()
if (!postgres) print('No PostgreSQL was found: only the embedded database is measured.')
try {
  const results = {
    machine,
    start: asked('start') ? await benchStart(postgres) : null,
    site: (['http', 'assets', 'load', 'soak'] as const).some(asked) ? await benchSite(postgres) : null,
    catalogue: asked('catalogue') || asked('advisor') ? await benchCatalogue(postgres) : null,
    blog: asked('blog') ? await benchBlog(postgres) : null,
    scale: asked('scale') ? await benchScale(postgres) : null,
    import: asked('import') ? await benchImport(postgres) : null,
    feed: asked('feed') ? await benchFeed(postgres) : null,
  }
  print(`\nTook ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
  if (named.length === 0) {
    const folder = new URL('results/', import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(new URL('latest.json', folder), JSON.stringify(results, null, 2))
    print('Written to bench/results/latest.json.')
  }
} finally {
  await postgres?.close()
}
