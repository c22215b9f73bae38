import { clsx } from 'clsx'
import { LAMP, LETTERED, LETTERING } from './logo-drawing.ts'

/**
 * Our own lettering 'Chọn Máy', or the name of a site that has another; a picture only: its link carries the name.
 * @param name of the site
 */
export function Logo({ name, className = 'h-9' }: { name: string; className?: string }) {
  if (name !== LETTERED)
    return (
      <span aria-hidden="true" className="block max-w-28 truncate text-lg font-bold sm:max-w-56 sm:text-xl">
        {name}
      </span>
    )
  return (
    <svg viewBox="0 0 214 56" fill="none" aria-hidden="true" className={clsx('w-auto text-ink', className)}>
      <path
        stroke="currentColor"
        strokeWidth="5.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={LETTERING}
      />
      <circle {...LAMP} className="fill-action" />
    </svg>
  )
}
