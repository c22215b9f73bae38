import { Link } from 'react-router'
import { fileSize } from '#app/platform/media/file-size.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { formatDate } from '#app/vietnamese/dates.ts'

type Shown = {
  id: number
  url: string
  alt: string
  width: number
  height: number
  byteSize: number
  createdAt: Date
}

/** The library, a card a picture; each leads to the picture's own screen. */
export function MediaGrid({ pictures }: { pictures: readonly Shown[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5">
      {pictures.map(({ id, url, alt, width, height, byteSize, createdAt }) => (
        <li
          key={id}
          className="relative grid content-start overflow-hidden rounded-card border border-line bg-surface transition hover:border-action has-[a:focus-visible]:border-action"
        >
          <img
            src={url}
            srcSet={uploadedPicture(url)?.srcSet}
            sizes="16rem"
            alt=""
            width={width}
            height={height}
            loading="lazy"
            className="aspect-[8/5] w-full bg-sunken object-contain picture-dim"
          />
          <div className="grid gap-0.5 p-3">
            <Link
              to={`/admin/media/${id}`}
              className="line-clamp-2 font-semibold after:absolute after:inset-0 hover:text-action"
            >
              {alt}
            </Link>
            <span className="text-sm text-muted tabular-nums">
              {formatDate(createdAt)} · {fileSize(byteSize)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
