import { useState } from 'react'
import { focusedFirst } from '#app/panel/parts/focused-first.ts'
import { MOST_ALT } from '#app/platform/media/picture.ts'
import type { MediaPicture } from '#app/platform/media/picture.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { useLanguage, useSay } from '#app/ui/language.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadFailed, uploadPicture } from './upload-picture.ts'

const DESCRIBE_IT = {
  vi: 'Bạn mô tả ảnh bằng một câu ngắn nhé.',
  en: 'Describe the picture in one short sentence.',
}
const NOT_SENT = {
  vi: 'Ảnh chưa được tải lên. Bạn thử lại nhé.',
  en: 'The picture was not uploaded. Please try again.',
}

type NewPictureProps = {
  file: File
  /** What it was said to show where it was copied. */
  alt?: string
  onDone: (picture: MediaPicture) => void
  onCancel: () => void
}

/** Asks what a chosen file shows, then sends it. Proposed is only what somebody said of it: a file's name says what nobody sees. No form of its own: it may stand within one. */
export function NewPicture({ file, alt: known = '', onDone, onCancel }: NewPictureProps) {
  const [alt, setAlt] = useState(known.slice(0, MOST_ALT))
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<{ field: 'alt' | 'file'; text: string } | null>(null)

  const say = useSay()
  const language = useLanguage()

  const send = async () => {
    if (alt.trim() === '') {
      setError({ field: 'alt', text: say(DESCRIBE_IT) })
      return
    }
    setError(null)
    setSent(0)
    try {
      onDone(await uploadPicture(file, alt.trim(), { language, onProgress: setSent }))
    } catch (failure) {
      const text = failure instanceof UploadFailed ? failure.message : say(NOT_SENT)
      setError({ field: 'file', text })
      setSent(null)
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <FilePreview file={file} className="max-h-48 w-full rounded-control bg-stage object-contain" />
      <div className="grid content-start gap-3">
        <TextField
          ref={focusNew}
          label={say({ vi: 'Mô tả ảnh', en: 'Picture description' })}
          hint={say({
            vi: 'Ảnh cho thấy gì? Người dùng trình đọc màn hình sẽ nghe câu này.',
            en: 'What does it show? Readers who use a screen reader hear this sentence.',
          })}
          lang="vi"
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
          <progress
            className="h-2 w-full accent-action"
            max={1}
            value={sent}
            aria-label={say({ vi: 'Đang tải ảnh lên', en: 'Uploading the picture' })}
          />
        )}
        <FieldError id="new-picture" error={error?.field === 'file' ? error.text : null} />
        <p className="flex flex-wrap gap-3">
          <Button loading={sent !== null} onClick={() => void send()}>
            {say({ vi: 'Tải lên và dùng ảnh này', en: 'Upload and use this picture' })}
          </Button>
          <Button variant="ghost" onClick={onCancel} disabled={sent !== null}>
            {say({ vi: 'Chọn ảnh khác', en: 'Choose another' })}
          </Button>
        </p>
      </div>
    </div>
  )
}

/** The question that comes: in a dialog that opens with it, and in one that is open already. */
function focusNew(field: HTMLInputElement | null): void {
  focusedFirst(field)
  field?.focus()
}
