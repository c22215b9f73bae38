import { clsx } from 'clsx'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

/** A tab and its panel; `id` is the panel's address (`#danh-gia` opens it). */
export type Tab = { id: string; label: string; count?: number; content: ReactNode }

/**
 * Tabs with the arrow keys, Home and End. Without JavaScript there is no tab list: every panel stands on the
 * page under its own heading.
 * @param label names the tab list for screen readers
 * @param initial the tab that is open at first, unless the address names another; the first where it is not said
 */
export function Tabs({
  tabs,
  label,
  initial,
  className,
}: {
  tabs: readonly Tab[]
  label: string
  initial?: string
  className?: string
}) {
  const [active, setActive] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openFromHash = () => {
      const id = location.hash.slice(1)
      if (tabs.some((tab) => tab.id === id)) setActive(id)
    }
    openFromHash()
    window.addEventListener('hashchange', openFromHash)
    return () => window.removeEventListener('hashchange', openFromHash)
  }, [tabs])
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    )
    if (index === null) return
    event.preventDefault()
    setActive(tabs[index]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line no-js:hidden"
      >
        {tabs.map((tab) => (
          <TabButton key={tab.id} tab={tab} selected={tab.id === active} onSelect={() => setActive(tab.id)} />
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${tab.id}-tab`}
          className={clsx('scroll-mt-36 py-6', tab.id !== active && 'js:hidden')}
        >
          <h2 className="mb-4 text-xl font-bold js:hidden">{tab.label}</h2>
          {tab.content}
        </section>
      ))}
    </div>
  )
}

function TabButton({ tab, selected, onSelect }: { tab: Tab; selected: boolean; onSelect: () => void }) {
  return (
    <button
      type="button"
      role="tab"
      id={`${tab.id}-tab`}
      aria-selected={selected}
      aria-controls={tab.id}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      className={clsx(
        '-mb-px min-h-12 border-b-2 px-4 font-semibold whitespace-nowrap transition -outline-offset-2',
        selected ? 'border-action text-action' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {tab.label}
      {tab.count !== undefined && <span className="ms-1.5 font-normal tabular-nums">({tab.count})</span>}
    </button>
  )
}

/** @returns the tab a key leads to, wrapping at both ends; null for a key that is not of tabs. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
