import { BookOpen, Clock, LayoutGrid, MessageCircleQuestion, Tag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { forgetSearches, recentSearches, rememberSearch } from '#app/domain/catalogue/recent-searches.ts'
import type { Suggestions } from '#app/domain/catalogue/suggestions.ts'
import { groupBy } from '#app/platform/group-by.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { KeyHandler } from './search-box.tsx'

export type SuggestionsProps = {
  id: string
  typed: string
  /** Told who handles the keys while the list is open, null once it closes. */
  onKeys: (handler: KeyHandler | null) => void
  /** Told the id of the option under the arrow keys. */
  onActive: (id: string | undefined) => void
  /** A search is to be made with this text. */
  onChoose: (text: string) => void
  onClose: () => void
}

/** One row of the list: a search to make, or a page to open. */
type Option = { label: string; detail?: string | undefined; group: string; picture?: string } & (
  | { text: string }
  | { href: string }
)

/** Under the search box: recent searches while it is empty, then what is found for what is typed, and the way to ask it. */
export function SearchSuggestions({ id, typed, onKeys, onActive, onChoose, onClose }: SuggestionsProps) {
  const [recent, setRecent] = useState(recentSearches)
  const found = useFound(typed)
  const navigate = useNavigate()
  const [active, setActive] = useState(-1)
  const options =
    typed.trim() === ''
      ? recent.map(recentOption)
      : [...optionsOf(found), ...(found === NOTHING ? [] : askOf(typed))]
  const choose = (option: Option) => {
    onClose()
    if ('text' in option) return onChoose(option.text)
    rememberSearch(typed)
    void navigate(option.href)
  }
  const move = (index: number) => {
    setActive(index)
    onActive(index < 0 ? undefined : `${id}-${index}`)
  }
  useEffect(() => {
    onKeys((key) => {
      const option = options[active]
      if (key === 'Enter' && option) choose(option)
      else if (key === 'ArrowDown' && options.length > 0) move((active + 1) % options.length)
      else if (key === 'ArrowUp' && options.length > 0) move(active <= 0 ? options.length - 1 : active - 1)
      else return false
      return true
    })
  })
  useEffect(() => () => onKeys(null), [onKeys])
  if (options.length === 0) return <div id={id} role="listbox" aria-label="Gợi ý tìm kiếm" hidden />
  const groups = groupBy(options, ({ group }) => group)
  return (
    <div
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface py-2 shadow-raised"
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="Gợi ý tìm kiếm">
        {[...groups].map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-4 pt-2 pb-1 text-xs font-semibold text-muted">
              {group}
            </p>
            {members.map((option) => {
              const index = options.indexOf(option)
              return (
                <OptionRow
                  key={option.label + group}
                  id={`${id}-${index}`}
                  option={option}
                  selected={index === active}
                  onChoose={() => choose(option)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {typed.trim() === '' && (
        <button
          type="button"
          className="mx-2 mt-1 min-h-9 rounded-control px-2 text-sm font-semibold text-action hover:underline"
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          Xóa lịch sử tìm kiếm
        </button>
      )}
    </div>
  )
}

type OptionRowProps = { id: string; option: Option; selected: boolean; onChoose: () => void }

/** The focus stays in the box; the arrow keys and the pointer choose. */
function OptionRow({ id, option, selected, onChoose }: OptionRowProps) {
  const { label, detail, picture, group } = option
  const Icon = 'text' in option ? Clock : (ICONS[group] ?? LayoutGrid)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken aria-selected:bg-action-soft"
    >
      {picture ? (
        <img src={picture} alt="" width={44} height={33} className="h-8 w-11 shrink-0 object-contain" />
      ) : (
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      )}
      <span className="min-w-0 grow sm:flex sm:items-center sm:gap-3">
        <span className="line-clamp-2 grow leading-snug max-sm:text-sm">{label}</span>
        {detail && <span className="block shrink-0 text-sm text-muted tabular-nums">{detail}</span>}
      </span>
    </div>
  )
}

const ICONS: Readonly<Record<string, typeof Tag>> = {
  Hãng: Tag,
  'Bài viết': BookOpen,
  'Cố vấn AI': MessageCircleQuestion,
}

const recentOption = (text: string): Option => ({ text, label: text, group: 'Tìm gần đây' })

/** What is typed, as a question to the advisor. */
function askOf(typed: string): Option[] {
  const question = typed.trim()
  if (question.length < 2) return []
  return [{ label: `Hỏi “${question}”`, href: `/chat?q=${encodeURIComponent(question)}`, group: 'Cố vấn AI' }]
}

function optionsOf({ categories, brands, products, articles }: FoundSuggestions): Option[] {
  const link = (param: string) => (slug: string) => `${LIST_PATH}?${param}=${encodeURIComponent(slug)}`
  const count = (n: number) => `${formatNumber(n)} sản phẩm`
  return [
    ...categories.map(({ name, slug, count: n }) => ({
      label: name,
      detail: count(n),
      href: link('category')(slug),
      group: 'Danh mục',
    })),
    ...brands.map(({ name, slug, count: n }) => ({
      label: name,
      detail: count(n),
      href: link('brand')(slug),
      group: 'Hãng',
    })),
    ...products.map(({ id, title, price, seen, picture }) => ({
      label: title,
      detail: [price, seen].filter(Boolean).join(' · '),
      picture,
      href: `${LIST_PATH}/${id}`,
      group: 'Sản phẩm',
    })),
    ...articles.map(({ title, path }) => ({ label: title, href: path, group: 'Bài viết' })),
  ]
}

type FoundSuggestions = Suggestions & { articles: { title: string; path: string }[] }

const NOTHING: FoundSuggestions = { categories: [], brands: [], products: [], articles: [] }
const RESTS_MS = 300

/** What is found for a text once the typing rests; the last answer stays until the next, a failed one changes nothing. */
function useFound(typed: string): FoundSuggestions {
  const [found, setFound] = useState(NOTHING)
  const first = useRef(true)
  useEffect(() => {
    const text = typed.trim()
    if (text.length < 2) return
    const leave = new AbortController()
    const wait = first.current ? 0 : RESTS_MS
    first.current = false
    const timer = setTimeout(() => {
      fetch(`/api/v1/search-suggestions?q=${encodeURIComponent(text)}`, { signal: leave.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<FoundSuggestions>) : null))
        .then((suggestions) => suggestions && setFound(suggestions))
        .catch(() => {})
    }, wait)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [typed])
  return found
}
