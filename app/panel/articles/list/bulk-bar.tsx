import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { BULK_LABELS } from '#app/domain/blog/editing/bulk-change.ts'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type BulkBarProps = {
  id: string
  categories: readonly { id: number; name: string }[]
  /** Names of those there are, offered while one is typed. */
  tags: readonly string[]
  trash: boolean
  count: number
  /** How many the list has on all its pages, and on this one. */
  total: number
  shown: number
  busy: boolean
  onClear: () => void
}

const option = (value: BulkAction['action']) => ({
  value,
  get label() {
    return BULK_LABELS[value]
  },
})
const ACTIONS = (['publish', 'unpublish', 'category', 'tag', 'trash'] as const).map(option)
const TRASH_ACTIONS = [option('restore')]

/** What can be done with the selected articles at once. Without scripts it always stands there, with every choice. */
export function BulkBar({ id, categories, tags, trash, count, total, shown, busy, onClear }: BulkBarProps) {
  const actions = trash ? TRASH_ACTIONS : ACTIONS
  const [action, setAction] = useState<string>(actions[0]?.value ?? '')
  const [isAll, setAll] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isSure = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const all = isAll && count > 0
  const found = formatNumber(total)
  return (
    <>
      <Form
        ref={form}
        id={id}
        method="post"
        onSubmit={(event) => {
          if (!all || isSure.current) return
          event.preventDefault()
          setAsking(true)
        }}
        className={clsx(
          'sticky bottom-4 z-20 low:static flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface p-3 shadow-raised',
          count === 0 && 'js:hidden',
        )}
      >
        <p className="font-semibold no-js:hidden" aria-live="polite">
          {all ? found : count}
          {say(' selected', { vi: ' đã chọn' })}
        </p>
        <input type="hidden" name="intent" value="bulk" />
        {total > shown && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="scope"
              value="found"
              checked={isAll}
              onChange={({ currentTarget }) => setAll(currentTarget.checked)}
              className="size-5 accent-action"
            />
            {say(`All ${found} found`, { vi: `Tất cả ${found} bài tìm thấy` })}
          </label>
        )}
        <CompactSelect
          label={say('Action for the selected articles', { vi: 'Việc với các bài đã chọn' })}
          name="action"
          options={actions}
          value={action}
          onChange={({ currentTarget }) => setAction(currentTarget.value)}
        />
        {!trash && (
          <>
            <span className={action === 'category' ? 'contents' : 'js:hidden'}>
              <CompactSelect
                label={say('New category', { vi: 'Danh mục mới' })}
                name="category"
                options={[
                  { value: '', label: say('Choose a category', { vi: 'Chọn danh mục' }) },
                  ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            </span>
            <input
              name="tag"
              list={`${id}-tags`}
              autoComplete="off"
              aria-label={say('Tag to add', { vi: 'Thẻ cần gắn' })}
              placeholder={say('Tag name', { vi: 'Tên thẻ' })}
              maxLength={60}
              className={clsx('control min-h-11 w-48', action !== 'tag' && 'js:hidden')}
            />
            <datalist id={`${id}-tags`}>
              {tags.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
        <Button type="submit" loading={busy}>
          {say('Apply', { vi: 'Làm' })}
        </Button>
        <Button
          variant="ghost"
          className="no-js:hidden"
          onClick={() => {
            setAll(false)
            onClear()
          }}
        >
          {say('Clear selection', { vi: 'Bỏ chọn' })}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say(`${BULK_LABELS[action as BulkAction['action']]}: ${found} articles?`, {
          vi: `${BULK_LABELS[action as BulkAction['action']]}: ${found} bài viết?`,
        })}
        confirm={say('Do it', { vi: 'Làm' })}
        onConfirm={() => {
          isSure.current = true
          setAsking(false)
          form.current?.requestSubmit()
          isSure.current = false
        }}
      >
        <p>
          {say(
            'It goes on in the background, and can be stopped and undone. Articles that are so already stay as they are.',
            { vi: 'Việc này chạy ngầm, dừng và hoàn tác được. Bài nào đã như thế thì giữ nguyên.' },
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}
