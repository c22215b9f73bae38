import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { Form, Link } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { StatusBadge } from './status-badge.tsx'

const dayName = (day: string) =>
  new Intl.DateTimeFormat(say('en-GB', { vi: 'vi-VN' }), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

/** An article on its day; `time` is Vietnam's, `updatedAt` ISO 8601. */
export type OnDay = {
  id: number
  title: string
  author: string
  day: string
  time: string
  status: ArticleStatus
  updatedAt: string
}

/** What sends an article to another day: the fields of the form. */
export type Move = { id: string; expected: string; day: string }

type CalendarDayProps = {
  day: string
  today: string
  isOfMonth: boolean
  articles: readonly OnDay[]
  /** What is dragged over the calendar; null for nothing. */
  dragged: OnDay | null
  onDrag: (article: OnDay | null) => void
  onMove: (move: Move) => void
}

/** A day with what comes out on it: what is planned can be dragged here, and on a day to come an article begun. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, today, isOfMonth, articles, dragged, onDrag, onMove } = props
  const [isOver, setOver] = useState(false)
  const takes = dragged !== null && dragged.day !== day && day >= today
  const overHere = (event: DragEvent) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the day that is typed does by keyboard what dragging does
    <li
      aria-current={day === today ? 'date' : undefined}
      // A phone lists the days on which there is something.
      className={clsx('min-w-0', articles.length === 0 && day !== today && 'max-lg:hidden')}
    >
      <div
        role="presentation"
        onDragEnter={overHere}
        onDragOver={overHere}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (takes) onMove({ id: String(dragged.id), expected: dragged.updatedAt, day })
          onDrag(null)
        }}
        className={clsx(
          'relative h-full p-2 lg:min-h-28',
          isOver && takes ? 'bg-action-soft' : isOfMonth ? 'bg-surface' : 'bg-sunken',
        )}
      >
        <div className="flex items-center justify-between gap-2">
          <p className={clsx('text-sm', day === today ? 'font-bold text-action' : 'text-muted')}>
            <span className="lg:hidden">{dayName(day)}</span>
            <span className="hidden lg:inline">{Number(day.slice(8))}</span>
            {day === today && say(' · today', { vi: ' · hôm nay' })}
          </p>
          {day > today && (
            <Link
              to={`${ARTICLES_PATH}/new?day=${day}`}
              aria-label={say(`New article on ${dayName(day)}`, { vi: `Bài mới cho ${dayName(day)}` })}
              className={clsx(
                'grid size-6 place-items-center rounded-control text-muted hover:text-action',
                // The whole of an empty day begins one.
                articles.length === 0 && 'after:absolute after:inset-0',
              )}
            >
              <Plus aria-hidden="true" className="size-4" />
            </Link>
          )}
        </div>
        {articles.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {articles.map((article) => (
              <li key={article.id} className="min-w-0">
                <Article article={article} today={today} onDrag={onDrag} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

type ArticleProps = Pick<CalendarDayProps, 'today' | 'onDrag'> & { article: OnDay }

function Article({ article, today, onDrag }: ArticleProps) {
  const { id, title, author, time, status, day, updatedAt } = article
  const isMovable = status !== 'published'
  return (
    <>
      <Link
        to={`${ARTICLES_PATH}/${id}/edit`}
        id={`article-${id}`}
        draggable={isMovable}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move'
          onDrag(article)
        }}
        onDragEnd={() => onDrag(null)}
        className="grid min-h-11 content-center rounded-control px-2 py-1 hover:ring-1 hover:ring-line-strong"
      >
        <span lang="vi" className="text-sm font-semibold break-words">
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {time} <span lang="vi">{author}</span>
          <StatusBadge status={status} />
        </span>
      </Link>
      {isMovable && (
        <details className="px-2 text-sm">
          <summary
            className="min-h-6 cursor-pointer text-muted hover:text-action"
            aria-label={say(`Move to another day: ${title}`, { vi: `Dời sang ngày khác: ${title}` })}
          >
            {say('Move to another day', { vi: 'Dời sang ngày khác' })}
          </summary>
          <Form method="post" preventScrollReset className="mt-1 grid gap-2">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="expected" value={updatedAt} />
            <TextField
              label={say('New day', { vi: 'Ngày mới' })}
              type="date"
              name="day"
              required
              min={today}
              defaultValue={day < today ? today : day}
              className="px-2"
            />
            <Button type="submit" variant="secondary" className="px-3 text-sm">
              {say('Move', { vi: 'Dời' })}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
