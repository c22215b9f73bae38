import type { ReactNode } from 'react'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A text whose codes ('GR-RB345WE-PMV'), ranges ('10–28 ngày') and figures ('367 lít') go to the next line whole: a browser would cut them at any hyphen, dash and space. */
export function uncut(name: string): ReactNode {
  return keepUnits(name)
    .split(/([^ ]*[-–][^ ]*)/)
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
