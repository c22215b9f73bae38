import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { CategoryRow, SubcategoryRow } from '#app/domain/blog/queries/taxonomy-rows.server.ts'
import { ArticleCount } from '#app/panel/parts/article-count.tsx'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

type SubcategoriesProps = {
  category: CategoryRow
  outcome: Outcome | null | undefined
  closeHref: string
}

/** The subcategories of one category: each can be changed where it stands, and one more be made. */
export function Subcategories({ category, outcome, closeHref }: SubcategoriesProps) {
  const { id, name, subcategories } = category
  return (
    <Card
      as="section"
      aria-label={say(`Subcategories of ${name}`, { vi: `Danh mục con của ${name}` })}
      className="border-action"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">
          {say('Subcategories of ', { vi: 'Danh mục con của ' })}
          {name}
        </h2>
        <Link to={closeHref} preventScrollReset className={buttonClass('secondary')}>
          {say('Close', { vi: 'Đóng' })}
        </Link>
      </div>
      {subcategories.length === 0 && (
        <p className="text-muted">{say('No subcategories yet.', { vi: 'Chưa có danh mục con nào.' })}</p>
      )}
      <ul className="grid divide-y divide-line">
        {subcategories.map((row) => (
          <li key={row.id} className="py-3">
            <Subcategory row={row} outcome={outcome} />
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-line pt-4">
        <SubcategoryForm
          key={subcategories.length}
          fields={{ intent: 'create', category_id: String(id), is_active: 'on' }}
          label={say('New subcategory', { vi: 'Danh mục con mới' })}
          order={subcategories.length + 1}
          outcome={outcome}
        />
      </div>
    </Card>
  )
}

function Subcategory({ row, outcome }: { row: SubcategoryRow } & Pick<SubcategoriesProps, 'outcome'>) {
  const { id, name, displayOrder, isActive } = row
  const own = { table: 'subcategories', id: String(id) }
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <SubcategoryForm
        key={`${name}${displayOrder}`}
        fields={{ ...own, intent: 'update', ...(isActive && { is_active: 'on' }) }}
        label={say('Name', { vi: 'Tên' })}
        name={name}
        order={displayOrder}
        outcome={outcome}
      />
      <span className="mb-1.5 inline-flex min-h-11 items-center text-sm">
        <ArticleCount {...row} />
      </span>
      <div className="mb-1.5 flex">
        <SwitchButton
          isOn={isActive}
          label={say(`${name} active`, { vi: `${name} đang dùng` })}
          fields={{ ...own, intent: 'activate' }}
        />
        <DeleteButton
          fields={{ ...own, intent: 'delete' }}
          label={say(`Delete ${name}`, { vi: `Xóa ${name}` })}
          title={say('Delete subcategory', { vi: 'Xóa danh mục con' })}
          question={say('Are you sure you want to delete this subcategory?', {
            vi: 'Bạn chắc chắn muốn xóa danh mục con này?',
          })}
        />
      </div>
    </div>
  )
}

type SubcategoryFormProps = {
  fields: Readonly<Record<string, string>>
  label: string
  name?: string
  order: number
  outcome?: Outcome | null | undefined
}

function SubcategoryForm({ fields, label, name = '', order, outcome }: SubcategoryFormProps) {
  const id = useId()
  const { state } = useNavigation()
  const { is_active: _isActive, ...own } = fields
  const typed = typedInto(outcome, own)
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      className="flex grow basis-80 flex-wrap items-end gap-3"
    >
      <input type="hidden" name="table" value="subcategories" />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="min-w-40 grow">
        <TextField
          id={`${id}-name`}
          label={label}
          name="name"
          required
          maxLength={100}
          defaultValue={typed?.['name'] ?? name}
          error={typed && errorOf(outcome, 'name')}
        />
      </div>
      <div className="w-20">
        <TextField
          id={`${id}-order`}
          label={say('Order', { vi: 'Thứ tự' })}
          name="display_order"
          inputMode="numeric"
          defaultValue={typed?.['display_order'] ?? order}
          error={typed && errorOf(outcome, 'display_order')}
        />
      </div>
      <Button type="submit" variant="secondary" className="mb-1.5" loading={state === 'submitting'}>
        {!name && <Plus aria-hidden="true" className="size-4" />}
        {name ? say('Save', { vi: 'Lưu' }) : say('Add', { vi: 'Thêm' })}
      </Button>
    </Form>
  )
}
