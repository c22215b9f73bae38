import { expect, test } from 'vitest'
import { advisorTable, assetTable, httpTable, queryTable, scaleTable, startTable } from './tables.ts'

const load = { requestsPerSecond: 400, p50Ms: 20, p99Ms: 45.25, cpuMsPerRequest: 1.256, failed: 0 }
const timing = { runs: 200, minMs: 0.5, p50Ms: 2.346, p99Ms: 12.34 }
const cells = (table: string) =>
  table
    .split('\n')
    .at(-1)
    ?.split(/\s{2,}/)

test('a page stands beside the bare server with its share of the requests', () => {
  const bare = { ...load, requestsPerSecond: 500, cpuMsPerRequest: 0.02 }
  expect(cells(httpTable([{ page: '/', bytes: 2048, encoding: 'br', site: load, bare }]))).toEqual([
    '/',
    '2.0',
    'br',
    '400',
    '20.0',
    '45.3',
    '1.26',
    '0',
    '500',
    '0.80',
    '0.020',
    '62.80',
  ])
})

test('a page without a bare server has dashes in its columns', () => {
  const table = httpTable([{ page: '/', bytes: 2048, encoding: 'br', site: load, bare: null }])
  expect(cells(table)?.slice(-4)).toEqual(['-', '-', '-', '-'])
})

test('starts, queries, answers and files are one row each', () => {
  const start = { firstSeconds: 5.271, laterSeconds: 0.9, residentMb: 490 }
  expect(cells(startTable({ embedded: start }))).toEqual(['embedded', '5.27', '0.90', '490'])
  expect(
    cells(queryTable([{ query: 'tu lanh', total: 333, first: timing, again: timing, byHand: null }])),
  ).toEqual(['tu lanh', '333', '2.35', '12.3', '2.35', '12.3', '-', '-'])
  expect(cells(advisorTable({ demo: timing }))).toEqual(['demo', '200', '0.50', '2.35', '12.3'])
  const page = { page: '/', scripts: 19, scriptKb: 129.5, styleKb: 9.1, fonts: 3, fontKb: 72.9 }
  expect(cells(assetTable([page]))).toEqual(['/', '19', '129.5', '9.1', '3', '72.9'])
})

test('a page stands once for the demo and once for what it has grown to, with how often as long its first reader waits', () => {
  const demo = { ...load, firstMs: 30, firstCpuMs: 20, failed: 1 }
  const grown = { ...load, firstMs: 36, firstCpuMs: 22, p50Ms: 21, failed: 2 }
  expect(cells(scaleTable([{ page: '/blog', demo, grown }]))).toEqual([
    '/blog',
    '30.0',
    '20.0',
    '20.0',
    '45.3',
    '1.26',
    '36.0',
    '22.0',
    '21.0',
    '45.3',
    '1.26',
    '1.20',
    '1.10',
    '3',
  ])
})
