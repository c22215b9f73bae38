import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from './language.tsx'

const look =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition whitespace-nowrap'

/** A choice that is a link (a filter, a suggested question); `selected` marks the one in force. */
export function Chip(props: { to: string; selected?: boolean; children: ReactNode; className?: string }) {
  const { to, selected = false, children, className } = props
  return (
    <Link
      to={to}
      aria-current={selected ? 'true' : undefined}
      preventScrollReset
      className={clsx(
        look,
        selected
          ? 'border-action bg-action-soft text-action'
          : 'border-line bg-surface hover:border-action hover:text-action',
        className,
      )}
    >
      {children}
    </Link>
  )
}

/**
 * A filter in force: the whole chip is the link that takes it away (`removeTo`: the address without it).
 * @param name what is removed, for the link's name when the text alone is unclear
 */
export function RemovableChip(props: { removeTo: string; children: ReactNode; name?: string }) {
  const { removeTo, children, name } = props
  const remove = useSay()({ vi: 'Bỏ lọc', en: 'Remove filter' })
  return (
    <Link
      to={removeTo}
      preventScrollReset
      aria-label={name && `${remove} ${name}`}
      className={clsx(look, 'border-action bg-action-soft text-action hover:border-danger hover:text-danger')}
    >
      {!name && <span className="sr-only">{remove}</span>}
      <span className="truncate">{children}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  )
}
