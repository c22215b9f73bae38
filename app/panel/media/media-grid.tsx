import { clsx } from 'clsx'
import { Link } from 'react-router'
import { kindOfUse } from '#app/platform/media/picture-use.ts'
import type { PictureUse } from '#app/platform/media/picture-use.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type Shown = {
  id: number
  url: string
  alt: string
  width: number
  height: number
  /** A place that shows it, and how many do; null where none does. */
  shown: { use: PictureUse; places: number } | null
}

/** The library, a card a picture with where it stands; each leads to the picture's own screen. */
export function MediaGrid({ pictures }: { pictures: readonly Shown[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-md:mt-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4 2xl:grid-cols-5">
      {pictures.map(({ id, url, alt, width, height, shown }) => (
        <li
          key={id}
          className="relative grid content-start overflow-hidden rounded-card border border-line bg-surface transition hover:border-action has-[a:focus-visible]:border-action"
        >
          <div className="border-b border-line bg-sunken p-2">
            <img
              src={url}
              srcSet={uploadedPicture(url)?.srcSet}
              sizes="16rem"
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="aspect-[3/2] w-full object-contain md:aspect-[5/3]"
            />
          </div>
          <div className="grid min-w-0 p-2.5 text-sm md:p-3">
            <Link
              to={`/admin/media/${id}`}
              className={clsx(
                'font-semibold after:absolute after:inset-0 hover:text-action max-md:truncate md:line-clamp-2 md:min-h-12 md:text-base',
                !alt && 'text-cut',
              )}
            >
              {alt || say('Chưa có mô tả', { en: 'No description' })}
            </Link>
            {shown ? <Place {...shown} /> : <span className="truncate text-muted">{sayUnused()}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}

const sayUnused = () => say('Chưa dùng ở đâu', { en: 'Not used anywhere' })

function Place({ use, places }: NonNullable<Shown['shown']>) {
  const more = formatNumber(places - 1)
  return (
    <span className="flex gap-2 text-muted">
      <span className="truncate">
        {kindOfUse(use)}: {use.name}
      </span>
      {places > 1 && (
        <span className="shrink-0 tabular-nums">{say(`+${more} nơi`, { en: `+${more} more` })}</span>
      )}
    </span>
  )
}
