import type { AssetFigures } from './assets.ts'
import type { BlogFigures } from './blog.ts'
import type { FeedFigures, Spent } from './feed.ts'
import type { PageFigures } from './http.ts'
import type { ImportFigures } from './import.ts'
import type { LoadRun } from './load.ts'
import type { QueryFigures } from './queries.ts'
import type { ScaleFigures } from './scale.ts'
import type { StartFigures } from './start.ts'
import { formatTable } from './table.ts'
import type { Timing } from './timing.ts'

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1)

/** Load on each page; the last columns are the bare server's, where it was measured, and the page's share of it. */
export function httpTable(figures: readonly PageFigures[]): string {
  return formatTable(
    [
      'page',
      'KB',
      'encoding',
      'req/s',
      'p50 ms',
      'p99 ms',
      'CPU ms/req',
      'failed',
      'bare req/s',
      'of bare',
      'bare CPU ms',
      'times its CPU',
    ],
    figures.map(({ page, bytes, encoding, site, bare }) => [
      page,
      (bytes / 1024).toFixed(1),
      encoding,
      site.requestsPerSecond.toFixed(0),
      ms(site.p50Ms),
      ms(site.p99Ms),
      ms(site.cpuMsPerRequest),
      String(site.failed),
      bare?.requestsPerSecond.toFixed(0) ?? '-',
      bare ? (site.requestsPerSecond / bare.requestsPerSecond).toFixed(2) : '-',
      bare ? bare.cpuMsPerRequest.toFixed(3) : '-',
      bare ? (site.cpuMsPerRequest / bare.cpuMsPerRequest).toFixed(2) : '-',
    ]),
  )
}

/** Visitors at once on one site: every kind of request, and all together. */
export function loadTable({ kinds, all, failed, requestsPerSecond, seconds, memoryMb }: LoadRun): string {
  const table = formatTable(
    ['request', 'requests', 'failed', 'min ms', 'p50 ms', 'p99 ms'],
    [...kinds, { kind: 'all', timing: all, failed }].map(({ kind, timing, failed: wrong }) => [
      kind,
      String(timing.runs),
      String(wrong),
      ...timingCells(timing),
    ]),
  )
  return `${table}\n${requestsPerSecond.toFixed(0)} requests/s over ${seconds.toFixed(0)} s; memory in MB, the last at rest: ${memoryMb.join(', ')}`
}

/** Start and rest of the server on each database. */
export function startTable(figures: Readonly<Record<string, StartFigures>>): string {
  return formatTable(
    ['database', 'first start s', 'later start s', 'at rest MB'],
    Object.entries(figures).map(([name, { firstSeconds, laterSeconds, residentMb }]) => [
      name,
      firstSeconds.toFixed(2),
      laterSeconds.toFixed(2),
      String(residentMb),
    ]),
  )
}

/** Catalogue queries over one database. */
export function queryTable(figures: readonly QueryFigures[]): string {
  return formatTable(
    ['query', 'hits', 'first p50 ms', 'p99', 'again p50 ms', 'p99', 'by hand p50', 'p99'],
    figures.map(({ query, total, first, again, byHand }) => [
      query,
      String(total),
      ...[first, again].flatMap(({ p50Ms, p99Ms }) => [ms(p50Ms), ms(p99Ms)]),
      ...(byHand ? [ms(byHand.p50Ms), ms(byHand.p99Ms)] : ['-', '-']),
    ]),
  )
}

/** Whole answers of the advisor over each database. */
export function advisorTable(figures: Readonly<Record<string, Timing>>): string {
  return formatTable(
    ['catalogue', 'answers', 'min ms', 'p50 ms', 'p99 ms'],
    Object.entries(figures).map(([name, timing]) => [name, String(timing.runs), ...timingCells(timing)]),
  )
}

/** Every page over the demo and over what it was filled up to: a cost that grows with the catalogue shows here. */
export function scaleTable(figures: readonly ScaleFigures[]): string {
  return formatTable(
    [
      'page',
      ...['demo', 'grown'].flatMap((size) => [`${size} first ms`, 'CPU', 'p50', 'p99', 'CPU']),
      'first, times',
      'CPU, times',
      'failed',
    ],
    figures.map(({ page, demo, grown }) => [
      page,
      ...[demo, grown].flatMap(({ firstMs, firstCpuMs, p50Ms, p99Ms, cpuMsPerRequest }) =>
        [firstMs, firstCpuMs, p50Ms, p99Ms, cpuMsPerRequest].map(ms),
      ),
      (grown.firstMs / demo.firstMs).toFixed(2),
      (grown.firstCpuMs / demo.firstCpuMs).toFixed(2),
      String(demo.failed + grown.failed),
    ]),
  )
}

/** What the blog's pages read over one database, as it grows. */
export function blogTable(figures: BlogFigures): string {
  return formatTable(
    ['articles', 'page', 'min ms', 'p50 ms', 'p99 ms'],
    figures.map(({ articles, page, timing }) => [String(articles), page, ...timingCells(timing)]),
  )
}

/** Files imported into one database. */
export function importTable(figures: readonly ImportFigures[]): string {
  return formatTable(
    ['file', 'MB', 'rows', 'seconds', 'rows/s', 'idle MB', 'peak MB', 'above idle'],
    figures.map(({ file, megabytes, rows, seconds, idleMb, peakMb }) => [
      file,
      megabytes.toFixed(1),
      String(rows),
      seconds.toFixed(1),
      (rows / seconds).toFixed(0),
      String(idleMb),
      String(peakMb),
      String(peakMb - idleMb),
    ]),
  )
}

/** Ways to read one feed, beside COPY of its rows. */
export function feedTable({ products, full, copy, ...others }: FeedFigures): string {
  const line = (way: string, seconds: number, cpu: readonly string[] = ['', '', '']) => [
    way,
    seconds.toFixed(2),
    (products / seconds).toFixed(0),
    (seconds / full.seconds).toFixed(3),
    ...cpu,
  ]
  const cpuOf = ({ databaseCpu, ownCpu }: Spent) => databaseCpu + ownCpu
  const spent = (way: string, one: Spent) =>
    line(way, one.seconds, [
      one.databaseCpu.toFixed(2),
      one.ownCpu.toFixed(2),
      (cpuOf(copy) / cpuOf(one)).toFixed(2),
    ])
  return formatTable(
    ['way', 'seconds', 'products/s', 'of the full reading', 'CPU s PostgreSQL', 'own', 'share of a COPY'],
    [
      spent('the first time', full),
      line('unchanged, by its validator', others.unchangedSeconds),
      line('unchanged, by its bytes', others.sameBytesSeconds),
      line('unchanged, the next day', others.nextDaySeconds),
      spent('COPY of the same rows', copy),
    ],
  )
}

const timingCells = ({ minMs, p50Ms, p99Ms }: Timing) => [ms(minMs), ms(p50Ms), ms(p99Ms)]

/** What pages load before interaction. */
export function assetTable(figures: readonly AssetFigures[]): string {
  return formatTable(
    ['page', 'scripts', 'JS KB gzip', 'CSS KB gzip', 'font files', 'font KB'],
    figures.map(({ page, scripts, scriptKb, styleKb, fonts, fontKb }) => [
      page,
      String(scripts),
      scriptKb.toFixed(1),
      styleKb.toFixed(1),
      String(fonts),
      fontKb.toFixed(1),
    ]),
  )
}
