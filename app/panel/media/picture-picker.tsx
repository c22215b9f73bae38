import { useState, useEffect } from 'react'
import { focusedFirst } from '#app/panel/parts/focused-first.ts'
import type { MediaPicture } from '#app/platform/media/picture.ts'
import { LIBRARY_PATH } from '#app/platform/media/picture.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useSay } from '#app/ui/language.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { DropZone } from './drop-zone.tsx'
import { NewPicture } from './new-picture.tsx'

/** What a form gets of a picture: where it is, what it shows, how large it is in px. */
export type PickedPicture = Pick<MediaPicture, 'url' | 'alt' | 'width' | 'height'>

type PicturePickerProps = {
  open: boolean
  title?: string
  onClose: () => void
  onPick: (picture: PickedPicture) => void
}

/** A dialog to choose a picture: from the library, or a new one by drag, paste or file. Every picture comes with a description. */
export function PicturePicker({ open, title, onClose, onPick }: PicturePickerProps) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? say({ vi: 'Chọn ảnh', en: 'Choose a picture' })}
      className="w-[min(52rem,calc(100vw-2rem))]"
    >
      <Picking
        onPick={({ url, alt, width, height }) => {
          onPick({ url, alt, width, height })
          onClose()
        }}
      />
    </Dialog>
  )
}

function Picking({ onPick }: { onPick: (picture: PickedPicture) => void }) {
  const [file, setFile] = useState<File | null>(null)
  if (file) return <NewPicture key={file.name} file={file} onDone={onPick} onCancel={() => setFile(null)} />
  return (
    <div className="grid gap-5">
      <DropZone onFiles={([first]) => setFile(first ?? null)} />
      <LibraryGrid onPick={onPick} />
    </div>
  )
}

/** The library to choose from, searched by description. */
function LibraryGrid({ onPick }: { onPick: (picture: MediaPicture) => void }) {
  const say = useSay()
  const { library, text, search, more, again } = useLibrary()
  const { pictures, total, hasMore, state } = library
  return (
    <section aria-label={say({ vi: 'Thư viện ảnh', en: 'Picture library' })} className="grid gap-3">
      <TextField
        ref={focusedFirst}
        label={say({ vi: 'Tìm trong thư viện', en: 'Search the library' })}
        lang="vi"
        type="search"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        // Enter would send the form that the dialog may stand in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-muted">
        {state === 'ready' && say(said(total, text))}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onPick(picture)}
              className="group grid w-full gap-1 rounded-control text-start"
            >
              <img
                src={picture.url}
                srcSet={uploadedPicture(picture.url)?.srcSet}
                sizes="12rem"
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-control border border-line bg-stage object-contain group-hover:border-action"
              />
              <span lang="vi" className="line-clamp-2 text-sm group-hover:text-action">
                {picture.alt || say({ vi: 'Chưa có mô tả', en: 'No description' })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'loading' && <Spinner className="justify-center py-4" />}
      {state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {say({ vi: 'Chưa tải được thư viện ảnh.', en: 'The library could not be loaded.' })}
          <Button variant="secondary" size="sm" onClick={again}>
            {say({ vi: 'Thử lại', en: 'Try again' })}
          </Button>
        </p>
      )}
      {state === 'ready' && hasMore && (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          {say({ vi: 'Xem thêm ảnh', en: 'More pictures' })}
        </Button>
      )}
    </section>
  )
}

function said(total: number, text: string): { vi: string; en: string } {
  if (total > 0)
    return { vi: `${formatNumber(total)} ảnh`, en: `${formatNumber(total)} picture${total === 1 ? '' : 's'}` }
  return text.trim()
    ? { vi: 'Không có ảnh nào khớp.', en: 'No picture has these words.' }
    : {
        vi: 'Thư viện chưa có ảnh nào. Bạn tải ảnh đầu tiên lên nhé.',
        en: 'The library has no picture yet. Upload the first one.',
      }
}

/** Waits this long after the last letter, in ms. */
const TYPING_MS = 300

/** What is shown of the library: what was found so far, and what is going on. */
type LibraryState = {
  pictures: readonly MediaPicture[]
  total: number
  hasMore: boolean
  state: 'loading' | 'ready' | 'failed'
}

const START: LibraryState = { pictures: [], total: 0, hasMore: false, state: 'loading' }

/** The library by words of the description, more of it on demand. */
function useLibrary() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [tries, setTries] = useState(0)
  const [library, setLibrary] = useState(START)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const found = await findPictures(text, page, leaving.signal)
        setLibrary((before) => ({
          ...found,
          pictures: page === 1 ? found.pictures : [...before.pictures, ...found.pictures],
          state: 'ready',
        }))
      } catch {
        if (!leaving.signal.aborted) setLibrary((before) => ({ ...before, state: 'failed' }))
      }
    }
    const timer = setTimeout(() => void ask(), text ? TYPING_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, page, tries])
  const begin = () => setLibrary((before) => ({ ...before, state: 'loading' }))
  return {
    library,
    text,
    search: (words: string) => {
      begin()
      setText(words)
      setPage(1)
    },
    more: () => {
      begin()
      setPage((before) => before + 1)
    },
    again: () => {
      begin()
      setTries((before) => before + 1)
    },
  }
}

/** A page of the library; `total` counts all that were found. */
type LibraryPage = { pictures: MediaPicture[]; total: number; hasMore: boolean }

/** The pictures whose description holds these words, newest first. @throws Error where there is no such answer */
async function findPictures(text: string, page: number, signal: AbortSignal): Promise<LibraryPage> {
  const query = new URLSearchParams({ q: text, trang: String(page) })
  const response = await fetch(`${LIBRARY_PATH}?${query}`, {
    signal,
    headers: { Accept: 'application/json' },
  })
  if (!response.ok || response.redirected) throw new Error(`the library answered ${response.status}`)
  return (await response.json()) as LibraryPage
}
