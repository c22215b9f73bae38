import type { ReactNode } from 'react'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { withCommas } from '#app/vietnamese/numbers.ts'

/**
 * A text whose codes ('GR-RB345WE-PMV'), ranges ('10–28 ngày') and figures ('367 lít') go to the next line whole: a browser would cut them
 * at any hyphen, dash and space. A size that its shop wrote with a dot is written as everywhere: '1,5 HP'.
 */
export function uncut(name: string): ReactNode {
  return keepUnits(withCommas(name))
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
