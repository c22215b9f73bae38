import { clsx } from 'clsx'
import { ExternalLink, Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { say } from '#app/vietnamese/say.ts'

/** A product as the list shows it. */
export type ProductLine = {
  id: number
  title: string
  /** Maker and model, whatever is known. */
  note: string
  picture: string
  category: string
  price: string
  hasPrice: boolean
  /** Where and when the price was seen and how old it is; null without one. */
  seen: string | null
  /** Whether it is too old to choose by. */
  isOld: boolean
  changed: string
  isDemo: boolean
  isHidden: boolean
}

type ProductTableProps = {
  lines: readonly ProductLine[]
  isTrash: boolean
  /** The form that the boxes belong to. */
  form: string
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[], isSelected: boolean) => void
}

/** The list itself: every line leads to its product. */
export function ProductTable({ lines, isTrash, form, selected, onSelect }: ProductTableProps) {
  const ids = lines.map(({ id }) => id)
  // Where all are samples, saying so on each line tells nothing.
  const marksSamples = lines.some(({ isDemo }) => !isDemo)
  return (
    <Table
      caption={
        isTrash
          ? say('Sản phẩm trong thùng rác', { en: 'Products in the trash' })
          : say('Sản phẩm', { en: 'Products' })
      }
      dense
      className="stacked-table product-rows"
    >
      <thead>
        <tr>
          <th scope="col" className="w-11">
            <Mark
              label={say('Chọn tất cả trên trang này', { en: 'Select all on this page' })}
              className="-my-2 no-js:hidden"
              checked={ids.every((id) => selected.has(id))}
              onChange={({ currentTarget }) => onSelect(ids, currentTarget.checked)}
            />
          </th>
          <th scope="col">{say('Sản phẩm', { en: 'Product' })}</th>
          <th scope="col">{say('Loại sản phẩm', { en: 'Product type' })}</th>
          <th scope="col" className="text-end!">
            {say('Giá', { en: 'Price' })}
          </th>
          <th scope="col">
            {isTrash ? say('Ngày xóa', { en: 'Deleted' }) : say('Trạng thái', { en: 'State' })}
          </th>
          <th scope="col">
            <span className="sr-only">
              {isTrash ? say('Khôi phục', { en: 'Restore' }) : say('Sửa, xem', { en: 'Edit, view' })}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="hover:bg-sunken">
            <td>
              <Mark
                label={say(`Chọn ${line.title}`, { en: `Select ${line.title}` })}
                form={form}
                name="ids"
                value={line.id}
                checked={selected.has(line.id)}
                onChange={({ currentTarget }) => onSelect([line.id], currentTarget.checked)}
              />
            </td>
            <td className="min-w-72">
              <ProductName line={line} marksSamples={marksSamples} />
            </td>
            <td className="max-xl:hidden">{line.category}</td>
            <td className="min-w-44 md:text-end">
              <span className={line.hasPrice ? 'font-semibold whitespace-nowrap' : 'text-muted'}>
                {line.price}
              </span>
              {line.seen && (
                <span className={clsx('block text-xs', line.isOld ? 'font-semibold text-cut' : 'text-muted')}>
                  {line.seen}
                </span>
              )}
            </td>
            <td className="whitespace-nowrap text-muted max-xl:hidden">
              {isTrash ? line.changed : <State line={line} />}
            </td>
            <td>
              {isTrash && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="restore" />
                  <input type="hidden" name="ids" value={line.id} />
                  <Button
                    type="submit"
                    variant="secondary"
                    aria-label={say(`Khôi phục ${line.title}`, { en: `Restore ${line.title}` })}
                  >
                    {say('Khôi phục', { en: 'Restore' })}
                  </Button>
                </Form>
              )}
              {!isTrash && <Ways line={line} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Whether visitors see it, and when it was last edited. */
const State = ({ line: { isHidden, changed } }: { line: ProductLine }) => (
  <>
    {isHidden ? (
      <Badge tone="cut">{say('Đang ẩn', { en: 'Hidden' })}</Badge>
    ) : (
      say('Đang hiện', { en: 'On the site' })
    )}
    <span className="block text-xs">
      {say('Sửa ', { en: 'Edited ' })}
      {changed}
    </span>
  </>
)

/** To the product's form and, where readers see it, to its page. */
function Ways({ line: { id, title, isHidden } }: { line: ProductLine }) {
  return (
    <span className="flex items-center gap-1">
      <Link
        to={`/admin/products/${id}`}
        aria-label={say(`Sửa ${title}`, { en: `Edit ${title}` })}
        className={buttonClass('secondary', 'sm')}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {say('Sửa', { en: 'Edit' })}
      </Link>
      {!isHidden && (
        <a
          href={`/products/${id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={say(`Xem ${title} trên trang, thẻ mới`, {
            en: `View ${title} on the site, new tab`,
          })}
          title={say('Xem trên trang', { en: 'View on site' })}
          className={buttonClass('ghost', 'md', 'px-3 max-xl:hidden')}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </span>
  )
}

function Mark({ label, className, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={clsx('grid size-11 place-items-center', className)}>
      <span className="sr-only">{label}</span>
      <input {...input} type="checkbox" className="size-5" />
    </label>
  )
}

function ProductName({ line, marksSamples }: { line: ProductLine; marksSamples: boolean }) {
  const { id, title, note, picture, isDemo, isHidden } = line
  return (
    <div className="flex items-center gap-3">
      <img
        src={picture}
        alt=""
        width={56}
        height={42}
        loading="lazy"
        className="h-10.5 w-14 shrink-0 rounded-control bg-stage object-contain"
      />
      <span className="min-w-0">
        <Link
          to={`/admin/products/${id}`}
          className="line-clamp-2 font-semibold hover:text-action hover:underline"
        >
          {title}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-muted">
          {note}
          {isHidden && (
            <Badge tone="cut" className="xl:hidden">
              {say('Đang ẩn', { en: 'Hidden' })}
            </Badge>
          )}
          {isDemo && marksSamples && <Badge>{say('Mẫu', { en: 'Sample' })}</Badge>}
        </span>
      </span>
    </div>
  )
}
