import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { BLOG_PATH, categoryPath, SEARCH_PATH, searchPath } from '#app/domain/blog/paths.ts'
import { Button } from '#app/ui/button.tsx'

const POPULAR = ['Tivi', 'Máy lạnh', 'Tủ lạnh', 'Máy giặt', 'Bếp từ', 'Lò vi sóng']

type Category = { name: string; slug: string }

/** The ways through the blog: its categories, a search, and words that many look for. */
export function BlogSidebar({ categories }: { categories: readonly Category[] }) {
  // The search page has a form of its own; on a phone the words that many look for stand there alone, until something was looked for.
  const { pathname, search } = useLocation()
  const isSearch = pathname === SEARCH_PATH
  const links = [
    { label: 'Trang chủ blog', to: BLOG_PATH },
    ...categories.map(({ name, slug }) => ({ label: name, to: categoryPath(slug) })),
  ]
  return (
    <aside aria-label="Chuyên mục và tìm kiếm" className="blog-sidebar">
      <CategoryLinks links={links} />
      {!isSearch && <SearchForm />}
      <section
        aria-labelledby="popular-words"
        className={isSearch && search === '' ? undefined : 'max-lg:hidden'}
      >
        <h2 id="popular-words" className="text-sm font-semibold text-muted">
          Tìm nhiều
        </h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {POPULAR.map((word) => (
            <li key={word}>
              <Link to={searchPath({ text: word })} className="blog-word">
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

function CategoryLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Chuyên mục blog" className="min-w-0">
      <ul className="blog-categories">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        {pathname !== SEARCH_PATH && (
          <li className="lg:hidden">
            <Link to={SEARCH_PATH}>
              <Search aria-hidden="true" className="me-1.5 size-5" />
              Tìm bài viết
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The home of the blog is only itself; a category is also every page below it. */
function isCurrent(to: string, pathname: string): boolean {
  return to === BLOG_PATH ? pathname === to : pathname === to || pathname.startsWith(`${to}/`)
}

/** Stands where the page has a column for it; a narrow page leads to the search page instead. Its button waits for a text once the page has come to life; without scripts it is there at once. */
function SearchForm() {
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const navigate = useNavigate()
  useEffect(() => setIsEmpty(isBlank(input.current)), [])
  return (
    <Form
      action={SEARCH_PATH}
      role="search"
      aria-label="Tìm trong blog"
      className="flex gap-2 max-lg:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const text = input.current?.value.trim() ?? ''
        if (text !== '') void navigate(searchPath({ text }))
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={200}
        aria-label="Tìm bài viết"
        placeholder="Tìm bài viết"
        onInput={() => setIsEmpty(isBlank(input.current))}
        className="control min-h-11 min-w-0"
      />
      <Button type="submit" variant="soft" disabled={isEmpty} aria-label="Tìm" className="shrink-0">
        <Search aria-hidden="true" className="size-5" />
      </Button>
    </Form>
  )
}

const isBlank = (input: HTMLInputElement | null) => (input?.value ?? '').trim() === ''
