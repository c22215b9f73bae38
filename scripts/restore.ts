import { parseArgs } from 'node:util'
import { readKey } from '#server/backup/encrypt.ts'
import { sayCommandFailure } from '#server/backup/failure.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readEnv } from '#server/env.ts'

// npm run db:restore -- FILE: the site as it was when the backup was made. -- --force: also where there is something already.
// An encrypted backup is read with BACKUP_PASSPHRASE or BACKUP_KEY_FILE, or -- --key-file FILE.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, 'key-file': { type: 'string' } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1)
    throw new Error('Usage: npm run db:restore -- FILE [--force] [--key-file FILE]')
  const env = readEnv(process.env)
  const { 'key-file': keyFile, force } = values
  const asideKey = await readKey(env.backups.key)
  const key = keyFile ? await readKey({ file: keyFile }) : asideKey
  const { madeAt, pictures, aside, hasOtherSecret } = await restoreBackup(env, file, { force, key, asideKey })
  process.stdout.write(`Restored the site of ${madeAt}, with ${pictures} pictures.\n`)
  if (aside) process.stdout.write(`What was there before is in ${aside}: remove it when all is well.\n`)
  if (hasOtherSecret)
    process.stdout.write(
      'AUTH_SECRET is not the one the backup was made with: sessions end, and second factors must be set up again.\n',
    )
} catch (error) {
  process.stderr.write(`${sayCommandFailure(error)}\n`)
  process.exitCode = 1
}
