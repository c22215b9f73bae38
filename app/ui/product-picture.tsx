import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '#app/vietnamese/say.ts'

/** A picture's address and its text for those who do not see it. */
export type Picture = { src: string; alt: string }

type ProductPictureProps = {
  picture: Picture | null
  eager?: boolean | undefined
  /** The measures of the stage; the picture stands on it uncut. */
  className?: string
  /** What lies over the picture. */
  children?: ReactNode
}

/** The stage a product stands on; 'Không có ảnh' where there is no picture. */
export function ProductPicture({ picture, eager = false, className, children }: ProductPictureProps) {
  return (
    <div className={clsx('product-picture', className)}>
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          width={320}
          height={240}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <span className="grid justify-items-center gap-2 text-sm">
          <ImageOff aria-hidden="true" className="size-6" />
          {say('Không có ảnh', { en: 'No picture' })}
        </span>
      )}
      {children}
    </div>
  )
}
