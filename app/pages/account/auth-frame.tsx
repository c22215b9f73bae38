import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TEXT } from '#app/domain/account/text.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { Entering } from './entering.tsx'

type AuthFrameProps = {
  title: string
  subtitle?: string
  /** What else is said before the form. */
  note?: ReactNode
  contact: string | null
  children: ReactNode
  /** What stands beside the card, on a phone below it. */
  aside?: ReactNode
}

/** The card of a page that is about signing in. */
export function AuthFrame({ title, subtitle, note, contact, children, aside }: AuthFrameProps) {
  return (
    <Entering>
      <Container
        className={clsx('flex flex-col items-center', aside ? 'py-4 md:py-8' : 'grow py-8 md:py-14')}
      >
        <div
          className={
            aside
              ? 'grid w-full max-w-2xl items-stretch gap-6 lg:max-w-none lg:grid-cols-2 lg:gap-10'
              : 'contents'
          }
        >
          <Card className={clsx('w-full shadow-raised', !aside && 'max-w-md')}>
            <h1 className="text-2xl font-bold">{title}</h1>
            {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
            {note}
            <div className="mt-4">{children}</div>
            <p className="-mb-2 border-t border-line pt-2 text-sm">
              <a
                href={contact ? `mailto:${contact}` : '/lien-he'}
                className="inline-flex min-h-9 items-center font-semibold text-action hover:underline"
              >
                {TEXT.help}
              </a>
            </p>
          </Card>
          {aside}
        </div>
      </Container>
    </Entering>
  )
}

/** A link below a form. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-action hover:underline">
      {children}
    </Link>
  )
}
