import { clsx } from 'clsx'
import { Suspense, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { nextIndex } from '#app/ui/tabs.tsx'

const GalleryZoom = onDemand(() => import('./gallery-zoom.tsx').then(({ GalleryZoom }) => GalleryZoom))

/** A picture of the gallery; illustrations of ours say that they are, and what the size of what they show stands on. */
export type GalleryImage = { src: string; alt: string; isIllustration: boolean; measures?: string | null }

/**
 * The product's pictures on a strip that a finger, the arrow keys and the small pictures below move along; a picture
 * opens large when pressed. Without JavaScript the strip scrolls, and a picture opens by its link.
 */
export function ProductGallery({ images }: { images: readonly GalleryImage[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const go = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
    setShown(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(event.key, shown, images.length)
    if (index === null) return
    event.preventDefault()
    go(index)
    strip.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true })
  }
  if (images.length === 0) return null
  return (
    <section aria-label="Hình ảnh sản phẩm" className="grid min-w-0 content-start gap-3">
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        className="gallery-strip"
      >
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              href={image.src}
              data-press="keep"
              aria-label={`Phóng to: ${image.alt}`}
              tabIndex={index === shown ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                event.preventDefault()
                setZoomed(index)
              }}
            >
              <img
                src={image.src}
                alt={image.alt}
                width={640}
                height={480}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
            </a>
            {image.isIllustration && (
              <>
                <Badge className="absolute start-2 top-2 md:start-3 md:top-3">Hình minh họa</Badge>
                {image.measures && <p className="gallery-measures">{image.measures}</p>}
              </>
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5 no-js:hidden *:max-w-18 *:min-w-12 *:flex-1">
          {images.map(({ src, alt }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`Ảnh ${index + 1}: ${alt}`}
                aria-current={index === shown || undefined}
                onClick={() => go(index)}
                className={clsx('gallery-thumb', index === shown ? 'border-action' : 'border-line')}
              >
                <img src={src} alt="" loading="lazy" width={64} height={64} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <Suspense>
          <GalleryZoom images={images} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  )
}
