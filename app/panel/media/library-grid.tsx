import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { MediaPicture } from '#app/platform/media/picture.ts'
import { useLibrary } from './use-library.ts'

/** The library to choose from, searched by description. */
export function LibraryGrid({ onPick }: { onPick: (picture: MediaPicture) => void }) {
  const { library, text, search, more, again } = useLibrary()
  const { pictures, total, hasMore, state } = library
  return (
    <section aria-label="Thư viện ảnh" className="grid gap-3">
      <TextField
        label="Tìm trong thư viện"
        type="search"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => search(currentTarget.value)}
        // Enter would send the form that the dialog may stand in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-muted">
        {state === 'ready' && said(total, text)}
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
              <span className="line-clamp-2 text-sm group-hover:text-action">{picture.alt}</span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'loading' && <Spinner className="justify-center py-4" />}
      {state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          Chưa tải được thư viện ảnh.
          <Button variant="secondary" size="sm" onClick={again}>
            Thử lại
          </Button>
        </p>
      )}
      {state === 'ready' && hasMore && (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          Xem thêm ảnh
        </Button>
      )}
    </section>
  )
}

function said(total: number, text: string): string {
  if (total > 0) return `${formatNumber(total)} ảnh`
  return text.trim() ? 'Không có ảnh nào khớp.' : 'Thư viện chưa có ảnh nào. Bạn tải ảnh đầu tiên lên nhé.'
}
