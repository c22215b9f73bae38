import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TEXT } from '#app/domain/account/text.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { Entering } from './entering.tsx'

type AuthFrameProps = { title: string; subtitle?: string; contact: string | null; children: ReactNode }

/** The one card of a page that is about signing in. */
export function AuthFrame({ title, subtitle, contact, children }: AuthFrameProps) {
  return (
    <Entering>
      <Container className="flex grow flex-col items-center py-10 md:py-16">
        <Card className="w-full max-w-md">
          <h1 className="text-2xl font-bold">{title}</h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
          <div className="mt-6">{children}</div>
        </Card>
        <p className="mt-6 text-sm text-muted">
          {contact ? (
            <a href={`mailto:${contact}`} className="hover:text-action hover:underline">
              {TEXT.help}
            </a>
          ) : (
            TEXT.help
          )}
        </p>
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
