import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { build, isBuilt } from './project.mjs'
import { packRelease } from './release/pack-release.ts'
import { versionSchema } from './release/release.ts'

// npm run release:pack: one archive that runs without building, and its checksum. -- --version 1.2.3 --to FOLDER --level 1
const { values } = parseArgs({
  options: { version: { type: 'string' }, to: { type: 'string' }, level: { type: 'string' } },
})
const site = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const asked = z
  .object({
    version: versionSchema.default(site.version),
    to: z.string().min(1).default('release'),
    level: z.coerce.number().int().min(1).max(9).default(6),
  })
  .safeParse(values)
if (asked.success) {
  const to = resolve(asked.data.to)
  // Beside the build that a site may be running from here.
  const own = isBuilt() ? null : join(to, `.build-${process.pid}`)
  try {
    if (own) build(['--into', own])
    process.stdout.write(`${await packRelease({ ...asked.data, to, built: own ?? resolve('build') })}\n`)
  } finally {
    if (own) rmSync(own, { recursive: true, force: true })
  }
} else {
  const problems = asked.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  process.stderr.write(`${problems.join('; ')}\n`)
  process.exitCode = 2
}
