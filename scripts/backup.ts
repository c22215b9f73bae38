import { parseArgs } from 'node:util'
import { sayFailure } from '#server/backup/failure.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { readEnv } from '#server/env.ts'

// npm run db:backup: one file with everything that brings the site back; the site may go on meanwhile. -- --to FOLDER: into that.
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  process.stdout.write(`${await makeBackup(readEnv(process.env), values.to)}\n`)
} catch (error) {
  process.stderr.write(`${sayFailure(error)}\n`)
  process.exitCode = 1
}
