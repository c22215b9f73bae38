import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Running text (articles, answers, legal pages): 70 characters wide, styled by prose.css. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('prose', className)} />
}
