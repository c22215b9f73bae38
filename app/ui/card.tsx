import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Inner space: 'none' where a picture reaches the edge. */
  padding?: 'none' | 'normal'
  /** The whole card is pressed (a stretched link inside it). */
  interactive?: boolean
}

/** A surface with a hairline border and 12 px corners. */
export function Card({
  as: Tag = 'div',
  padding = 'normal',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={clsx(
        'card',
        padding === 'normal' && 'card-padded',
        interactive && 'transition hover:border-action hover:shadow-raised',
        className,
      )}
    />
  )
}
