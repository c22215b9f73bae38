import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterLoad } from './ui/after-load.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// For reading without a line; nothing waits for it, and without it the site is the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void afterLoad(1000).then(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
