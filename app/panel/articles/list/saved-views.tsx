import { Bookmark, X } from 'lucide-react'
import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { FIRST_STATE, isNarrowed, listPath } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState } from '#app/domain/blog/editing/list-state.ts'
import type { SavedFilter } from '#app/domain/blog/editing/saved-filters.server.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { say } from '#app/vietnamese/say.ts'

type SavedViewsProps = {
  filters: readonly SavedFilter[]
  state: ArticleListState
  outcome: Outcome | undefined
}

/** The views that somebody keeps of the list, and a name for the one that is shown. */
export function SavedViews({ filters, state, outcome }: SavedViewsProps) {
  const path = listPath(state)
  const kept = filters.find((filter) => filter.path === path)
  const mayKeep = !kept && (isNarrowed(state) || path !== listPath({ ...FIRST_STATE, trash: state.trash }))
  if (filters.length === 0 && !mayKeep) return null
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      {filters.length > 0 && (
        <nav aria-label={say('Your views', { vi: 'Cách xem của bạn' })} className="min-w-0">
          <ul className="flex flex-wrap items-center gap-2">
            {filters.map((filter) => (
              <li key={filter.id} lang="vi" className="flex items-center">
                <Chip to={filter.path} selected={filter === kept}>
                  {filter.name}
                </Chip>
                {filter === kept && (
                  <Form method="post" action={path} lang="en">
                    <input type="hidden" name="intent" value="drop-filter" />
                    <input type="hidden" name="id" value={filter.id} />
                    <IconButton
                      type="submit"
                      label={say(`Delete the view “${filter.name}”`, { vi: `Xóa cách xem “${filter.name}”` })}
                    >
                      <X aria-hidden="true" className="size-4" />
                    </IconButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {mayKeep && <KeepView path={path} outcome={outcome} />}
    </div>
  )
}

function KeepView({ path, outcome }: { path: string; outcome: Outcome | undefined }) {
  const id = useId()
  const { formData } = useNavigation()
  const error = errorOf(outcome, 'name')
  return (
    <details
      className="group"
      open={error !== undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLInputElement>('input[name="name"]')?.focus()
      }}
    >
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold text-action hover:underline">
        <Bookmark aria-hidden="true" className="size-4" />
        {say('Save this view', { vi: 'Lưu cách xem này' })}
      </summary>
      <Form key={path} method="post" action={path} className="mt-1 grid gap-1">
        <input type="hidden" name="intent" value="keep-filter" />
        <input type="hidden" name="query" value={path.split('?')[1] ?? ''} />
        <span className="flex gap-2">
          <input
            id={id}
            name="name"
            lang="vi"
            aria-label={say('Name of the view', { vi: 'Tên cách xem' })}
            placeholder={say('Name of the view', { vi: 'Tên cách xem' })}
            required
            maxLength={40}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            className="control min-h-11 w-full max-w-56 min-w-0"
          />
          <Button type="submit" variant="secondary" loading={formData?.get('intent') === 'keep-filter'}>
            {say('Save', { vi: 'Lưu' })}
          </Button>
        </span>
        <FieldError id={id} error={error} />
      </Form>
    </details>
  )
}
