import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { altFromName } from './picked-files.ts'
import { UploadFailed, uploadPicture } from './upload-picture.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadItem } from './upload-item.tsx'
import type { Waiting } from './upload-item.tsx'

const ALT_MISSING = 'Bạn mô tả ảnh bằng một câu ngắn nhé.'

let lastId = 0

/** Several pictures at once: each gets its description, then all are sent, one after the other. */
export function UploadList({ onUploaded }: { onUploaded: () => void }) {
  const [items, setItems] = useState<readonly Waiting[]>([])
  const [isSending, setSending] = useState(false)
  const change = (id: number, part: Partial<Waiting>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const drop = (id: number) => setItems((before) => before.filter((item) => item.id !== id))
  const add = (files: File[]) =>
    setItems((before) => [
      ...before,
      ...files.map((file) => ({ id: ++lastId, file, alt: altFromName(file.name), sent: null, error: null })),
    ])

  const send = async () => {
    const nameless = items.filter(({ alt }) => alt.trim() === '')
    for (const { id } of nameless) change(id, { error: { field: 'alt', text: ALT_MISSING } })
    if (nameless.length > 0) return
    setSending(true)
    let count = 0
    for (const { id, file, alt } of items) {
      change(id, { sent: 0, error: null })
      try {
        await uploadPicture(file, alt.trim(), (sent) => change(id, { sent }))
        drop(id)
        count += 1
      } catch (failure) {
        const text = failure instanceof UploadFailed ? failure.message : 'Ảnh chưa được tải lên.'
        change(id, { sent: null, error: { field: 'file', text } })
      }
    }
    setSending(false)
    if (count === 0) return
    showToast({ tone: 'success', title: `Đã thêm ${count} ảnh vào thư viện` })
    onUploaded()
  }

  return (
    <section aria-label="Tải ảnh lên" className="grid gap-4 js:grid no-js:hidden">
      <DropZone multiple onFiles={add} />
      {items.length > 0 && (
        <>
          <ul className="grid gap-3">
            {items.map((item) => (
              <UploadItem
                key={item.id}
                item={item}
                isBusy={isSending}
                onAlt={(alt) => change(item.id, { alt, error: null })}
                onRemove={() => drop(item.id)}
              />
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <Button loading={isSending} onClick={() => void send()}>
              Tải lên {items.length} ảnh
            </Button>
            <Button variant="ghost" disabled={isSending} onClick={() => setItems([])}>
              Bỏ hết
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
