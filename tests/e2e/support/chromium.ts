import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'

/** Nothing the browser does on its own account: no updates, no sync, no calls home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process of its own for each page would compile the site's scripts anew.
  '--renderer-process-limit=1',
]

/** Starts the browser at `executablePath` without a window. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: QUIET })
}

let ofWorker: Promise<Browser> | undefined

/** The browser of this worker, which passes from file to file and ends with the worker: starting one takes a second. */
export function chromiumOfWorker(): Promise<Browser> {
  ofWorker ??= launchChromium(inject('chromium'))
  return ofWorker
}
