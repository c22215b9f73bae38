import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { runServer } from '#tests/support/running-server.ts'
import { prepared } from '#tests/support/site-data.ts'
import { formerFiles } from '../../scripts/place-build.ts'
import { builtServer } from '../../scripts/project.mjs'

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** The packages that a module asks for by name, at its start or later. */
function packagesAskedFor(code: string): string[] {
  const atStart = parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  )
  const later = [...code.matchAll(/\bimport\((["'])(.*?)\1\)/g)].map(([, , name = '']) => name)
  return [...atStart, ...later]
    .filter((name) => !/^(?:\.|node:)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

const former = formerFiles('build')
const files = globSync('server/**/*.js', { cwd: 'build' })
  .filter((file) => !former.has(file))
  .map((file) => join('build', file))
const asked = [...new Set(files.flatMap((file) => packagesAskedFor(readFileSync(file, 'utf8'))))]

it('asks only for packages that a production install has at the top', () => {
  expect(asked).toEqual(expect.arrayContaining(['react', 'better-call', 'sharp']))
  expect(asked.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([])
  expect(asked.filter((name) => !packages[`node_modules/${name}`])).toEqual([])
})

it('gets the same version of each as the packages that it holds would', () => {
  const held = Object.keys(packages).filter((path) =>
    /^node_modules\/(?:@?better-auth(?:\/[^/]+)?|drizzle-orm|kysely|lucide-react)$/.test(path),
  )
  expect(held.length).toBeGreaterThan(4)
  const others = held.flatMap((path) => asked.map((name) => `${path}/node_modules/${name}`))
  expect(others.filter((path) => packages[path])).toEqual([])
})

it('runs whichever folder it is started in, and leaves nothing there', async () => {
  const dataDir = prepared(mkdtempSync(join(tmpdir(), 'cm-elsewhere-')), 'schema')
  const elsewhere = mkdtempSync(join(tmpdir(), 'cm-elsewhere-'))
  const server = await runServer(
    { DATA_DIR: dataDir },
    ['env', `--chdir=${elsewhere}`],
    [resolve(builtServer), '--cold'],
  )
  const answers = await Promise.all(
    ['/', '/favicon.ico'].map(async (path) => (await fetch(`${server.url}${path}`)).status),
  )
  expect(await server.stop('SIGTERM')).toBe(0)
  expect([answers, readdirSync(elsewhere)]).toEqual([[200, 200], []])
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true })
})
