const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

let touched: Promise<void> | null = null

/**
 * Resolves once the visitor has done anything on the page: moved, touched, typed or scrolled. What only comes to life
 * then is not loaded for those who leave at once. On the server it resolves at once.
 */
export function whenTouched(): Promise<void> {
  touched ??= typeof window === 'undefined' ? Promise.resolve() : new Promise(listen)
  return touched
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
