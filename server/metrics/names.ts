import type pg from 'pg'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * Everything that is counted while the server runs. Labels have few values: patterns and words of ours, never what was sent.
 * @param tell called before requests and the cache are read, to count what is noted and not counted yet
 */
export function counters(registry: Registry, tell: () => void) {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'chon_may_http_requests_total',
      help: 'Requests answered, by pattern of the route, method and status',
      labelNames: ['route', 'method', 'status'],
      registers,
      collect: tell,
    }),
    requestSeconds: new Histogram({
      name: 'chon_may_http_request_duration_seconds',
      help: 'Time from a request to the head of its answer, by pattern of the route',
      labelNames: ['route'],
      buckets: SECONDS,
      registers,
      collect: tell,
    }),
    renderSeconds: new Histogram({
      name: 'chon_may_render_duration_seconds',
      help: 'Time to render the HTML of a page, its data at hand',
      buckets: SECONDS,
      registers,
    }),
    querySeconds: new Histogram({
      name: 'chon_may_db_query_duration_seconds',
      help: 'Time from sending a statement to its answer, by outcome (ok, error)',
      labelNames: ['outcome'],
      buckets: QUERY_SECONDS,
      registers,
    }),
    cache: new Counter({
      name: 'chon_may_cache_requests_total',
      help: 'Requests that the cache of pages looked at, by outcome (hit, stale, miss)',
      labelNames: ['outcome'],
      registers,
      collect: tell,
    }),
    answers: new Counter({
      name: 'chon_may_advisor_answers_total',
      help: 'Answers worked out, by the voice that worded them (built-in, model); one that is shared counts once',
      labelNames: ['voice'],
      registers,
    }),
    fallbacks: new Counter({
      name: 'chon_may_advisor_fallbacks_total',
      help: 'Answers that a model did not give, or not whole, by reason',
      labelNames: ['reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'chon_may_model_tokens_total',
      help: 'Tokens of the language model, by direction (input, output)',
      labelNames: ['direction'],
      registers,
    }),
  }
}

/** What `gauges` makes. */
export type Gauges = ReturnType<typeof gauges>

/** The state of a process's connections to the database, read when somebody asks. */
export function poolGauges(registry: Registry, pool: pg.Pool): void {
  const registers = [registry]
  void new Gauge({
    name: 'chon_may_db_pool_connections',
    help: 'Connections to the database, by state (idle, in_use)',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
    },
  })
  void new Gauge({
    name: 'chon_may_db_pool_waiting',
    help: 'Queries and transactions that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/** What is read of the whole site when somebody asks: of several processes that know it, one is right. */
export function gauges(registry: Registry) {
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[]) =>
    new Gauge({ name, help, labelNames, registers: [registry], aggregator: 'max' })
  return {
    replica: gauge(
      'chon_may_replica_used',
      'Whether pages are read from the replica at this moment (1) or from the primary (0); missing where there is none',
      [],
    ),
    up: gauge('chon_may_database_up', 'Whether the database answered this reading (1) or not (0)', []),
    writable: gauge(
      'chon_may_database_writable',
      'Whether the database takes writes (1) or only reads (0); missing while it is away',
      [],
    ),
    mails: gauge(
      'chon_may_mails',
      'Mails of the whole site, by state (waiting, given_up, doubtful); outbox: files where there is no mail server',
      ['state'],
    ),
    backupAt: gauge(
      'chon_may_backup_timestamp_seconds',
      'When the last backup was made that was restored on trial (tried), or could not be (untried)',
      ['state'],
    ),
    backupOk: gauge(
      'chon_may_backup_last_ok',
      'Whether the last backup was made and, where there is something to try it in, restored (1) or not (0); missing where none was due yet, or none is made by itself (BACKUP_EVERY)',
      [],
    ),
    imports: gauge('chon_may_import_jobs', 'Imports of the whole site, by state', ['state']),
  }
}
