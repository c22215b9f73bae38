import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isOnDisk } from '#server/backup/backups-env.ts'
import { BackupError, sayCommandFailure } from '#server/backup/failure.ts'
import { readEnv } from '#server/env.ts'
import { moveSite } from '#server/move/move-site.ts'
import type { Moved } from '#server/move/move-site.ts'

// npm run db:move -- postgres://…: the site of DATA_DIR from the embedded database to PostgreSQL, which must be empty.
// npm run db:move -- embedded: the site of DATABASE_URL to an embedded database. --data-dir FOLDER: its files go there.
const USAGE =
  'Usage: npm run db:move -- postgres://user@host/name [--data-dir FOLDER], or npm run db:move -- embedded'
const targetSchema = z.union([z.literal('embedded'), z.url({ protocol: /^postgres(ql)?$/ })])

const say = (line: string) => process.stdout.write(`${line}\n`)

/** An address as it may be shown. */
function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password) url.password = '…'
  return decodeURI(url.href)
}

/** What is pasted as it stands has to be right as it stands. */
function databaseSettings(to: string): string[] {
  const shown = withoutPassword(to)
  return new URL(to).password
    ? [`DATABASE_URL=${shown}`, '  … in it stands for the password, which is not shown here']
    : [`DATABASE_URL=${shown}`]
}

function nextSteps(to: string, oldDataDir: string, dataDir: string, secret: Moved['secret']): string[] {
  const settings = to === 'embedded' ? ['DATABASE_URL unset'] : databaseSettings(to)
  if (dataDir !== oldDataDir) settings.push(`DATA_DIR=${dataDir}`)
  const key: Record<Moved['secret'], string[]> = {
    'in the environment': ['AUTH_SECRET as it is'],
    'in the data directory': ['AUTH_SECRET as it is, or unset: it is in the data directory too'],
    'to be set': [
      `AUTH_SECRET=$(cat ${oldDataDir}/secret): with another one everybody is signed out and second factors are lost`,
    ],
    'another one there': [
      `AUTH_SECRET as it is: ${dataDir}/secret holds another one, which would sign everybody out`,
    ],
  }
  return [...settings, ...key[secret]]
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' } },
  })
  const to = targetSchema.safeParse(positionals[0])
  if (!to.success || positionals.length > 1) throw new BackupError(USAGE)
  const env = readEnv(process.env)
  const dataDir = resolve(values['data-dir'] ?? env.dataDir)
  if (!isOnDisk(dataDir)) throw new BackupError('--data-dir: a folder on a disk')
  const databaseUrl = to.data === 'embedded' ? undefined : to.data
  const started = performance.now()
  const { tables, rows, files, secret } = await moveSite(env, { databaseUrl, dataDir }, (copied) =>
    say(`${String(copied.at).padStart(3)}/${copied.of}  ${copied.table}: ${copied.rows} rows, the same sum`),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(
    `Moved ${tables} tables with ${rows} rows and ${files} files in ${seconds} s; the old site is as it was.`,
  )
  say('What to do next:')
  say('1. Set in the environment of the site:')
  for (const line of nextSteps(to.data, env.dataDir, dataDir, secret)) say(`   ${line}`)
  say('2. Start it, look at /readyz, and sign in.')
  say(
    '3. Keep the old one until all is well. Do not start it again meanwhile: what it writes does not come along.',
  )
} catch (error) {
  process.stderr.write(`${sayCommandFailure(error)}\n`)
  process.exitCode = 1
}
