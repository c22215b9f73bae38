import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** Nothing the browser does on its own account: no updates, no sync, no calls home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser at `executablePath` without a window. */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: QUIET })
}
