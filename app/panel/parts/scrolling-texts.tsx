import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** A text of a list, with where what it names is edited. */
export type ListedText = string | { text: string; to: string }

type ScrollingTextsProps = { label: string; texts: readonly ListedText[]; count: number; className: string }

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** Texts in a box that scrolls, and how many of `count` are left out. @param className how high the box may be */
export function ScrollingTexts({ label, texts, count, className }: ScrollingTextsProps) {
  return (
    <section aria-label={label} {...scrollable} className={clsx('mt-2 overflow-y-auto', className)}>
      <ul className="divide-y divide-line">
        {/* The same text may stand here twice: its place tells it apart. */}
        {texts.map((text, place) => (
          <li key={`${place} ${typeof text === 'string' ? text : text.to}`} className="py-1.5 break-words">
            {typeof text === 'string' ? (
              text
            ) : (
              <Link to={text.to} lang="vi" className="text-action underline-offset-2 hover:underline">
                {text.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {texts.length < count && (
        <p className="py-2 text-sm text-muted">
          {say(`And ${formatNumber(count - texts.length)} more.`, {
            vi: `Và ${formatNumber(count - texts.length)} mục nữa.`,
          })}
        </p>
      )}
    </section>
  )
}
