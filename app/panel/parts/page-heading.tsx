import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeadingProps = {
  title: string
  text?: ReactNode
  /** Where the arrow before the title leads, and how it is read out. */
  back?: { to: string; label: string }
  /** The buttons of the screen, the main one first. */
  actions?: ReactNode
}

/** The top of a screen of the admin panel. */
export function PageHeading({ title, text, back, actions }: PageHeadingProps) {
  return (
    <header className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3', back && 'heading-within')}>
      {back && (
        <Link
          to={back.to}
          aria-label={back.label}
          className="-ms-3 -me-2 inline-grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
      )}
      <div className={clsx('min-w-0 flex-1', back ? 'basis-44' : 'basis-32 md:basis-44')}>
        <h1
          className={clsx(
            'font-bold text-balance',
            back ? 'text-lg leading-snug max-md:text-base/5 md:text-2xl' : 'text-2xl',
          )}
        >
          {title}
        </h1>
        {text && <p className="text-muted max-md:text-sm">{text}</p>}
      </div>
      {actions && <div className="heading-actions">{actions}</div>}
    </header>
  )
}
