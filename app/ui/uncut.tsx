import type { ReactNode } from 'react'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A machine's name whose codes ('GR-RB345WE-PMV') and figures ('367 lít') go to the next line whole: a browser would cut them at any hyphen and space. */
export function uncut(name: string): ReactNode {
  return keepUnits(name)
    .split(/(\S*-\S*)/)
    .map((part, at) =>
      at % 2 === 1 ? (
        <span key={at} className="uncut">
          {part}
        </span>
      ) : (
        part
      ),
    )
}
