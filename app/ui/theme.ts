/** What the visitor chose; 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/**
 * Runs in the head before the first paint: sets the stored theme on <html>, and `data-js`, which tells the
 * style sheet that scripts run (variants `js:` and `no-js:`), and the mark of who works here (`keepStaffMark`). <html> needs suppressHydrationWarning.
 */
export const themeScript =
  "(function(d){d.dataset.js='';try{var t=localStorage.getItem('theme');" +
  "if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.getItem('staff'))d.dataset.staff=''}catch(e){}})(document.documentElement)"

/** @returns the stored choice, 'system' where nothing (or nothing known) is stored or storage is refused. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'dark' || stored === 'light' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice and shows it at once; listeners of `onThemeChange` are told. */
export function applyTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event('themechange'))
}

/** Calls `listener` when the theme changes here or in another tab. @returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const stop = new AbortController()
  window.addEventListener('themechange', listener, { signal: stop.signal })
  window.addEventListener('storage', listener, { signal: stop.signal })
  return () => stop.abort()
}
