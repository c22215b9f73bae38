import { useEffect, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'

/** Says that the network is gone, and that it is back; nothing while it was never away. */
export function ConnectionNote() {
  const [online, setOnline] = useState<boolean | null>(null)
  useEffect(() => {
    const tell = () => setOnline(navigator.onLine)
    if (!navigator.onLine) tell()
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }, [])
  return (
    <p role="status" className="empty:hidden">
      {online !== null && (
        <Badge tone={online ? 'saving' : 'danger'}>{online ? 'Kết nối ổn định' : 'Mất kết nối mạng'}</Badge>
      )}
    </p>
  )
}
