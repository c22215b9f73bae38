import { Search, X } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, KeyboardEvent } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, formHref, listHref } from '#app/domain/catalogue/list-url.ts'
import { rememberSearch } from '#app/domain/catalogue/recent-searches.ts'
import { HiddenState } from './hidden-state.tsx'
import type { SuggestionsProps } from './search-suggestions.tsx'

/** How long typing must rest before the list follows, and how long the suggestions stay after the box is left, in ms. */
const TYPING_RESTS_MS = 300
const CLOSES_AFTER_MS = 200
const OMIT = new Set(['q', 'literal', 'view'])
const LIST_ID = 'goi-y-tim-kiem'

type SearchBoxProps = {
  state: ListState
  /** The page is the list: it follows the typing. */
  onList: boolean
}

/**
 * The search box of every page: a plain GET form, on the list one that keeps its filters. With JavaScript the list follows the
 * typing, and suggestions (loaded when the box is first entered) can be chosen with the arrow keys.
 */
export function SearchBox({ state, onList }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const box = useSuggestions(input)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(state.q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = state.q
  }, [state.q])
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (!onList) return
    timer.current = setTimeout(() => {
      const href = listHref(state, { q: text.trim(), literal: false })
      void navigate(`${href}${href.includes('?') ? '&' : '?'}typing=1`, {
        replace: true,
        preventScrollReset: true,
      })
    }, TYPING_RESTS_MS)
  }
  // What was typed before this script came is typed again for it.
  const catchUp = useEffectEvent(() => {
    if (!input.current || document.activeElement !== input.current) return
    box.enter()
    if (input.current.value !== state.q) follow(input.current.value)
  })
  useEffect(() => catchUp(), [])
  const search = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    box.close()
    rememberSearch(input.current?.value ?? '')
    void navigate(formHref(form), { preventScrollReset: true })
  }
  return (
    <Form
      action={LIST_PATH}
      role="search"
      aria-label="Tìm sản phẩm"
      className="header-search"
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget)
      }}
    >
      <HiddenState state={state} omit={OMIT} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        defaultValue={state.q}
        maxLength={200}
        autoComplete="off"
        role="combobox"
        aria-label="Tìm sản phẩm"
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={LIST_ID}
        aria-activedescendant={box.active}
        placeholder="Tìm máy"
        onChange={(event) => follow(event.target.value)}
        onFocus={box.enter}
        onBlur={box.leave}
        onKeyDown={box.onKeyDown}
      />
      <span aria-hidden="true">Tìm tên máy, hãng hoặc mã</span>
      {state.q && (
        <Link to={listHref(state, { q: '', literal: false })} aria-label="Xóa từ khóa">
          <X aria-hidden="true" className="size-5" />
        </Link>
      )}
      <button type="submit" aria-label="Tìm">
        <Search aria-hidden="true" className="size-5" />
      </button>
      {box.open && box.List && (
        <box.List
          id={LIST_ID}
          typed={typed}
          onKeys={box.handleKeys}
          onActive={box.setActive}
          onChoose={(text) => {
            if (input.current) input.current.value = text
            if (input.current?.form) search(input.current.form)
          }}
          onClose={() => {
            // What was chosen holds, not what was typed before it.
            clearTimeout(timer.current)
            box.close()
          }}
        />
      )}
    </Form>
  )
}

/** Handles a key while suggestions are open; true when the key was theirs. */
export type KeyHandler = (key: string) => boolean

/** Opens the suggestions on focus, closes them a moment after the box is left, and hands them the keys. */
function useSuggestions(input: React.RefObject<HTMLInputElement | null>) {
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const keys = useRef<KeyHandler>(null)
  const handleKeys = useCallback((handler: KeyHandler | null) => {
    keys.current = handler
  }, [])
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    setOpen(false)
    setActive(undefined)
  }
  const enter = () => {
    clearTimeout(leaving.current)
    setOpen(true)
    // The suggestions are an extra: without them the form still searches.
    void import('./search-suggestions.tsx').then(
      ({ SearchSuggestions }) => setList(() => SearchSuggestions),
      () => {},
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'ArrowDown' && !open) enter()
    if (open && keys.current?.(event.key)) event.preventDefault()
    if (event.key !== 'Enter' && !open && event.key.length === 1 && input.current) enter()
  }
  return {
    List,
    open,
    active,
    setActive,
    handleKeys,
    close,
    enter,
    onKeyDown,
    leave: () => {
      leaving.current = setTimeout(close, CLOSES_AFTER_MS)
    },
  }
}
