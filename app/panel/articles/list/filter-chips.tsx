import {
  FIRST_STATE,
  filtersOf,
  KIND_LABELS,
  listPath,
  STATUS_LABELS,
} from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState } from '#app/domain/blog/editing/list-state.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { ListChoices } from './list-filters.tsx'

/** What the list is narrowed by, each with the way to take it away. */
export function FilterChips({ state, choices }: { state: ArticleListState; choices: ListChoices }) {
  const names = filtersOf(state)
  if (names.length === 0) return null
  const { q, category, status, author, tag, kind, from, to } = state
  const named = (list: ListChoices['authors'], id: number | null) =>
    list.find((one) => one.id === id)?.name ?? `#${id}`
  const words = {
    q: say(`Search: ${q}`, { vi: `Tìm: ${q}` }),
    category: say(`Category: ${named(choices.categories, category)}`, {
      vi: `Danh mục: ${named(choices.categories, category)}`,
    }),
    status: say(`Status: ${status && STATUS_LABELS[status]}`, {
      vi: `Trạng thái: ${status && STATUS_LABELS[status]}`,
    }),
    author: say(`Author: ${named(choices.authors, author)}`, {
      vi: `Tác giả: ${named(choices.authors, author)}`,
    }),
    tag: say(`Tag: ${tag}`, { vi: `Thẻ: ${tag}` }),
    kind: say(`Kind: ${kind && KIND_LABELS[kind]}`, { vi: `Loại: ${kind && KIND_LABELS[kind]}` }),
    from: from && say(`From ${formatDate(from)}`, { vi: `Từ ${formatDate(from)}` }),
    to: to && say(`To ${formatDate(to)}`, { vi: `Đến ${formatDate(to)}` }),
  }
  return (
    <p className="flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <RemovableChip key={name} removeTo={listPath(state, { [name]: FIRST_STATE[name] })}>
          <span className="max-w-60 truncate">{words[name]}</span>
        </RemovableChip>
      ))}
      <RemovableChip removeTo={listPath({ ...FIRST_STATE, trash: state.trash })}>
        {say('Clear all', { vi: 'Bỏ hết' })}
      </RemovableChip>
    </p>
  )
}
