import { clsx } from 'clsx'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { FILE_TOASTS, isCsv, MAX_FILE_BYTES, sizeText } from '#app/domain/imports/text.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'

type DropZoneProps = { file: File | null; onFile: (file: File | null) => void; disabled: boolean }

/** Where a file is dropped or chosen; without scripts it is the browser's own field. */
export function DropZone({ file, onFile, disabled }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (chosen: File | undefined) => {
    const refusal = chosen && refusalOf(chosen)
    if (refusal) {
      showToast({ ...refusal, tone: 'danger' })
      if (input.current) input.current.value = ''
    }
    onFile(chosen && !refusal ? chosen : null)
  }
  // A file may have been chosen before the page came to life.
  useEffect(() => {
    const chosen = input.current?.files?.[0]
    if (chosen) take(chosen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (disabled || !input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-1 rounded-card border-2 border-dashed px-4 py-8 text-center transition',
        isOver ? 'border-action bg-action-soft' : 'border-line-strong',
      )}
    >
      {file ? (
        <>
          <FileSpreadsheet aria-hidden="true" className="size-9 text-action" />
          <p className="mt-2 font-semibold break-all">{file.name}</p>
          <p className="text-sm text-muted">{sizeText(file.size)}</p>
        </>
      ) : (
        <>
          <Upload aria-hidden="true" className="size-9 text-muted" />
          <p className="mt-2 font-semibold no-js:hidden">Drop your CSV file here</p>
          <p className="text-sm text-muted no-js:hidden">or click to browse</p>
        </>
      )}
      <input
        ref={input}
        id="csv-file"
        type="file"
        name="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        disabled={disabled}
        onChange={(event) => take(event.target.files?.[0])}
        className="peer max-w-full js:sr-only"
      />
      <label
        htmlFor="csv-file"
        className={buttonClass(
          'secondary',
          'md',
          'mt-4 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action no-js:hidden',
        )}
      >
        {file ? 'Choose different file' : 'Browse Files'}
      </label>
    </div>
  )
}

function refusalOf(file: File) {
  if (!isCsv(file)) return FILE_TOASTS.type
  return file.size > MAX_FILE_BYTES ? FILE_TOASTS.size : null
}
