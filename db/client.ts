import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startEmbedded } from './embedded/start.ts'
import { watchPool } from './watch-pool.ts'
import type { QueryWatch } from './watch-pool.ts'

/** The one way to the data, whichever database is behind it. Transactions have the same type. */
export type Db = NodePgDatabase

/** An open database: the query interface, the pool under it, and how to close both. */
export type Connection = {
  db: Db
  pool: pg.Pool
  embedded: boolean
  /** A dump of the embedded database; absent on a PostgreSQL server, which has tools of its own. */
  dump?: () => Promise<Uint8Array>
  /** Copies the embedded database's directory to a new folder while it goes on; absent like `dump`. */
  snapshot?: (folder: string) => Promise<void>
  close(): Promise<void>
}

/** The name under which a PostgreSQL server knows our connections. */
export const APPLICATION = 'chon-may'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens the PostgreSQL server at `url`, or without one the embedded database in `dataDir`
 * (in memory when that is absent too, optionally from a dump).
 * @param onError told of connections that fail while idle; the pool replaces them by itself
 * @param watch told of every statement
 */
export async function connect(
  target: { url?: string; dataDir?: string; dump?: string },
  onError: (error: Error) => void = () => {},
  watch?: QueryWatch,
): Promise<Connection> {
  if (target.url) {
    const pool = new pg.Pool({
      connectionString: target.url,
      application_name: APPLICATION,
      max: 10,
      // One stays open: a restore sees by it that a server runs.
      min: 1,
      connectionTimeoutMillis: 5_000,
    })
    pool.on('error', onError)
    if (watch) watchPool(pool, watch)
    return { db: drizzle(pool), pool, embedded: false, close: () => pool.end() }
  }
  const embedded = await startEmbedded({
    ...(target.dataDir ? { dataDir: join(target.dataDir, 'database') } : {}),
    ...(target.dump ? { dump: target.dump } : {}),
  })
  // One connection: PGlite is a single session, so a second client would share its transactions' settings.
  const pool = new pg.Pool({ host: embedded.socketDir, user: 'postgres', database: 'postgres', max: 1 })
  pool.on('error', onError)
  if (watch) watchPool(pool, watch)
  return {
    db: drizzle(pool),
    pool,
    embedded: true,
    dump: embedded.dump,
    snapshot: embedded.snapshot,
    async close() {
      await pool.end()
      await embedded.close()
    },
  }
}
