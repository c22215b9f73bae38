import { clsx } from 'clsx'
import { SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type StateProps = {
  title: string
  text?: ReactNode
  /** The next steps to take: buttons or links. */
  actions?: ReactNode
  icon?: ReactNode
  /** The level of the heading, 2 unless the state is the page itself. */
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ icon, ...rest }: StateProps) {
  return <State {...rest} tone="bg-action-soft text-action" icon={icon ?? <SearchX aria-hidden="true" />} />
}

/** Something failed: what happened, and the way back; read out at once by a screen reader. */
export function ErrorState({ icon, ...rest }: StateProps) {
  return (
    <div role="alert">
      <State
        {...rest}
        tone="bg-danger-soft text-danger"
        icon={icon ?? <TriangleAlert aria-hidden="true" />}
      />
    </div>
  )
}

function State({
  title,
  text,
  actions,
  icon,
  tone,
  headingLevel = 2,
  className,
}: StateProps & { tone: string }) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx('mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center', className)}>
      <span className={clsx('mb-5 grid size-16 place-items-center rounded-full [&_svg]:size-7', tone)}>
        {icon}
      </span>
      <Heading className="text-xl font-bold">{title}</Heading>
      {text && <div className="mt-2 text-pretty text-muted">{text}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
