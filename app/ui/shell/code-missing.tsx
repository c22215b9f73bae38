import { useState, useSyncExternalStore } from 'react'
import { say } from '#app/vietnamese/say.ts'
import { Button } from '../button.tsx'
import { isCodeMissing, onCodeMissing } from '../patiently.ts'

/** Says that a part of the page has not come, and what helps. The page stays, with all that works without that part. */
export function CodeMissing() {
  const missing = useSyncExternalStore(onCodeMissing, isCodeMissing, () => false)
  const [closed, setClosed] = useState(false)
  if (!missing || closed) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-50 mx-auto grid max-w-text gap-3 rounded-card border border-line-strong bg-surface p-4 text-ink shadow-raised print:hidden"
    >
      <p>
        <b>{say('Một phần của trang chưa tải được.', { en: 'A part of the page did not load.' })}</b>
        {say(' Bạn kiểm tra kết nối mạng rồi tải lại trang nhé.', {
          en: ' Check your connection and load again.',
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => window.location.reload()}>
          {say('Tải lại trang', { en: 'Load again' })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setClosed(true)}>
          {say('Để sau', { en: 'Later' })}
        </Button>
      </div>
    </div>
  )
}
