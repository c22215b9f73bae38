import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

type BrandMenuProps = { brands: readonly { name: string; slug: string }[] }

/** 'Chuyên Trang': the brands that have a page of their own. A native disclosure, so that it opens without JavaScript. */
export function BrandMenu({ brands }: BrandMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (menu.current && openedAt.current !== pathname) menu.current.open = false
    openedAt.current = pathname
  }, [pathname])
  useEffect(() => closeFromOutside(menu), [])
  return (
    <details ref={menu} className="group relative">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-control px-3 font-semibold transition hover:bg-sunken">
        Chuyên Trang
        <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
      </summary>
      <ul className="brand-menu">
        {brands.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={`/brand/${slug}`} aria-current={pathname === `/brand/${slug}` ? 'page' : undefined}>
              <span aria-hidden="true">{name.slice(0, 1)}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Escape and a press elsewhere close it. @returns what ends the watch */
function closeFromOutside(menu: { current: HTMLDetailsElement | null }): () => void {
  const away = new AbortController()
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  document.addEventListener(
    'click',
    ({ target }) => target instanceof Node && !menu.current?.contains(target) && close(),
    { signal: away.signal },
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    },
    { signal: away.signal },
  )
  return () => away.abort()
}
