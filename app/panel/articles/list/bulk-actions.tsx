import { useId } from 'react'
import type { ReactNode } from 'react'
import { BULK_LABELS } from '#app/domain/blog/editing/bulk-change.ts'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { CompactSelect } from '#app/ui/select.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { ListChoices } from './list-filters.tsx'

/** What can be done with several articles, each with what has to be said beside it. */
export function bulkActions(isTrash: boolean, { categories, authors, tags }: ListChoices) {
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  const fields: Partial<Record<BulkAction['action'], ReactNode>> = {
    category: (
      <CompactSelect
        label={say('New category', { vi: 'Danh mục mới' })}
        name="category"
        options={[
          { value: '', label: say('Choose a category', { vi: 'Chọn danh mục' }) },
          ...named(categories),
        ]}
      />
    ),
    author: (
      <CompactSelect
        label={say('New author', { vi: 'Tác giả mới' })}
        name="author"
        options={[{ value: '', label: say('Choose an author', { vi: 'Chọn tác giả' }) }, ...named(authors)]}
      />
    ),
    tag: <TagToAdd tags={tags} />,
  }
  const shown = isTrash
    ? (['restore'] as const)
    : (['publish', 'unpublish', 'category', 'author', 'tag', 'trash'] as const)
  return shown.map((value) => ({ value, label: BULK_LABELS[value], field: fields[value] }))
}

function TagToAdd({ tags }: { tags: readonly string[] }) {
  const list = useId()
  return (
    <>
      <input
        name="tag"
        list={list}
        autoComplete="off"
        aria-label={say('Tag to add', { vi: 'Thẻ cần gắn' })}
        placeholder={say('Tag name', { vi: 'Tên thẻ' })}
        maxLength={60}
        className="control min-h-11 w-48"
      />
      <datalist id={list}>
        {tags.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
