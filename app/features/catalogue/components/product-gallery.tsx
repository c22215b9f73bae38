import { clsx } from 'clsx'
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'

/** A picture of the gallery; illustrations of ours say that they are. */
export type GalleryImage = { src: string; alt: string; isIllustration: boolean }

/** The product's pictures: one large, the rest to choose from below. Without JavaScript each opens by its link. */
export function ProductGallery({ images }: { images: readonly GalleryImage[] }) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  if (!image) return null
  return (
    <div className="grid content-start gap-3 lg:sticky lg:top-24">
      <div className="relative overflow-hidden rounded-card border border-line bg-stage">
        <img
          src={image.src}
          alt={image.alt}
          width={640}
          height={480}
          fetchPriority="high"
          className="aspect-[4/3] w-full object-contain p-6"
        />
        {image.isIllustration && <Badge className="absolute start-3 bottom-3">Ảnh minh họa</Badge>}
      </div>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto">
          {images.map(({ src, alt }, index) => (
            <li key={src}>
              <a
                href={src}
                aria-label={alt}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setShown(index)
                }}
                className={clsx(
                  'block size-18 overflow-hidden rounded-control border bg-stage p-1.5',
                  index === shown ? 'border-action' : 'border-line',
                )}
              >
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  width={64}
                  height={64}
                  className="size-full object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
