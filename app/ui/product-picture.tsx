import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'

/** A picture's address and its text for those who do not see it. */
export type Picture = { src: string; alt: string }

type ProductPictureProps = {
  picture: Picture | null
  eager?: boolean | undefined
  /** The measures of the stage; the picture stands on it uncut. */
  className?: string
}

/** The stage a product stands on; 'Không có ảnh' where there is no picture. */
export function ProductPicture({ picture, eager = false, className }: ProductPictureProps) {
  return (
    <div className={clsx('grid place-items-center overflow-hidden bg-stage', className)}>
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-contain p-2 transition-transform group-hover:scale-[1.03]"
        />
      ) : (
        <span className="grid justify-items-center gap-2 text-sm">
          <ImageOff aria-hidden="true" className="size-6" />
          Không có ảnh
        </span>
      )}
    </div>
  )
}
