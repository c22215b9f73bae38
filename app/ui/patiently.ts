import { whenStaying } from './leaving.ts'

/** How long to rest before code that did not come is asked for again, in ms. */
const RESTS_MS = [500, 1_500, 4_000]

/** Sent to the window once code of the page cannot be had; `keepPresses` listens to it too. */
const CODE_MISSING = 'codemissing'

let isMissing = false

/**
 * Loads code of the page, again where it does not come, and then tells the window. Every `import()` of the built site goes
 * through here (vite.config.ts). While the page is being left it never fails.
 * @throws what the last try threw
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      await whenStaying()
      const rest = RESTS_MS[tries]
      if (rest === undefined) {
        isMissing = true
        window.dispatchEvent(new Event(CODE_MISSING))
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }
}

/** Whether code of the page could not be had. */
export const isCodeMissing = (): boolean => isMissing

/** Calls `listener` when code of the page cannot be had. @returns the function that stops it */
export function onCodeMissing(listener: () => void): () => void {
  window.addEventListener(CODE_MISSING, listener)
  return () => window.removeEventListener(CODE_MISSING, listener)
}
