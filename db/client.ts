import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SOCKET_PORT, startEmbedded } from './embedded/start.ts'
import { watchPool } from './watch-pool.ts'
import type { QueryWatch } from './watch-pool.ts'

/** The one way to the data, whichever database is behind it. */
export type Db = NodePgDatabase

/** What the statements of one transaction run on; never the pool itself. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

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

/** Which database, and how its server is used. */
export type Target = {
  url?: string
  dataDir?: string
  dump?: string
  /** Connections at most; of a PostgreSQL server alone, as what follows. */
  most?: number
  /** The name under which it knows them. */
  name?: string
  /** How long a statement may take before it fails, in ms; without it, as long as it likes. */
  statementMs?: number
  /** How long it may take to get a connection, in ms. */
  connectMs?: number
}

/** How long a server that has not ended a statement in its time may still be silent before its connection is given up, in ms. */
const SILENCE_MS = 5_000

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * Opens the PostgreSQL server at `url`, or without one the embedded database in `dataDir`
 * (in memory when that is absent too, optionally from a dump).
 * @param onError told of connections that are lost, in use or not; the pool replaces them by itself
 * @param watch told of every statement
 */
export async function connect(
  target: Target,
  onError: (error: Error) => void = () => {},
  watch?: QueryWatch,
): Promise<Connection> {
  if (target.url) {
    const { most = 10, name = APPLICATION, statementMs, connectMs = 5_000 } = target
    const pool = openPool(
      {
        connectionString: target.url,
        application_name: name,
        max: most,
        // One stays open: a restore sees by it that a server runs.
        min: 1,
        connectionTimeoutMillis: connectMs,
        // One whose other end is gone without a word is noticed after some twenty seconds, whoever waits on it.
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        ...(statementMs ? limitedTo(statementMs) : {}),
      },
      onError,
    )
    if (watch) watchPool(pool, watch)
    return { db: queriesOver(pool), pool, embedded: false, close: () => pool.end() }
  }
  const embedded = await startEmbedded({
    ...(target.dataDir ? { dataDir: join(target.dataDir, 'database') } : {}),
    ...(target.dump ? { dump: target.dump } : {}),
  })
  // One connection: PGlite is a single session, so a second client would share its transactions' settings.
  const pool = openPool({ ...embeddedAt(embedded.socketDir), max: 1 }, onError)
  if (watch) watchPool(pool, watch)
  return {
    db: queriesOver(pool),
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

/**
 * Where the embedded database is reached. Each field that has none here, or an empty one, would be taken from the environment (PGPORT,
 * PGOPTIONS …), where it is meant for psql and another server.
 */
const embeddedAt = (socketDir: string) => ({
  host: socketDir,
  port: SOCKET_PORT,
  user: 'postgres',
  database: 'postgres',
  password: 'none',
  ssl: false,
  sslnegotiation: 'postgres' as const,
  client_encoding: 'UTF8',
  application_name: APPLICATION,
  options: ' ',
})

/** Set by a statement, not as a connection begins: PgBouncer refuses the latter. */
const limitedTo = (ms: number): pg.PoolConfig => ({
  onConnect: async (client) => void (await client.query(`set statement_timeout = ${ms}`)),
  query_timeout: ms + SILENCE_MS,
})

function openPool(options: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(options)
  // The pool listens to connections that wait, not to those in use: Node ends a process for an error that nobody hears.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  return pool
}

/**
 * Drizzle over the pool. A transaction gives its connection back whatever becomes of it, and fails with what ended it: Drizzle's
 * own keeps a connection that is lost before BEGIN, and tells of the ROLLBACK that a lost connection cannot carry out.
 */
function queriesOver(pool: pg.Pool): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    const failures: unknown[] = []
    try {
      return await drizzle(client).transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            failures.push(error)
            throw error
          }),
        config,
      )
    } catch (error) {
      throw failures.length > 0 ? failures[0] : error
    } finally {
      // One that was silent beyond its time may still be at work on what was asked of it.
      client.release(failures.some(isSilence))
    }
  }
  return Object.assign(drizzle(pool), { transaction })
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || isSilence(error.cause))
