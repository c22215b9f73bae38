import { expect, it } from 'vitest'
import { sayFailure } from '#server/backup/failure.ts'
import { reasonInWords } from './reasons.ts'

const failed = (code: string, path?: string) => sayFailure(Object.assign(new Error(code), { code, path }))

it.each([
  failed('ENOSPC'),
  'The disk is full.',
  'The disk is full: pg_dump: error: could not write',
  failed('EACCES', '/data/uploads'),
  failed('EROFS', '/backups'),
  "There is no folder /backups, and the site's user may not make it (install -d -o chon-may -m 0700 /backups).",
  "No permission for /backups: it must belong to the site's user (install -d -o chon-may -m 0700 /backups).",
  '/backups is a file, or lies in one: BACKUP_TO names a folder.',
  'The key of backups cannot be read: /etc/chon-may/backup.key.',
  'The key of backups in /etc/chon-may/backup.key is too short: at least 12 characters.',
  'The backup was encrypted with another key.',
  'The backup is damaged: database.dump is not as it was when the backup was made.',
  'The backup brings back no table.',
  'The backup brings back 3 rows of public.products, and there were 931.',
  'The file is no backup of a site: /tmp/a. Look at what was fetched, which may be an error in its place.',
  'The user of DATABASE_URL may not make a scratch database: alter role … createdb, or set BACKUP_TRY_URL.',
  'The database of BACKUP_TRY_URL holds tables that no trial made: name an empty one.',
  'The database of BACKUP_TRY_URL cannot be reached.',
  'The storage of backups does not answer (PUT /a/b).',
  'The storage of backups answers 403 to PUT /a/b.',
  'The storage of backups takes no files in parts.',
  'The storage of backups could not put a.tar.gz together.',
  'The storage of backups holds a.tar.gz with another size.',
  'There is no bucket sao-luu at https://s3.example: make it, or name another one in BACKUP_TO.',
  'There is no backup a.tar.gz in /backups.',
  "pg_dump is not installed: install PostgreSQL's client programs (Debian: postgresql-client), of the server's version or a newer one.",
  'pg_dump failed.',
  'pg_dump was ended by SIGKILL.',
  'The server that made it ended.',
  'The database cannot be reached (connect ECONNREFUSED): look at DATABASE_URL, and whether PostgreSQL runs.',
  'it has all',
  'it is behind',
  'a change',
  'changes are not heard',
  'it was not looked yet',
  'status 403',
])('says in Vietnamese: %s', (reason) => {
  const said = reasonInWords(reason)
  expect(said).not.toContain(reason)
  expect(said).toMatch(/[À-ỹ]/)
  expect(said).not.toMatch(/\b(?:the|is|of|not|was|it|no|and|which|with)\b/i)
})

it('keeps what is nobody’s own sentence as what the machine said', () => {
  expect(reasonInWords('pg_dump: error: connection failed')).toBe(
    'hệ thống báo “pg_dump: error: connection failed”',
  )
})
