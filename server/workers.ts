import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import type { FiguresOfAll, FiguresWanted } from './metrics/all-processes.ts'

/** Said to the process with the queues: the one of this name may have work. */
type Look = { look: string }

/** Set in the environment of the one process that has the queues and schedules. */
const HAS_QUEUES = 'CHON_MAY_HAS_QUEUES'
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Whether this process has the queues and schedules of its server: the first of several, or the only one. */
export const hasQueues = (): boolean => cluster.isPrimary || process.env[HAS_QUEUES] === 'yes'

/**
 * Runs a server as several processes that answer at one address: the first prepares the database, and has the queues. One that ends
 * by itself is replaced; a signal ends all, each as it would end alone.
 * @returns the exit code, when all have ended
 */
export async function superviseWorkers(count: number, log: Logger): Promise<number> {
  // Each takes its connections itself: what is handed to a process that dies meanwhile would never be answered, nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let stopping = false
  let queues: Worker | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping = true
      for (const worker of workers()) worker.process.kill(signal)
    })
  answerWorkers((look) => queues?.send(look))

  /** Keeps one process going until the server is stopped. @returns its exit code @param begun called when it first listens */
  async function keep(withQueues: 'yes' | 'no', begun: () => void = () => undefined): Promise<number> {
    let isFirst = true
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const worker = cluster.fork({ [HAS_QUEUES]: withQueues })
      if (withQueues === 'yes') queues = worker
      worker.once('listening', () => {
        pause = FIRST_PAUSE_MS / 2
        if (isFirst) begun()
        isFirst = false
      })
      const { code, signal } = await endOf(worker)
      // What the first start fails of the next would too, and it has said why.
      // One that was only beginning has not yet heard how it is to end: the signal that stops the server ends it rightly.
      if (stopping && (signal === 'SIGTERM' || signal === 'SIGINT')) return 0
      if (stopping || (isFirst && withQueues === 'yes')) return code
      log.error(
        { pid: worker.process.pid, code, signal, queues: withQueues === 'yes' },
        'a process ended by itself, another takes its place',
      )
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (stopping) return 0
    }
  }

  const others: Promise<number>[] = []
  const code = await keep('yes', () => {
    for (let at = 1; at < count; at += 1) others.push(keep('no'))
  })
  return Math.max(code, ...(await Promise.all(others)))
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** How a process ended: its exit code, and the signal where one ended it. */
const endOf = (worker: Worker) =>
  new Promise<{ code: number; signal: string | null }>((resolve) =>
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code: code ?? 1, signal })),
  )

/** Answers what processes ask of one another. */
function answerWorkers(tellQueues: (look: Look) => void): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: Look | FiguresWanted | object) => {
    if ('look' in message) return tellQueues(message)
    if (!('figures' in message)) return
    const answer = (figures: FiguresOfAll['figures']) =>
      worker.send({ figures, of: message.id } satisfies FiguresOfAll)
    void all.clusterMetrics().then(answer, () => answer(null))
  })
}

/** A queue of this name as the processes without it know it: whoever may have given it work tells the one that has it. */
export const queueElsewhere = <Queue extends { look(): void }>(name: string, queue: Queue): Queue => ({
  ...queue,
  look: () => void process.send?.({ look: name } satisfies Look),
})

/** Looks into the queues by name when another process says so. */
export function hearOfWork(queues: Readonly<Record<string, { look(): void }>>): void {
  process.on('message', (message: Look | object) => {
    if ('look' in message) queues[message.look]?.look()
  })
}
