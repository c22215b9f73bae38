import { clsx } from 'clsx'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

type ProductBulkBarProps = {
  /** The form that the boxes of the list belong to. */
  form: string
  selected: ReadonlySet<number>
  categories: readonly Choice[]
  isTrash: boolean
  mayErase: boolean
}

/** What can be done with the marked products; a plain form where there are no scripts. */
export function ProductBulkBar({ form, selected, categories, isTrash, mayErase }: ProductBulkBarProps) {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const { formMethod } = useNavigation()
  const isAlive = useHydrated()
  const isOff = isAlive && (selected.size === 0 || formMethod === 'POST')
  const erase = () => {
    setAsking(false)
    void submit(
      { intent: 'erase', ids: [...selected].join(',') },
      { method: 'post', preventScrollReset: true },
    )
  }
  return (
    <Form
      id={form}
      method="post"
      preventScrollReset
      className={clsx(
        'sticky bottom-4 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised low:static',
        selected.size === 0 && 'js:hidden',
      )}
    >
      <p aria-live="polite" className="me-auto text-sm text-muted tabular-nums">
        {selected.size > 0
          ? say(`Đã chọn ${formatNumber(selected.size)} sản phẩm`, {
              en: `${many(selected.size, 'product')} selected`,
            })
          : say('Đánh dấu sản phẩm để làm cùng lúc', { en: 'Tick products to change them together' })}
      </p>
      {isTrash ? (
        <>
          <Button type="submit" name="intent" value="restore" variant="secondary" disabled={isOff}>
            {say('Khôi phục', { en: 'Restore' })}
          </Button>
          {mayErase && (
            <Button
              variant="danger"
              className="no-js:hidden"
              disabled={isOff}
              onClick={() => setAsking(true)}
            >
              {say('Xóa hẳn', { en: 'Delete forever' })}
            </Button>
          )}
        </>
      ) : (
        <>
          <span className="flex items-center gap-2">
            <CompactSelect
              label={say('Loại sản phẩm mới', { en: 'New product type' })}
              name="to"
              options={[
                { value: '', label: say('Loại sản phẩm mới…', { en: 'New product type…' }) },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <Button type="submit" name="intent" value="move" variant="secondary" disabled={isOff}>
              {say('Đổi loại', { en: 'Change type' })}
            </Button>
          </span>
          <Button type="submit" name="intent" value="hide" variant="secondary" disabled={isOff}>
            {say('Ẩn khỏi trang', { en: 'Hide from the site' })}
          </Button>
          <Button type="submit" name="intent" value="show" variant="secondary" disabled={isOff}>
            {say('Hiện trên trang', { en: 'Show on the site' })}
          </Button>
          <Button type="submit" name="intent" value="trash" variant="secondary" disabled={isOff}>
            {say('Chuyển vào thùng rác', { en: 'Move to trash' })}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say('Xóa hẳn?', { en: 'Delete forever?' })}
        confirm={say('Xóa hẳn', { en: 'Delete forever' })}
        cancel={say('Giữ lại', { en: 'Keep' })}
        onConfirm={erase}
      >
        <p>
          {say(
            `${formatNumber(selected.size)} sản phẩm sẽ mất cùng ảnh, thông số, đánh giá và lịch sử giá. Không lấy lại được nữa.`,
            {
              en: `${many(selected.size, 'product')} will be gone with pictures, specifications, reviews and price history. This cannot be undone.`,
            },
          )}
        </p>
      </ConfirmDialog>
    </Form>
  )
}
