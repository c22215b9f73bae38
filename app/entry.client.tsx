import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterLoad } from './ui/after-load.ts'
import { watchLeaving } from './ui/leaving.ts'

watchLeaving()
if (!('popover' in HTMLElement.prototype))
  void import('./ui/popover-fallback.ts').then(({ replacePopovers }) => replacePopovers())

// A link to a place in the page makes an entry in the history that the router has given no key: without one of its own it
// would begin where some other such entry was left.
window.addEventListener('popstate', () => {
  if (!history.state) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// From here on the page has its true height, and whoever comes back to it the place that was left (`when-near`).
void afterLoad(50).then(() => (document.documentElement.dataset.loaded = ''))

// For reading without a line; nothing waits for it, and without it the site is the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void afterLoad(1000).then(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
