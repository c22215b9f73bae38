import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { GalleryImage } from './product-gallery.tsx'

const WIDTHS = ['w-full', 'w-[175%]', 'w-[300%]']

type GalleryZoomProps = { images: readonly GalleryImage[]; start: number; onClose: () => void }

/** One picture as large as the window: pressed, it grows; enlarged, it is moved by scrolling. Arrow keys turn to the next. */
export function GalleryZoom({ images, start, onClose }: GalleryZoomProps) {
  const [index, setIndex] = useState(start)
  const [zoom, setZoom] = useState(0)
  const image = images[index]
  const turn = (by: number) => {
    setIndex((index + by + images.length) % images.length)
    setZoom(0)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // The arrows move an enlarged picture about.
    if (zoom === 0 && key === 'ArrowRight') turn(1)
    if (zoom === 0 && key === 'ArrowLeft') turn(-1)
    if (key === '+') setZoom(Math.min(zoom + 1, WIDTHS.length - 1))
    if (key === '-') setZoom(Math.max(zoom - 1, 0))
  }
  if (!image) return null
  const largest = zoom === WIDTHS.length - 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={images.length > 1 ? `Ảnh ${index + 1} trên ${images.length}` : 'Xem ảnh lớn'}
      className="max-h-[94dvh] w-[min(64rem,calc(100vw-1rem))]"
      footer={
        <div className="flex w-full items-center justify-between gap-2">
          <p className="min-w-0 text-sm text-muted">{image.alt}</p>
          <div className="flex shrink-0 gap-1">
            {images.length > 1 && (
              <>
                <IconButton label="Ảnh trước" onClick={() => turn(-1)}>
                  <ChevronLeft aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label="Ảnh sau" onClick={() => turn(1)}>
                  <ChevronRight aria-hidden="true" className="size-5" />
                </IconButton>
              </>
            )}
            <IconButton
              label={largest ? 'Thu nhỏ' : 'Phóng to'}
              onClick={() => setZoom((zoom + 1) % WIDTHS.length)}
            >
              {largest ? (
                <ZoomOut aria-hidden="true" className="size-5" />
              ) : (
                <ZoomIn aria-hidden="true" className="size-5" />
              )}
            </IconButton>
          </div>
        </div>
      }
    >
      <div className="max-h-[70dvh] overflow-auto rounded-control bg-stage">
        <button
          type="button"
          onKeyDown={onKeyDown}
          aria-label={largest ? 'Thu nhỏ ảnh' : 'Phóng to ảnh'}
          onClick={() => setZoom((zoom + 1) % WIDTHS.length)}
          className={clsx('block', WIDTHS[zoom], largest ? 'cursor-zoom-out' : 'cursor-zoom-in')}
        >
          <img
            src={image.src}
            alt={image.alt}
            width={1280}
            height={960}
            className={clsx('w-full object-contain', zoom === 0 && 'max-h-[70dvh]')}
          />
        </button>
      </div>
    </Dialog>
  )
}
