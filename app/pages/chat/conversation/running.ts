/** The conversation that runs in this tab, so that a reload finds it again; other tabs have their own. */
const KEY = 'chat'

/** Which one runs; null where none does, or the browser keeps nothing. */
export function runningId(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Notes which one runs; null for none. */
export function noteRunning(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // Refused: the conversation then lasts as long as the page.
  }
}
