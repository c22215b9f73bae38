import type { ReactNode } from 'react'

/** A machine's name whose codes ('GR-RB345WE-PMV') go to the next line whole: a browser would cut them at any hyphen. */
export function uncut(name: string): ReactNode {
  if (!name.includes('-')) return name
  return name.split(/(\S*-\S*)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="uncut">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
