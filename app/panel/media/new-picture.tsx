import { useState } from 'react'
import { MOST_ALT } from '#app/platform/media/picture.ts'
import type { MediaPicture } from '#app/platform/media/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FilePreview } from './file-preview.tsx'
import { altFromName } from './picked-files.ts'
import { UploadFailed, uploadPicture } from './upload-picture.ts'

type NewPictureProps = { file: File; onDone: (picture: MediaPicture) => void; onCancel: () => void }

/** Asks what a chosen file shows, then sends it. No form of its own: it may stand within one. */
export function NewPicture({ file, onDone, onCancel }: NewPictureProps) {
  const [alt, setAlt] = useState(() => altFromName(file.name))
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<{ field: 'alt' | 'file'; text: string } | null>(null)

  const send = async () => {
    if (alt.trim() === '') {
      setError({ field: 'alt', text: 'Bạn mô tả ảnh bằng một câu ngắn nhé.' })
      return
    }
    setError(null)
    setSent(0)
    try {
      onDone(await uploadPicture(file, alt.trim(), setSent))
    } catch (failure) {
      const text =
        failure instanceof UploadFailed ? failure.message : 'Ảnh chưa được tải lên. Bạn thử lại nhé.'
      setError({ field: 'file', text })
      setSent(null)
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <FilePreview file={file} className="max-h-48 w-full rounded-control bg-stage object-contain" />
      <div className="grid content-start gap-3">
        <TextField
          label="Mô tả ảnh"
          hint="Ảnh cho thấy gì? Người dùng trình đọc màn hình sẽ nghe câu này."
          required
          maxLength={MOST_ALT}
          value={alt}
          error={error?.field === 'alt' ? error.text : null}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void send()
          }}
        />
        {sent !== null && (
          <progress className="h-2 w-full accent-action" max={1} value={sent} aria-label="Đang tải ảnh lên" />
        )}
        <FieldError id="new-picture" error={error?.field === 'file' ? error.text : null} />
        <p className="flex flex-wrap gap-3">
          <Button loading={sent !== null} onClick={() => void send()}>
            Tải lên và dùng ảnh này
          </Button>
          <Button variant="ghost" onClick={onCancel} disabled={sent !== null}>
            Chọn ảnh khác
          </Button>
        </p>
      </div>
    </div>
  )
}
