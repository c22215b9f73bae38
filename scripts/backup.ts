import { parseArgs } from 'node:util'
import { isOnDisk } from '#server/backup/backups-env.ts'
import { readKey } from '#server/backup/encrypt.ts'
import { BackupError, sayCommandFailure } from '#server/backup/failure.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { runBackup } from '#server/backup/run-backup.ts'
import { readEnv } from '#server/env.ts'

// npm run db:backup: one file with everything that brings the site back; the site may go on meanwhile. It lies
// in the folder of BACKUP_TO, or in DATA_DIR/backups where that is a bucket. -- --to FOLDER: into that.
// -- --scheduled: what the server does by itself (BACKUP_*): puts it where backups are kept, tries it, and tells what it came to as JSON.
try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, scheduled: { type: 'boolean' } } })
  if (values.to && !isOnDisk(values.to)) throw new BackupError('--to: a folder on a disk')
  const env = readEnv(process.env)
  const { key, to } = env.backups
  if (values.scheduled) process.stdout.write(`${JSON.stringify(await runBackup(env))}\n`)
  else {
    const folder = values.to ?? ('folder' in to ? to.folder : undefined)
    process.stdout.write(`${await makeBackup(env, folder, await readKey(key))}\n`)
    if (folder === undefined)
      process.stderr.write(
        'It lies on this machine alone: BACKUP_TO is a bucket, where --scheduled puts one (or copy this one there).\n',
      )
  }
} catch (error) {
  process.stderr.write(`${sayCommandFailure(error)}\n`)
  process.exitCode = 1
}
