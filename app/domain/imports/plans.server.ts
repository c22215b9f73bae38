import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Db } from '#db/client.ts'
import type { Importer } from './importer.ts'
import type { ImportJob } from './job.ts'
import { planFile } from './plan-file.server.ts'
import { MOST_SHOWN } from './plan-kind.ts'
import type { FilePlan } from './plan-kind.ts'

/** How long a page waits for a plan, in ms; one that takes longer is made beside and asked for again. */
const PATIENCE_MS = 4_000

/** How long a plan stands, in ms: what it was made over may have changed since. */
const STANDS_MS = 60_000

type Making = { planned: number; done: Promise<FilePlan> }

/** Plans of this process by what they follow from, the latest few: those of large files take a while and are paged through. */
const plans = new LRUCache<string, Making>({ max: 4 })

/** A plan, or how many rows of it were made by now. */
export type PlanSoFar = { plan: FilePlan; planned: null } | { plan: null; planned: number }

/**
 * The plan of a file; a large one is made beside the request that asks for it.
 * @throws AppError 'invalid' for a file that cannot be read
 */
export async function planSoFar(
  db: Db,
  importer: Importer,
  folder: string,
  job: ImportJob,
): Promise<PlanSoFar> {
  const key = JSON.stringify([job.id, job.strategy, job.options])
  const making = plans.get(key) ?? begin(key, db, importer, { folder, job })
  const late = new AbortController()
  try {
    const plan = await Promise.race([
      making.done,
      wait(PATIENCE_MS, null, { signal: late.signal }).catch(() => null),
    ])
    return plan ? { plan, planned: null } : { plan: null, planned: making.planned }
  } finally {
    late.abort()
  }
}

function begin(
  key: string,
  db: Db,
  importer: Importer,
  { folder, job }: { folder: string; job: ImportJob },
): Making {
  const begun = Date.now()
  const making: Making = {
    planned: 0,
    done: planFile({
      db,
      importer,
      job,
      path: join(folder, job.fileKey),
      most: MOST_SHOWN,
      onProgress: (rows) => (making.planned = rows),
    }),
  }
  plans.set(key, making)
  // What took a moment is made anew the next time; what took long stands for a while.
  const forget = () => plans.get(key) === making && plans.delete(key)
  making.done.then(
    () => (Date.now() - begun < PATIENCE_MS ? forget() : setTimeout(forget, STANDS_MS).unref()),
    forget,
  )
  return making
}
