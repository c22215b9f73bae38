import { PLACEHOLDER } from '#app/domain/blog/placeholder.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'

type ArticlePictureProps = {
  picture: { src: string; alt: string }
  /** True for the picture seen first, so that the browser fetches it at once. */
  eager?: boolean
  kind?: keyof typeof PLACEHOLDER
  className?: string
  /** How wide it stands on the page, for a browser that may choose among copies. */
  sizes?: string
}

/** A picture of 16 by 9 that keeps its place while it loads; one that cannot be loaded gives way to a placeholder. */
export function ArticlePicture({
  picture,
  eager = false,
  kind = 'news',
  className,
  sizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw',
}: ArticlePictureProps) {
  const srcSet = uploadedPicture(picture.src)?.srcSet
  return (
    <img
      src={picture.src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={picture.alt}
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-fallback={PLACEHOLDER[kind]}
      className={`article-picture ${className ?? ''}`}
    />
  )
}
