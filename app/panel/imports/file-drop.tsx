import { clsx } from 'clsx'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { isTaken, mostBytes, sizeText } from '#app/domain/imports/text.ts'
import type { FileRule } from '#app/domain/imports/text.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useSay } from '#app/ui/language.tsx'
import { showToast } from '#app/ui/toast-store.ts'

type FileDropProps = { rule: FileRule; file: File | null; onFile: (file: File | null) => void }

/** Where a file is dropped or chosen; without scripts it is the browser's own field. */
export function FileDrop({ rule, file, onFile }: FileDropProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (chosen: File | undefined) => {
    const refusal = chosen && refusalOf(rule, chosen)
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
    if (!input.current || event.dataTransfer.files.length === 0) return
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
        'grid justify-items-center gap-1 rounded-card border-2 border-dashed px-4 py-6 text-center transition sm:py-8',
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
          <Upload aria-hidden="true" className="size-9 text-muted max-sm:hidden" />
          <p className="mt-2 font-semibold pointer-coarse:hidden no-js:hidden">
            {say({ vi: 'Thả tệp vào đây', en: 'Drop your file here' })}
          </p>
          <p className="text-sm text-muted pointer-coarse:hidden no-js:hidden">
            {say({ vi: 'hoặc bấm để chọn', en: 'or click to browse' })}
          </p>
        </>
      )}
      <input
        ref={input}
        id="csv-file"
        type="file"
        name="file"
        accept={rule.extensions.join(',')}
        aria-label={say({ vi: 'Tệp để nhập', en: 'CSV file' })}
        onChange={(event) => take(event.target.files?.[0])}
        className="peer max-w-full js:sr-only"
      />
      <label
        htmlFor="csv-file"
        className={buttonClass(
          'secondary',
          'md',
          'cursor-pointer sm:mt-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-action no-js:hidden',
        )}
      >
        {file
          ? say({ vi: 'Chọn tệp khác', en: 'Choose different file' })
          : say({ vi: 'Chọn tệp', en: 'Browse Files' })}
      </label>
    </div>
  )
}

function refusalOf(rule: FileRule, file: File) {
  if (!isTaken(rule, file)) return rule.toasts.type
  return file.size > mostBytes(rule, file.name) ? rule.toasts.size : null
}
