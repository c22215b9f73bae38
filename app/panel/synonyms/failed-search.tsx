import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import type { SearchMeanings } from '#app/domain/catalogue/queries/meanings-of-search.server.ts'
import type { EmptySearch } from '#app/domain/catalogue/queries/open-work.server.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FieldError, controlClass } from '#app/ui/field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say, times } from '#app/vietnamese/say.ts'

/** The screen that keeps synonyms. */
export const SYNONYMS_PATH = '/admin/synonyms'

type FailedSearchProps = {
  search: EmptySearch
  /** What it may mean, where the page came with it. */
  meanings?: SearchMeanings | null
  /** The screen that takes a change back, where it is another one. */
  undoAt?: string
  /** The button that takes it off the list. */
  close?: ReactNode
}

/** A search that found nothing: the first click asks what it may mean, the second makes it mean that. */
export function FailedSearch({ search, meanings = null, undoAt, close }: FailedSearchProps) {
  const { key, text, count, lastAt } = search
  const asking = useFetcher<{ meanings: SearchMeanings | null }>()
  const resolving = useFetcher<Outcome>({ key: `search-${key}` })
  useOutcomeToast(resolving.data, undefined, undoAt)
  const href = `${SYNONYMS_PATH}?${new URLSearchParams({ view: 'searches', search: key })}`
  const known = asking.data?.meanings ?? meanings
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-40">
          <p className="[overflow-wrap:anywhere]">
            <Link
              to={`/products?q=${encodeURIComponent(text)}`}
              className="hover:text-action hover:underline"
            >
              {text}
            </Link>
          </p>
          <p className="text-sm text-muted tabular-nums">
            {say(`${formatNumber(count)} lần · ${formatDateTime(lastAt)}`, {
              en: `${times(count)} · ${formatDateTime(lastAt)}`,
            })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {!known && (
            <Link
              to={href}
              aria-label={say(`Nghĩa là gì? ${text}`, { en: `What does it mean? ${text}` })}
              onClick={(event) => {
                event.preventDefault()
                void asking.load(href)
              }}
              className={buttonClass('soft', 'sm')}
            >
              {asking.state === 'idle'
                ? say('Nghĩa là gì?', { en: 'What does it mean?' })
                : say('Đang tìm…', { en: 'Searching…' })}
            </Link>
          )}
          {close}
        </div>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {known && <Meanings search={search} meanings={known} fetcher={resolving} />}
      </div>
    </li>
  )
}

type MeaningsProps = {
  search: EmptySearch
  meanings: SearchMeanings
  fetcher: ReturnType<typeof useFetcher<Outcome>>
}

function Meanings({ search: { key, text }, meanings: { phrase, heads }, fetcher }: MeaningsProps) {
  const isBusy = fetcher.state !== 'idle'
  const own = `${SYNONYMS_PATH}?${new URLSearchParams({ new: '1', phrase })}`
  const id = `phrase-${key.replaceAll(/[^a-z0-9]+/g, '-')}`
  const refusal = fetcher.data?.ok === false ? (fetcher.data.toast?.description ?? null) : null
  return (
    <fetcher.Form method="post" action={SYNONYMS_PATH} className="grid gap-2 rounded-control bg-sunken p-3">
      <input type="hidden" name="intent" value="resolve" />
      <input type="hidden" name="search" value={key} />
      <label htmlFor={id} className="text-sm">
        {say('Khách gõ từ này là muốn tìm gì?', { en: 'What do visitors want who type this?' })}
      </label>
      <input
        id={id}
        name="phrase"
        defaultValue={phrase}
        maxLength={60}
        aria-label={say(`Từ sẽ thêm cho tìm kiếm “${text}”`, { en: `Term to add for the search “${text}”` })}
        className={`${controlClass} min-h-11 max-w-xs`}
      />
      <div className="flex flex-wrap gap-2">
        {heads.map((head) => (
          <Button
            key={head}
            type="submit"
            name="head"
            value={head}
            size="sm"
            variant="secondary"
            disabled={isBusy}
            aria-label={say(`${phrase} nghĩa là ${head}`, { en: `${phrase} means ${head}` })}
          >
            {head}
          </Button>
        ))}
        <Link to={own} className={buttonClass('ghost', 'sm')}>
          {heads.length === 0
            ? say('Chưa thấy từ nào gần, tạo nhóm mới', { en: 'No close term found: make a new group' })
            : say('Khác…', { en: 'Other…' })}
        </Link>
      </div>
      <FieldError id={id} error={errorOf(fetcher.data, 'phrase') ?? refusal} />
    </fetcher.Form>
  )
}
