import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { say } from '#app/vietnamese/say.ts'

type IssueArticlesProps = {
  /** In their order. */
  articles: readonly { id: number; title: string; path: string }[]
  /** Articles of one issue at most. */
  most: number
  /** What was typed and refused, by the names of its fields. */
  typed: Readonly<Record<string, string>> | undefined
}

/** The articles of a draft, put in order by arrows; without scripts by numbers. */
export function IssueArticles({ articles, most, typed }: IssueArticlesProps) {
  const place = (id: number, at: number) => Number(typed?.[`place.${id}`] ?? at + 1)
  const [order, setOrder] = useState(() =>
    articles
      .map((article, at) => ({ ...article, place: place(article.id, at) }))
      .toSorted((a, b) => a.place - b.place),
  )
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<{ id: number; on: string } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const isAlive = useHydrated()
  useEffect(() => {
    if (!focus) return
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-article="${focus.id}"] button`) ?? []
    const [first, ...others] = [...buttons].toSorted((one) => (one.dataset['move'] === focus.on ? -1 : 1))
    ;(first?.matches(':disabled') ? others[0] : first)?.focus()
  }, [focus])
  const move = (id: number, at: number, by: -1 | 1) => {
    const others = order.filter((each) => each.id !== id)
    setOrder([...others.slice(0, at + by), ...order.slice(at, at + 1), ...others.slice(at + by)])
    setFocus({ id, on: by < 0 ? 'up' : 'down' })
    setSaid(say(`Nay đứng thứ ${at + by + 1}.`, { en: `Now number ${at + by + 1}.` }))
  }
  const arrow = (id: number, title: string, at: number, by: -1 | 1) => (
    <IconButton
      label={
        by < 0
          ? say(`Đưa bài ${title} lên`, { en: `Move ${title} up` })
          : say(`Đưa bài ${title} xuống`, { en: `Move ${title} down` })
      }
      data-move={by < 0 ? 'up' : 'down'}
      disabled={at + by < 0 || at + by >= order.length}
      onClick={() => move(id, at, by)}
    >
      {by < 0 ? (
        <ArrowUp aria-hidden="true" className="size-4" />
      ) : (
        <ArrowDown aria-hidden="true" className="size-4" />
      )}
    </IconButton>
  )
  return (
    <>
      <ol ref={list} className="grid divide-y divide-line">
        {order.map(({ id, title, path, place: numbered }, at) => (
          <li key={id} data-article={id} className="grid grid-cols-[auto_1fr] items-center gap-x-4 py-2">
            {isAlive ? (
              <span className="flex">
                <input type="hidden" name={`place.${id}`} value={at + 1} />
                {arrow(id, title, at, -1)}
                {arrow(id, title, at, 1)}
              </span>
            ) : (
              <input
                name={`place.${id}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={most}
                aria-label={say(`Thứ tự của bài ${title}`, { en: `Position of ${title}` })}
                defaultValue={numbered}
                className={`${controlClass} min-h-11 w-20`}
              />
            )}
            <div>
              <Link to={path} target="_blank" className="font-semibold text-action hover:underline">
                {title}
              </Link>
              <Checkbox
                name={`drop.${id}`}
                label={
                  <>
                    {say('Bỏ khỏi số này', { en: 'Remove from this issue' })}
                    <span className="sr-only">: {title}</span>
                  </>
                }
                defaultChecked={typed?.[`drop.${id}`] === 'on'}
              />
            </div>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
