import { Form, Link } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { Button } from '#app/ui/button.tsx'
import { HiddenState } from './hidden-state.tsx'

type NothingFoundProps = {
  state: ListState
  /** Where what is missing here may be found, the likeliest first. */
  elsewhere: readonly { href: string; label: string }[]
}

/** What to do about a list that holds nothing: ask, look elsewhere, or mend the words. */
export function NothingFound({ state, elsewhere }: NothingFoundProps) {
  const { q } = state
  return (
    <div className="mb-2 grid items-center gap-x-10 gap-y-3 rounded-card border border-line bg-surface p-4 md:p-5 lg:grid-cols-2">
      <div className="grid gap-2">
        <h3 className="text-xl font-bold wrap-anywhere">Không tìm thấy sản phẩm{q && ` nào khớp “${q}”`}</h3>
        <p className="text-muted">
          Bạn thử bỏ bớt bộ lọc, gõ từ ngắn hơn, hoặc kể nhu cầu để cố vấn tìm giúp nhé.
        </p>
      </div>
      <div className="grid gap-3">
        {q && (
          <Form action={LIST_PATH} aria-label="Sửa từ khóa" className="flex w-full gap-2">
            <HiddenState state={state} omit={OWN} />
            <input
              key={q}
              name="q"
              inputMode="search"
              enterKeyHint="search"
              aria-label="Từ khóa"
              defaultValue={q}
              maxLength={200}
              autoComplete="off"
              className="control min-h-11 min-w-0 grow"
            />
            <Button type="submit" variant="secondary" className="shrink-0">
              Tìm lại
            </Button>
          </Form>
        )}
        <div className="flex w-full flex-wrap gap-2 max-sm:*:grow">
          <Button asChild>
            <Link to={q ? `/chat?q=${encodeURIComponent(q)}` : '/chat'}>Hỏi cố vấn AI</Link>
          </Button>
          {elsewhere.map(({ href, label }) => (
            <Button key={href} asChild variant="secondary">
              <Link to={href}>{label}</Link>
            </Button>
          ))}
          <Button asChild variant="secondary">
            <Link to={LIST_PATH}>Xóa tất cả bộ lọc</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}

/** What the form asks itself, and what belonged to the words before. */
const OWN = new Set(['q', 'literal'])
