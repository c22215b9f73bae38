import { PLACEHOLDER } from '../placeholder.ts'

type ArticlePictureProps = {
  picture: { src: string; alt: string }
  /** True for the picture seen first, so that the browser fetches it at once. */
  eager?: boolean
  kind?: keyof typeof PLACEHOLDER
  className?: string
}

/** A picture of 16 by 9 that keeps its place while it loads; one that cannot be loaded gives way to a placeholder. */
export function ArticlePicture({ picture, eager = false, kind = 'news', className }: ArticlePictureProps) {
  return (
    <img
      src={picture.src}
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
