import { useId } from 'react'
import { Form } from 'react-router'
import {
  ARTICLES_PATH,
  filtersOf,
  FIRST_STATE,
  KIND_LABELS,
  KINDS,
  PAGE_SIZES,
  sortOf,
  SORTS,
  STATUS_LABELS,
  STATUSES,
} from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState, ArticleSort } from '#app/domain/blog/editing/list-state.ts'
import { Choice, SearchField } from '#app/panel/parts/filter-fields.tsx'
import { FilterFold } from '#app/panel/parts/filter-fold.tsx'
import { useFollowing } from '#app/panel/parts/use-following.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { FilterChips } from './filter-chips.tsx'

/** What the list does anyway. */
const USUAL = { size: String(FIRST_STATE.size), order: FIRST_STATE.order }

/** Filters that a wide window shows without unfolding the rest. */
const SHOWN = new Set<string>(['q', 'category', 'status', 'author', 'tag'])

const SORT_LABELS: Record<ArticleSort, string> = {
  get match() {
    return say('Best Match', { vi: 'Khớp nhất' })
  },
  get updated() {
    return say('Last Updated', { vi: 'Sửa gần đây' })
  },
  get published() {
    return say('Published Date', { vi: 'Ngày đăng' })
  },
  get title() {
    return say('Title', { vi: 'Tiêu đề' })
  },
}

/** What the list can be narrowed by. */
export type ListChoices = {
  categories: readonly { id: number; name: string }[]
  authors: readonly { id: number; name: string }[]
  /** Names that are offered while one is typed. */
  tags: readonly string[]
}
type ListFiltersProps = { state: ArticleListState; choices: ListChoices }

/** Search, filters and order of the list: a plain form that follows by itself where scripts run. */
export function ListFilters({ state, choices }: ListFiltersProps) {
  const { categories, authors, tags } = choices
  const { form, follow, followLater, stop } = useFollowing(ARTICLES_PATH, USUAL)
  const tagNames = useId()
  const usual = sortOf({ sort: null, q: state.q })
  const isUnfolded = filtersOf(state).some((name) => !SHOWN.has(name))
  return (
    <Form ref={form} action={ARTICLES_PATH} onSubmit={stop} className="grid gap-3">
      {state.trash && <input type="hidden" name="view" value="trash" />}
      <div className="article-filters">
        <SearchField
          label={say('Search', { vi: 'Tìm' })}
          text={state.q}
          placeholder={say('Search articles...', { vi: 'Tìm bài viết...' })}
          onType={followLater}
        />
        <FilterFold
          label={
            <>
              <span className="xl:hidden">{say('Filter', { vi: 'Lọc' })}</span>
              <span className="max-xl:hidden">{say('More filters', { vi: 'Lọc thêm' })}</span>
            </>
          }
          open={isUnfolded}
        />
        <div className="panel-fold">
          <Choice
            label={say('Category', { vi: 'Danh mục' })}
            name="category"
            value={state.category === null ? '' : String(state.category)}
            options={[
              { value: '', label: say('All Categories', { vi: 'Mọi danh mục' }) },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={follow}
          />
          <Choice
            label={say('Status', { vi: 'Trạng thái' })}
            name="status"
            value={state.status ?? ''}
            options={[
              { value: '', label: say('All Statuses', { vi: 'Mọi trạng thái' }) },
              ...STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
            ]}
            onChange={follow}
          />
          <Choice
            label={say('Author', { vi: 'Tác giả' })}
            name="author"
            value={state.author === null ? '' : String(state.author)}
            options={[
              { value: '', label: say('All Authors', { vi: 'Mọi tác giả' }) },
              ...authors.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={follow}
          />
          <TextField
            key={`tag ${state.tag}`}
            label={say('Tag', { vi: 'Thẻ' })}
            name="tag"
            lang="vi"
            maxLength={60}
            list={tagNames}
            placeholder={say('Any tag', { vi: 'Thẻ bất kỳ' })}
            defaultValue={state.tag}
            onChange={followLater}
          />
          <datalist id={tagNames}>
            {tags.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
        </div>
        <div className="panel-fold-more">
          <Choice
            label={say('Kind', { vi: 'Loại' })}
            name="kind"
            value={state.kind ?? ''}
            options={[
              { value: '', label: say('All Kinds', { vi: 'Mọi loại' }) },
              ...KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
            ]}
            onChange={follow}
          />
          <TextField
            key={`from ${state.from}`}
            label={say('Published from', { vi: 'Đăng từ ngày' })}
            name="from"
            type="date"
            defaultValue={state.from}
            data-empty={state.from === '' || undefined}
            onChange={followLater}
          />
          <TextField
            key={`to ${state.to}`}
            label={say('Published to', { vi: 'Đăng đến ngày' })}
            name="to"
            type="date"
            defaultValue={state.to}
            data-empty={state.to === '' || undefined}
            onChange={followLater}
          />
          <Choice
            label={say('Sort by', { vi: 'Sắp xếp theo' })}
            name="sort"
            value={sortOf(state) === usual ? '' : sortOf(state)}
            options={SORTS.filter((sort) => sort !== 'match' || state.q).map((sort) => ({
              // The usual order is not said, so that a text that is typed next brings its own.
              value: sort === usual ? '' : sort,
              label: SORT_LABELS[sort],
            }))}
            onChange={follow}
          />
          <Choice
            label={say('Order', { vi: 'Thứ tự' })}
            name="order"
            value={state.order}
            options={[
              { value: 'asc', label: say('Ascending', { vi: 'Tăng dần' }) },
              { value: 'desc', label: say('Descending', { vi: 'Giảm dần' }) },
            ]}
            onChange={follow}
          />
          <Choice
            label={say('Articles per page', { vi: 'Số bài mỗi trang' })}
            name="size"
            value={String(state.size)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={follow}
          />
        </div>
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start js:hidden">
        {say('Search', { vi: 'Tìm' })}
      </Button>
      <FilterChips state={state} choices={choices} />
    </Form>
  )
}
