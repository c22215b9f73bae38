import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from './child.ts'
import type { Child } from './child.ts'
import { residentMb } from './process-figures.ts'

/** Seconds until /readyz answers, and resident memory (MB) of the server a while after, asked nothing. */
export type StartFigures = { firstSeconds: number; laterSeconds: number; residentMb: number }

/** How long a server rests before its memory is read. */
const REST_MS = 4_000
const POLL_MS = 20

/** Starts the built site on an empty data directory, stops it and starts it again. */
export async function measureStart(databaseUrl?: string): Promise<StartFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const first = await timedStart(dataDir, databaseUrl)
    await first.site.stop()
    const later = await timedStart(dataDir, databaseUrl)
    await wait(REST_MS)
    const memory = residentMb(later.site.pid)
    await later.site.stop()
    return { firstSeconds: first.seconds, laterSeconds: later.seconds, residentMb: memory }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timedStart(dataDir: string, databaseUrl?: string): Promise<{ site: Child; seconds: number }> {
  const begun = performance.now()
  const site = await startSite(dataDir, databaseUrl)
  while (!(await isReady(site.url))) await wait(POLL_MS)
  return { site, seconds: (performance.now() - begun) / 1000 }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
