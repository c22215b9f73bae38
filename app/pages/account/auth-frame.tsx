import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TEXT } from '#app/domain/account/text.ts'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { Entering } from './entering.tsx'

type AuthFrameProps = {
  title: string
  subtitle?: string
  contact: string | null
  children: ReactNode
  aside?: ReactNode
}

/** The card of a page that is about signing in; `aside` stands beside it where there is room. */
export function AuthFrame({ title, subtitle, contact, children, aside }: AuthFrameProps) {
  return (
    <Entering>
      <Container className="flex grow flex-col items-center py-8 md:py-14">
        <div
          className={
            aside
              ? 'grid w-full max-w-md gap-10 lg:max-w-5xl lg:grid-cols-[26rem_minmax(0,1fr)] lg:items-center lg:gap-20'
              : 'contents'
          }
        >
          <Card className="w-full max-w-md shadow-raised">
            <h1 className="text-2xl font-bold">{title}</h1>
            {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
            <div className="mt-4">{children}</div>
            <p className="border-t border-line pt-4 text-sm text-muted">
              {contact ? (
                <a href={`mailto:${contact}`} className="hover:text-action hover:underline">
                  {TEXT.help}
                </a>
              ) : (
                TEXT.help
              )}
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
