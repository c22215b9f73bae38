import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { build } from './project.mjs'
import { packRelease } from './release/pack-release.ts'
import { versionSchema } from './release/release.ts'

// npm run release:pack: one archive that runs without building, and its checksum. -- --version 1.2.3 --to FOLDER --level 1
const { values } = parseArgs({
  options: { version: { type: 'string' }, to: { type: 'string' }, level: { type: 'string' } },
})
const own = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const asked = z
  .object({
    version: versionSchema.default(own.version),
    to: z.string().min(1).default('release'),
    level: z.coerce.number().int().min(1).max(9).default(6),
  })
  .safeParse(values)
if (asked.success) {
  build()
  process.stdout.write(`${await packRelease({ ...asked.data, to: resolve(asked.data.to) })}\n`)
} else {
  const problems = asked.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
  process.stderr.write(`${problems.join('; ')}\n`)
  process.exitCode = 2
}
