import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Connection } from './client.ts'

/** The channel on which the database tells what pages must not show any more (migration 0021). */
const CHANNEL = 'page_changes'
/** The channel on which a server asks the others whether they have heard what was told before, and they answer. */
const HEARD_CHANNEL = 'changes_heard'
/** How long a server that does not say so is waited for, in ms. */
const HEARD_MS = 1_000
/** How long a server that was waited for in vain is left out, in ms: one that is always late costs one write of a minute. */
const SILENT_MS = 60_000
/** A connection that dies without a word is noticed after this long, in ms. */
const CHECK_MS = 15_000
const RETRY_MS = 1_000
/** What the connections that listen are called in `pg_stat_activity`: each running server has one. */
const LISTENER = 'chon-may changes'

/** Whoever wants to know of changes. */
export type ChangeListener = {
  /** Something committed, here or by any other server: 'products', 'product:12', 'product:*', 'articles'... */
  onChange: (tag: string) => void
  /** From now on every change is told; what happened before may have been missed. */
  onHearing: () => void
  /** From now on changes may be missed. */
  onDeaf?: () => void
}

/** Listening to changes. */
export type Changes = {
  /** `onHearing` is called at once where changes are heard already. */
  subscribe(listener: ChangeListener): void
  /** Settles when every server has been told of everything committed before the call; at once while nothing is heard here. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Tells every listener, and what state listening is in. */
type Teller = { change(tag: string): void; hearing(): void; deaf(): void }

/**
 * Listens to changes of what pages show. On PostgreSQL by a connection of its own, opened again whenever it is lost; on the
 * embedded database by the one there is, where a change is told before its write returns.
 */
export async function listenToChanges(connection: Pick<Connection, 'pool' | 'embedded'>): Promise<Changes> {
  const listeners: ChangeListener[] = []
  let isHearing = false
  const teller: Teller = {
    change: (tag) => listeners.forEach(({ onChange }) => onChange(tag)),
    hearing() {
      isHearing = true
      listeners.forEach(({ onHearing }) => onHearing())
    },
    deaf() {
      isHearing = false
      listeners.forEach(({ onDeaf }) => onDeaf?.())
    },
  }
  const { pool, embedded } = connection
  const line = embedded ? await listenOnPool(pool, teller) : await listenOnOwnConnection(pool.options, teller)
  return {
    ...line,
    subscribe(listener) {
      listeners.push(listener)
      if (isHearing) listener.onHearing()
    },
  }
}

/** Whether other servers of the site run, those that are only beginning too; asked before listening, for this one is not told apart. */
export async function othersListen({
  pool,
  embedded,
}: Pick<Connection, 'pool' | 'embedded'>): Promise<boolean> {
  if (embedded) return false
  const { rows } = await pool.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [LISTENER],
  )
  return rows.length > 0
}

type Line = Omit<Changes, 'subscribe'>

async function listenOnPool(pool: pg.Pool, tell: Teller): Promise<Line> {
  const attended = new Set<pg.ClientBase>()
  const onNotification = ({ payload }: pg.Notification) => tell.change(payload ?? '')
  const attend = async (client: pg.ClientBase) => {
    attended.add(client)
    client.on('notification', onNotification)
    client.once('end', () => attended.delete(client))
    await client.query(`listen ${CHANNEL}`)
  }
  const client = await pool.connect()
  try {
    await attend(client)
  } finally {
    client.release()
  }
  Object.assign(pool.options, { onConnect: attend })
  tell.hearing()
  return {
    settle: () => Promise.resolve(),
    close() {
      Object.assign(pool.options, { onConnect: undefined })
      for (const each of attended) each.off('notification', onNotification)
      return Promise.resolve()
    },
  }
}

async function listenOnOwnConnection(options: pg.ClientConfig, teller: Teller): Promise<Line> {
  const others = otherServers()
  let told = 0
  /** How much of it all servers have heard. */
  let heard = 0
  const tell: Teller = {
    ...teller,
    change(tag) {
      told += 1
      teller.change(tag)
    },
  }
  let current: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let closed = false

  async function open(): Promise<void> {
    const client = new pg.Client({
      ...options,
      application_name: LISTENER,
      keepAlive: true,
      query_timeout: CHECK_MS,
    })
    const lose = () => {
      client.removeAllListeners('notification')
      void client.end().catch(() => {})
      if (current !== client) return
      current = null
      tell.deaf()
      openLater()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', (told) =>
      told.channel === CHANNEL ? tell.change(told.payload ?? '') : others.onWord(client, told),
    )
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}; listen ${HEARD_CHANNEL}`)
    } catch {
      client.removeAllListeners('end')
      await client.end().catch(() => {})
      openLater()
      return
    }
    if (closed) return client.end()
    current = client
    tell.hearing()
  }

  function openLater(): void {
    if (!closed) retry = setTimeout(() => void open(), RETRY_MS).unref()
  }

  /** A round trip: the server sends what it has to tell before it answers. */
  const ask = async (client: pg.Client | null) => {
    await client?.query('select 1').catch(() => client.emit('end'))
  }
  const settle = async () => {
    const client = current
    if (!client) return
    await ask(client)
    const until = told
    if (until <= heard) return
    // Where they cannot be asked there is nothing to wait for: what was written stays written.
    await others.haveHeard(client).catch(() => undefined)
    heard = Math.max(heard, until)
  }
  const check = setInterval(() => void ask(current), CHECK_MS).unref()
  await open()
  return {
    settle,
    async close() {
      closed = true
      clearInterval(check)
      if (retry) clearTimeout(retry)
      const client = current
      current = null
      await client?.end()
    },
  }
}

/**
 * Asks the other servers whether they have heard all that was told so far. Each is told in the order of the commits: who answers a
 * question has heard what came before it.
 */
function otherServers() {
  const waiting = new Map<string, { missing: Set<number>; done: () => void }>()
  /** Connections of servers that did not answer in time, and until when they are not waited for. */
  const silent = new Map<number, number>()
  const isSilent = (pid: number) => (silent.get(pid) ?? 0) > Date.now()

  async function haveHeard(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [LISTENER],
    )
    const missing = new Set(rows.map(({ pid }) => pid).filter((pid) => !isSilent(pid)))
    if (missing.size === 0) return
    const word = randomUUID()
    const { promise, resolve: done } = Promise.withResolvers<void>()
    waiting.set(word, { missing, done })
    const timer = setTimeout(done, HEARD_MS)
    try {
      await client.query('select pg_notify($1, $2)', [HEARD_CHANNEL, `ask ${word}`])
      await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(word)
      for (const pid of missing) silent.set(pid, Date.now() + SILENT_MS)
    }
  }

  function onWord(client: pg.Client, { processId, payload = '' }: pg.Notification): void {
    const [what, word = ''] = payload.split(' ')
    if (what === 'ask') {
      // A question of our own comes here too, and is nobody's to answer.
      if (!waiting.has(word))
        void client.query('select pg_notify($1, $2)', [HEARD_CHANNEL, `heard ${word}`]).catch(() => undefined)
      return
    }
    const question = waiting.get(word)
    question?.missing.delete(processId)
    if (question?.missing.size === 0) question.done()
  }

  return { haveHeard, onWord }
}
