import { X } from 'lucide-react'
import { IconButton } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fileSize } from '#app/platform/media/file-size.ts'
import { MOST_ALT } from '#app/platform/media/picture.ts'
import { FilePreview } from './file-preview.tsx'

/** A chosen file before it is in the library; `sent` is the part that has been sent, 0 to 1. */
export type Waiting = {
  id: number
  file: File
  alt: string
  sent: number | null
  error: { field: 'alt' | 'file'; text: string } | null
}

type UploadItemProps = { item: Waiting; isBusy: boolean; onAlt: (alt: string) => void; onRemove: () => void }

/** One of the pictures to send: what it looks like, what it shows, how far it got. */
export function UploadItem({ item, isBusy, onAlt, onRemove }: UploadItemProps) {
  const { id, file, alt, sent, error } = item
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-surface p-3 sm:gap-4">
      <FilePreview
        file={file}
        className="aspect-[4/3] w-20 shrink-0 rounded-control bg-stage object-contain sm:w-28"
      />
      <div className="grid min-w-0 grow gap-1.5">
        <TextField
          label="Mô tả ảnh"
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
            aria-label={`Đang tải ${alt}`}
          />
        )}
        <FieldError id={`upload-${id}`} error={error?.field === 'file' ? error.text : null} />
      </div>
      <IconButton label={`Bỏ ${file.name}`} disabled={isBusy} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}
