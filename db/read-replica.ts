import { setTimeout as wait } from 'node:timers/promises'
import { asError } from './caught.ts'
import type { ChangeListener } from './changes.ts'
import { connect } from './client.ts'
import type { Connection, Db } from './client.ts'
import type { QueryWatch } from './watch-pool.ts'

/** How often it is looked whether a replica has caught up, in ms; and how often once it has. */
const CATCH_UP_MS = 100
const CHECK_MS = 1_000
/** A replica that does not answer in this time is left alone: the primary does, in ms. */
const SILENT_MS = 1_000
/** How long a statement may take on it, in ms. */
const STATEMENT_MS = 5_000
/** The name under which it knows our connections. */
const NAME = 'chon-may reads'

/** Where pages that are the same for everybody are read. */
export type Reads = {
  /** What one page is read from, whole: the replica where it holds all that was told of, else the primary. */
  db(): Db
  /** To be told of changes before anybody who then reads pages anew. */
  listener: ChangeListener
  /** Whether the replica is read from at this moment, and why it is, or is not. */
  state(): ReplicaState
  close(): Promise<void>
}

export type ReplicaState = { isUsed: boolean; why: TurnReason }

/** Why reads go where they go: what was found out last, or the error that the replica or the primary answered with. */
export type TurnReason =
  | 'it has all'
  | 'it is behind'
  | 'a change'
  | 'changes are not heard'
  | 'it was not looked yet'
  | Error

type Parts = {
  /** Address of a replica that streams from the primary. */
  url: string
  primary: Pick<Connection, 'db' | 'pool'>
  /** Told each time reads begin to go elsewhere. */
  onTurn: (to: 'primary' | 'replica', why: TurnReason) => void
  watch?: QueryWatch
}

/**
 * Reads from a replica as long as it is known to hold every change that was told of. A change, by whichever server, sends reads to the
 * primary until the replica has replayed as much as the primary had written by then. What nobody tells of (a counter) is older than the
 * primary by two looks at most. A statement that fails on the replica, for whatever reason, is asked of the primary.
 */
export async function openReads({ url, primary, onTurn, watch }: Parts): Promise<Reads> {
  const limits = { most: 10, name: NAME, connectMs: SILENT_MS, statementMs: STATEMENT_MS }
  const replica = await connect({ url, ...limits }, () => undefined, watch)
  /** Moves with every change: what was found out about an earlier state is worth nothing. */
  let state = 0
  let isHearing = false
  let isFresh = false
  let why: TurnReason = 'it was not looked yet'
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function turn(fresh: boolean, reason: TurnReason): void {
    const isTurn = fresh !== isFresh
    isFresh = fresh
    why = reason
    if (isTurn) onTurn(fresh ? 'replica' : 'primary', reason)
  }
  /** Reads go to the primary until it is looked anew. */
  function distrust(reason: TurnReason): void {
    state += 1
    turn(false, reason)
    later(0)
  }
  function later(ms: number): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void look(), ms).unref()
  }

  async function look(): Promise<void> {
    const own = state
    try {
      const written = await primary.pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn')
      const has = await catchesUp(written.rows[0]?.lsn, own, Date.now() + CHECK_MS)
      if (own !== state) return
      if (!isHearing) turn(false, 'changes are not heard')
      else turn(has, has ? 'it has all' : 'it is behind')
    } catch (error) {
      if (own !== state) return
      turn(false, asError(error))
    }
    later(CHECK_MS)
  }

  /** Whether it gets there in time, as long as nothing else changes. */
  async function catchesUp(lsn: string | undefined, own: number, until: number): Promise<boolean> {
    if (await hasReplayed(lsn)) return true
    if (own !== state || Date.now() >= until) return false
    await wait(CATCH_UP_MS)
    return catchesUp(lsn, own, until)
  }

  /** Not through the pool's own `query`, which would ask the primary instead. */
  async function hasReplayed(lsn: string | undefined): Promise<boolean> {
    const client = await replica.pool.connect()
    try {
      const { rows } = await client.query<{ has: boolean }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
        [lsn],
      )
      client.release()
      return rows[0]?.has ?? false
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const ask = replica.pool.query.bind(replica.pool) as (...args: unknown[]) => Promise<unknown>
  const askPrimary = primary.pool.query.bind(primary.pool) as typeof ask
  const query: typeof ask = async (...args) => {
    try {
      return await ask(...args)
    } catch (error) {
      const answer = await askPrimary(...args)
      distrust(asError(error))
      return answer
    }
  }
  Object.assign(replica.pool, { query })
  // A transaction is for what writes, or wants one view of everything: both are the primary's.
  const transaction: Db['transaction'] = (work, config) => primary.db.transaction(work, config)
  Object.assign(replica.db, { transaction })
  later(0)
  return {
    db: () => (isFresh ? replica.db : primary.db),
    listener: {
      onChange: () => distrust('a change'),
      onHearing() {
        isHearing = true
        distrust('it was not looked yet')
      },
      onDeaf() {
        isHearing = false
        distrust('changes are not heard')
      },
    },
    state: () => ({ isUsed: isFresh, why }),
    async close() {
      closed = true
      clearTimeout(timer)
      await replica.close()
    },
  }
}
