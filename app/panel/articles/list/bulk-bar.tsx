import { clsx } from 'clsx'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'

type BulkBarProps = {
  id: string
  categories: readonly { id: number; name: string }[]
  trash: boolean
  count: number
  busy: boolean
  onClear: () => void
}

const ACTIONS = [
  { value: 'publish', label: 'Publish' },
  { value: 'unpublish', label: 'Unpublish' },
  { value: 'category', label: 'Change category' },
  { value: 'tag', label: 'Add tag' },
  { value: 'trash', label: 'Move to trash' },
]
const TRASH_ACTIONS = [{ value: 'restore', label: 'Restore' }]

/** What can be done with the selected articles at once. Without scripts it always stands there, with every choice. */
export function BulkBar({ id, categories, trash, count, busy, onClear }: BulkBarProps) {
  const actions = trash ? TRASH_ACTIONS : ACTIONS
  const [action, setAction] = useState(actions[0]?.value)
  return (
    <Form
      id={id}
      method="post"
      className={clsx(
        'sticky bottom-4 z-20 low:static flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface p-3 shadow-raised',
        count === 0 && 'js:hidden',
      )}
    >
      <p className="font-semibold no-js:hidden" aria-live="polite">
        {count} selected
      </p>
      <input type="hidden" name="intent" value="bulk" />
      <CompactSelect
        label="Action for the selected articles"
        name="action"
        options={actions}
        value={action}
        onChange={({ currentTarget }) => setAction(currentTarget.value)}
      />
      {!trash && (
        <>
          <span className={action === 'category' ? 'contents' : 'js:hidden'}>
            <CompactSelect
              label="New category"
              name="category"
              options={[
                { value: '', label: 'Choose a category' },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </span>
          <input
            name="tag"
            aria-label="Tag to add"
            placeholder="Tag name"
            maxLength={60}
            className={clsx('control min-h-11 w-48', action !== 'tag' && 'js:hidden')}
          />
        </>
      )}
      <Button type="submit" loading={busy}>
        Apply
      </Button>
      <Button variant="ghost" className="no-js:hidden" onClick={onClear}>
        Clear selection
      </Button>
    </Form>
  )
}
