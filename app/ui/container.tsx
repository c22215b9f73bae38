import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The page's width: at most 1280 px, with a margin that grows with the screen. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('mx-auto w-full max-w-page px-4 md:px-6 lg:px-8', className)} />
}
