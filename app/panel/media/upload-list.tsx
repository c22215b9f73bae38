import { X } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '#app/platform/media/file-size.ts'
import { MOST_ALT } from '#app/platform/media/picture.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { DropZone } from './drop-zone.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadFailed, uploadPicture } from './upload-picture.ts'

const altMissing = () =>
  say('Bạn mô tả ảnh bằng một câu ngắn nhé.', { en: 'Describe the picture in one short sentence.' })

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
      ...files.map((file) => ({ id: ++lastId, file, alt: '', sent: null, error: null })),
    ])

  const send = async () => {
    const nameless = items.filter(({ alt }) => alt.trim() === '')
    for (const { id } of nameless) change(id, { error: { field: 'alt', text: altMissing() } })
    if (nameless.length > 0) return
    setSending(true)
    let count = 0
    for (const { id, file, alt } of items) {
      change(id, { sent: 0, error: null })
      try {
        await uploadPicture(file, alt.trim(), { onProgress: (sent) => change(id, { sent }) })
        drop(id)
        count += 1
      } catch (failure) {
        const text =
          failure instanceof UploadFailed
            ? failure.message
            : say('Ảnh chưa được tải lên.', { en: 'The picture was not uploaded.' })
        change(id, { sent: null, error: { field: 'file', text } })
      }
    }
    setSending(false)
    if (count === 0) return
    showToast({
      tone: 'success',
      title: say(`Đã thêm ${count} ảnh vào thư viện`, {
        en: `${many(count, 'picture')} added to the library`,
      }),
    })
    onUploaded()
  }

  return (
    <section
      aria-label={say('Tải ảnh lên', { en: 'Upload pictures' })}
      className="grid gap-4 js:grid no-js:hidden"
    >
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
              {say(`Tải lên ${items.length} ảnh`, { en: `Upload ${many(items.length, 'picture')}` })}
            </Button>
            <Button variant="ghost" disabled={isSending} onClick={() => setItems([])}>
              {say('Bỏ hết', { en: 'Remove all' })}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

/** A chosen file before it is in the library; `sent` is the part that has been sent, 0 to 1. */
type Waiting = {
  id: number
  file: File
  alt: string
  sent: number | null
  error: { field: 'alt' | 'file'; text: string } | null
}

type UploadItemProps = { item: Waiting; isBusy: boolean; onAlt: (alt: string) => void; onRemove: () => void }

/** One of the pictures to send: what it looks like, what it shows, how far it got. */
function UploadItem({ item, isBusy, onAlt, onRemove }: UploadItemProps) {
  const { id, file, alt, sent, error } = item
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-surface p-3 sm:gap-4">
      <FilePreview
        file={file}
        className="aspect-[4/3] w-20 shrink-0 rounded-control bg-stage object-contain sm:w-28"
      />
      <div className="grid min-w-0 grow gap-1.5">
        <TextField
          label={say('Mô tả ảnh', { en: 'Picture description' })}
          hint={`${file.name} · ${fileSize(file.size)}`}
          required
          maxLength={MOST_ALT}
          value={alt}
          disabled={isBusy}
          error={error?.field === 'alt' ? error.text : null}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        />
        {sent !== null && (
          <progress
            className="h-2 w-full accent-action"
            max={1}
            value={sent}
            aria-label={say(`Đang tải ${alt}`, { en: `Uploading ${alt}` })}
          />
        )}
        <FieldError id={`upload-${id}`} error={error?.field === 'file' ? error.text : null} />
      </div>
      <IconButton
        label={say(`Bỏ ${file.name}`, { en: `Remove ${file.name}` })}
        disabled={isBusy}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}
