import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { BLOG_PATH, SEARCH_PATH, searchPath } from '#app/domain/blog/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'

const ALL = 'all'

type SearchBarProps = {
  q: string
  category: number | undefined
  categories: readonly { id: number; name: string }[]
}

/** Text and category of a search: a plain form, which leads nowhere while both are empty. */
export function SearchBar({ q, category, categories }: SearchBarProps) {
  const navigate = useNavigate()
  const options = [
    { value: ALL, label: 'Tất cả danh mục' },
    ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const form = useRef<HTMLFormElement>(null)
  /** What was changed while a search was on its way is not put back when it arrives. */
  const isChanged = useRef(false)
  useEffect(() => {
    if (!isChanged.current) show(form.current, q, category)
  }, [q, category])
  const search = (form: HTMLFormElement) => {
    isChanged.current = false
    const fields = new FormData(form)
    const text = textOf(fields.get('q')).trim()
    const chosen = textOf(fields.get('category'))
    const categoryId = chosen === ALL ? undefined : Number(chosen)
    if (text !== '' || categoryId !== undefined) void navigate(searchPath({ text, categoryId }))
  }
  return (
    <Form
      ref={form}
      action={SEARCH_PATH}
      role="search"
      aria-label="Tìm bài viết theo chuyên mục"
      className="flex flex-wrap gap-2"
      onChange={() => (isChanged.current = true)}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget)
      }}
    >
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        aria-label="Tìm kiếm bài blog"
        placeholder="Tìm kiếm bài blog..."
        className="control min-h-11 w-0 min-w-40 grow sm:min-w-56"
      />
      <Button type="submit">
        <Search aria-hidden="true" className="size-5" />
        Tìm kiếm
      </Button>
      <CompactSelect
        label="Danh mục"
        name="category"
        defaultValue={category === undefined ? ALL : String(category)}
        options={options}
      />
      {(q !== '' || category !== undefined) && (
        <Link to={BLOG_PATH} className={buttonClass('secondary')}>
          Xóa bộ lọc
        </Link>
      )}
    </Form>
  )
}

/** Puts a search that was come to by a link or by going back into the form. */
function show(form: HTMLFormElement | null, q: string, category: number | undefined): void {
  const [text, choice] = [form?.elements.namedItem('q'), form?.elements.namedItem('category')]
  if (text instanceof HTMLInputElement) text.value = q
  if (choice instanceof HTMLSelectElement) choice.value = String(category ?? ALL)
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
