import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { useSay } from '#app/ui/language.tsx'
import { picturesIn } from './picked-files.ts'

type DropZoneProps = {
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Also takes what is pasted anywhere on the page. */
  takesPaste?: boolean
}

/** Kinds of pictures the server reads. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Takes pictures by button, by drag and by paste. */
export function DropZone({ onFiles, multiple = false, takesPaste = true }: DropZoneProps) {
  const id = useId()
  const say = useSay()
  const [isOver, setOver] = useState(false)
  const take = (files: File[]) => files.length > 0 && onFiles(multiple ? files : files.slice(0, 1))
  usePaste(takesPaste, take)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(picturesIn(event.dataTransfer))
      }}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-dashed p-4 max-sm:flex-nowrap max-sm:border-0 max-sm:p-0',
        isOver ? 'border-action bg-action-soft' : 'border-line bg-ground',
      )}
    >
      <ImageUp aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <p className="min-w-0 grow basis-48 text-sm max-sm:basis-0">
        <span className="font-semibold max-sm:hidden pointer-coarse:hidden">
          {say(
            takesPaste
              ? {
                  vi: 'Kéo ảnh vào đây hoặc dán bằng Ctrl+V',
                  en: 'Drag a picture here or paste it with Ctrl+V',
                }
              : { vi: 'Kéo ảnh vào đây', en: 'Drag a picture here' },
          )}
        </span>
        <span className="block text-muted">
          {say({
            vi: 'JPEG, PNG, WebP, AVIF hoặc GIF tĩnh, tối đa 10 MB',
            en: 'JPEG, PNG, WebP, AVIF or a still GIF, 10 MB at most',
          })}
        </span>
      </p>
      <span className="relative max-sm:-order-1">
        <input
          id={id}
          type="file"
          accept={ACCEPT}
          multiple={multiple}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            take(Array.from(currentTarget.files ?? []))
            currentTarget.value = ''
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'primary',
            'md',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 whitespace-nowrap',
          )}
        >
          {say({ vi: 'Chọn ảnh', en: 'Choose a file' })}
        </label>
      </span>
    </div>
  )
}

function usePaste(isOn: boolean, take: (files: File[]) => unknown) {
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      taking.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn])
}
