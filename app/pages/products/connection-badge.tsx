import { useSyncExternalStore } from 'react'
import { Badge } from '#app/ui/badge.tsx'

/** Whether the browser reaches the network: what a list shows while it does not may be out of date. */
export function ConnectionBadge() {
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
  return (
    <span role="status">
      <Badge tone={online ? 'saving' : 'danger'}>{online ? 'Kết nối ổn định' : 'Mất kết nối mạng'}</Badge>
    </span>
  )
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
