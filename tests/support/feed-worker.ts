import { pino } from 'pino'
import { openFeedRunner, openImportRunner } from '#app/domain/imports/imports.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { connect } from '#db/client.ts'

/**
 * A server of feeds in a process of its own, to be killed: it reads every feed again as soon as it has been read, and the machine's
 * own addresses too. What a dead one held is free at once, as it would be after its lease.
 */
const [dataDir = '', url = ''] = process.argv.slice(2)
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
const connection = await connect(url ? { url } : { dataDir })
const limits = { bytes: 50 * 2 ** 20, answer: 5_000, silence: 5_000, whole: 30_000 }
const imports = openImportRunner(connection, dataDir, log)
const fetchFile = createFetcher({ limits, trusts: ({ hostname }) => hostname === '127.0.0.1' })
const feeds = openFeedRunner(connection, { imports, fetchFile, log })
await connection.pool.query(
  'update feeds set leased_until = null; update import_jobs set leased_until = null',
)
const mayRead = process.argv[4] !== 'finish'
// The one that is left alone goes through whatever was begun and reads once more.
await connection.pool.query(
  mayRead ? 'update feeds set next_run_at = now()' : 'update feeds set next_run_at = now(), tries = 0',
)
process.stdout.write('ready\n')
for (;;) {
  await feeds.finish()
  const { rows } = await connection.pool.query<{ n: number }>(
    `select count(*)::int as n from import_jobs where state in ('running', 'cancelling')`,
  )
  if (!mayRead && rows[0]?.n === 0) break
  if (mayRead) await connection.pool.query('update feeds set next_run_at = now()')
}
await connection.close()
process.stdout.write('done\n')
process.exit(0)
