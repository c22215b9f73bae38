import { afterLoad } from './after-load.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

let due: Promise<void> | null = null

/**
 * Resolves when the script of what does not have to answer at once is due: with the visitor's first sign (moved, touched,
 * typed or scrolled), else when the page has loaded and has nothing left to do. On the server it resolves at once.
 */
export function whenDue(): Promise<void> {
  due ??=
    typeof window === 'undefined' ? Promise.resolve() : Promise.race([new Promise<void>(listen), idle()])
  return due
}

function listen(resolve: () => void): void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const done = () => {
    controller.abort()
    resolve()
  }
  for (const sign of SIGNS) window.addEventListener(sign, done, options)
}

/** Safari does not say when it is idle: there it is a while after the page has loaded. */
async function idle(): Promise<void> {
  await afterLoad(1_500)
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }))
}
