import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { ChosenTag } from '#app/domain/blog/editing/article-values.ts'
import type { EditingChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { describedBy, FieldFrame } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import { NewChoice } from './new-choice.tsx'
import { Section } from './section.tsx'
import type { ArticleFields } from './use-article-values.ts'

const options = (choices: readonly { id: number; name: string }[], none: string) => [
  { value: '', label: none },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** Where the article is filed. */
export function ClassificationSection({
  values,
  set,
  errors,
  choices,
}: ArticleFields & { choices: EditingChoices }) {
  const [made, setMade] = useState<Pick<EditingChoices, 'categories' | 'authors'>>({
    categories: [],
    authors: [],
  })
  const own = choices.subcategories.filter(({ categoryId }) => String(categoryId) === values.category_id)
  return (
    <Section title={say('Classification', { vi: 'Phân loại' })}>
      <Select
        label={say('Category', { vi: 'Danh mục' })}
        name="category_id"
        required
        options={options(
          [...choices.categories, ...made.categories],
          say('Choose a category', { vi: 'Chọn danh mục' }),
        )}
        value={values.category_id}
        error={errors['category_id']}
        onChange={({ currentTarget }) => set({ category_id: currentTarget.value, subcategory_id: '' })}
      />
      <NewChoice
        table="categories"
        label={say('New category', { vi: 'Danh mục mới' })}
        screen="/admin/categories?new=1"
        onMade={(category) => {
          setMade({ ...made, categories: [...made.categories, category] })
          set({ category_id: String(category.id), subcategory_id: '' })
        }}
      />
      <Select
        label={say('Subcategory', { vi: 'Danh mục con' })}
        name="subcategory_id"
        options={options(
          own,
          own.length > 0
            ? say('None', { vi: 'Không có' })
            : say('This category has none', { vi: 'Danh mục này chưa có danh mục con' }),
        )}
        disabled={own.length === 0}
        value={values.subcategory_id}
        error={errors['subcategory_id']}
        onChange={({ currentTarget }) => set({ subcategory_id: currentTarget.value })}
      />
      <Select
        label={say('Author', { vi: 'Tác giả' })}
        name="author_id"
        required
        options={options(
          [...choices.authors, ...made.authors],
          say('Choose an author', { vi: 'Chọn tác giả' }),
        )}
        value={values.author_id}
        error={errors['author_id']}
        onChange={({ currentTarget }) => set({ author_id: currentTarget.value })}
      />
      <NewChoice
        table="authors"
        label={say('New author', { vi: 'Tác giả mới' })}
        screen="/admin/authors?new=1"
        onMade={(author) => {
          setMade({ ...made, authors: [...made.authors, author] })
          set({ author_id: String(author.id) })
        }}
      />
      <TagPicker tags={values.tags} error={errors['tags']} onChange={(tags) => set({ tags })} />
    </Section>
  )
}

const REST_MS = 250

type Option = { id: number | null; name: string }
type TagPickerProps = {
  tags: readonly ChosenTag[]
  error: string | undefined
  onChange: (tags: readonly ChosenTag[]) => void
}

/** Tags by typing: those that are there are offered, those already chosen are not, and a new one can be made. */
function TagPicker({ tags, error, onChange }: TagPickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const options = useOptions(text, tags, isOpen)
  const add = ({ id, name }: Option) => {
    onChange([...tags, { id, name }])
    setText('')
    setActive(0)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (options.length > 0) setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (isOpen && chosen && text.trim() !== '') add(chosen)
      else if (event.key === 'Enter' && isOpen && chosen) add(chosen)
    } else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Backspace' && text === '') onChange(tags.slice(0, -1))
  }
  const control = describedBy(id, { hint: true, error })
  const isShown = isOpen && options.length > 0
  return (
    <FieldFrame
      id={id}
      label={say('Tags', { vi: 'Thẻ' })}
      hint={say('Type to find a tag or make a new one', { vi: 'Gõ để tìm thẻ hoặc tạo thẻ mới' })}
      error={error}
    >
      {tags.length > 0 && (
        <ul
          aria-label={say('Chosen tags', { vi: 'Các thẻ đã chọn' })}
          lang="vi"
          className="flex flex-wrap gap-2"
        >
          {tags.map((tag) => (
            <li key={tag.name} className="chosen-tag">
              {tag.name}
              {tag.id === null && (
                <span lang="en" className="text-xs text-muted">
                  {say('new', { vi: 'mới' })}
                </span>
              )}
              <button
                type="button"
                aria-label={say(`Remove tag ${tag.name}`, { vi: `Bỏ thẻ ${tag.name}` })}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="no-js:hidden"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
              {tag.id === null ? (
                <input type="hidden" name="new_tags" value={tag.name} />
              ) : (
                <input
                  type="checkbox"
                  name="tag_ids"
                  value={tag.id}
                  defaultChecked
                  aria-label={tag.name}
                  className="js:hidden"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...control}
          ref={input}
          lang="vi"
          name="new_tags"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={60}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value.replaceAll(',', ''))
            setOpen(true)
            setActive(0)
          }}
          className="control min-h-11"
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={say('Tags found', { vi: 'Các thẻ tìm thấy' })}
          lang="vi"
          className={clsx(
            'absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-control border border-line-strong bg-surface py-1 shadow-raised',
            !isShown && 'hidden',
          )}
        >
          {options.map((option, at) => (
            <div
              key={option.id ?? 'new'}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                add(option)
              }}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center px-3',
                at === active && 'bg-action-soft',
              )}
            >
              {option.id === null
                ? say(`Create “${option.name}”`, { vi: `Tạo thẻ “${option.name}”` })
                : option.name}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}

/** What can be chosen for a text: tags that hold it, and the text itself where no tag is called so. */
function useOptions(text: string, tags: readonly ChosenTag[], isOpen: boolean): Option[] {
  const [found, setFound] = useState<{ text: string; tags: Option[] }>({ text: '', tags: [] })
  const except = tags.flatMap(({ id }) => id ?? []).join(',')
  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void findTags(text, except, abort.signal).then((tags) => tags && setFound({ text, tags }))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, except, isOpen])
  const chosen = new Set(tags.map(({ name }) => fold(name)))
  const name = text.replace(/\s+/g, ' ').trim()
  const fitting = found.tags.filter(
    (tag) => fold(tag.name).includes(fold(name)) && !chosen.has(fold(tag.name)),
  )
  const isKnown = found.text !== text || fitting.some((tag) => fold(tag.name) === fold(name))
  const canBeMade = name !== '' && !isKnown && !chosen.has(fold(name))
  return canBeMade ? [...fitting, { id: null, name }] : fitting
}

/** Tags the server offers; null where it does not answer: a new tag can be typed without them. */
async function findTags(text: string, except: string, signal: AbortSignal): Promise<Option[] | null> {
  try {
    const query = new URLSearchParams({ q: text, except })
    const response = await fetch(`/admin/articles/tags?${query}`, { signal, redirect: 'manual' })
    return response.ok ? ((await response.json()) as { tags: Option[] }).tags : null
  } catch {
    return null
  }
}
