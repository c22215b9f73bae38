import { Search, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button, IconButton } from '#app/ui/button.tsx'
import { LIST_PATH, listHref } from '../list-url.ts'
import type { ListState } from '../schema.ts'

/** The list's search box: a plain GET form that keeps the category. */
export function SearchForm({ state }: { state: ListState }) {
  return (
    <Form action={LIST_PATH} role="search" className="flex max-w-2xl gap-2">
      {state.category && <input type="hidden" name="category" value={state.category} />}
      <div className="relative grow">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          key={state.q}
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={200}
          aria-label="Tìm sản phẩm"
          placeholder="Tên hoặc mã máy"
          className="h-13 w-full rounded-control border border-line-strong bg-surface ps-12 pe-12 [&::-webkit-search-cancel-button]:hidden"
        />
        {state.q && (
          <IconButton asChild label="Xóa từ khóa" size="sm" className="!absolute end-2 top-2">
            <Link to={listHref(state, { q: '' })} aria-label="Xóa từ khóa">
              <X aria-hidden="true" className="size-5" />
            </Link>
          </IconButton>
        )}
      </div>
      <Button type="submit" size="lg">
        Tìm
      </Button>
    </Form>
  )
}
