import { clsx } from 'clsx'
import { ExternalLink, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { STATUS_LABELS } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { say } from '#app/vietnamese/say.ts'
import { StatusBadge } from '../status-badge.tsx'

/** A line of the list, ready to read. */
export type ArticleLine = {
  id: number
  title: string
  /** The public page; null where the public has none. */
  href: string | null
  category: string
  author: string
  published: string | null
  /** When it was changed or put into the trash; null where its date says enough. */
  changed: string | null
  /** What it has yet to be given: a picture, an excerpt. */
  lacks: readonly string[]
  status: ArticleStatus
}

type ArticleTableProps = {
  lines: readonly ArticleLine[]
  trash: boolean
  /** The form that the checkboxes belong to. */
  form: string
  selected: ReadonlySet<number>
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  onDelete: (line: ArticleLine) => void
  onRestore: (line: ArticleLine) => void
  /** Left out for those who may not. */
  onErase?: ((line: ArticleLine) => void) | undefined
}

/** The articles of a page. On a phone each stands as a card of its own. */
export function ArticleTable({ lines, form, selected, onSelect, ...rest }: ArticleTableProps) {
  const ids = lines.map(({ id }) => id)
  /** Where several were changed in one go, saying when on each line tells nothing. */
  const isTold = (line: ArticleLine) =>
    rest.trash || lines.every(({ id, changed }) => id === line.id || changed !== line.changed)
  return (
    <Table caption={say('Articles', { vi: 'Các bài viết' })} dense className="stacked-table article-rows">
      <thead>
        <tr>
          <th scope="col" className="w-11 no-js:hidden">
            <input
              type="checkbox"
              aria-label={say('Select all articles on this page', { vi: 'Chọn mọi bài trên trang này' })}
              checked={ids.length > 0 && ids.every((id) => selected.has(id))}
              onChange={({ currentTarget }) => onSelect(ids, currentTarget.checked)}
              className="block size-5"
            />
          </th>
          <th scope="col">{say('Title', { vi: 'Tiêu đề' })}</th>
          <th scope="col">{say('Category', { vi: 'Danh mục' })}</th>
          <th scope="col">{say('Author', { vi: 'Tác giả' })}</th>
          <th scope="col">{say('Published Date', { vi: 'Ngày đăng' })}</th>
          <th scope="col">{say('Status', { vi: 'Trạng thái' })}</th>
          <th scope="col" className="text-end!">
            {say('Actions', { vi: 'Thao tác' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            form={form}
            isSelected={selected.has(line.id)}
            tellsChange={isTold(line)}
            onSelect={onSelect}
            {...rest}
          />
        ))}
      </tbody>
    </Table>
  )
}

type LineProps = Omit<ArticleTableProps, 'lines' | 'selected'> & {
  line: ArticleLine
  isSelected: boolean
  tellsChange: boolean
}

function Line({ line, form, isSelected, tellsChange, trash, onSelect, ...actions }: LineProps) {
  const { id, title, category, author, published, changed, lacks, status } = line
  return (
    <tr className={isSelected ? 'bg-action-soft' : 'hover:bg-sunken'}>
      <td>
        <input
          type="checkbox"
          form={form}
          name="ids"
          value={id}
          aria-label={say(`Select “${title}”`, { vi: `Chọn “${title}”` })}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect([id], currentTarget.checked)}
          className="block size-5"
        />
      </td>
      <th scope="row" lang="vi" className="max-w-96 min-w-56 xl:w-full xl:max-w-none">
        {trash ? (
          title
        ) : (
          <Link to={`/admin/articles/${id}/edit`} className="hover:text-action hover:underline">
            {title}
          </Link>
        )}
        {lacks.length > 0 && !trash ? (
          <span lang="en" className="block text-xs font-normal text-cut md:max-xl:ms-2 md:max-xl:inline">
            {lacks.join(', ')}
          </span>
        ) : (
          tellsChange &&
          changed && (
            // In a narrow window the date it came out on says enough, where it has one.
            <span
              lang="en"
              className={clsx('block text-xs font-normal text-muted', published && !trash && 'max-xl:hidden')}
            >
              {trash ? say('Deleted', { vi: 'Xóa lúc' }) : say('Updated', { vi: 'Sửa lúc' })} {changed}
            </span>
          )
        )}
      </th>
      <td lang="vi" className="max-md:hidden md:max-xl:w-26 xl:whitespace-nowrap">
        {category}
      </td>
      <td lang="vi" className="max-md:hidden md:max-xl:w-44 xl:min-w-36">
        {author}
      </td>
      <td className={clsx('whitespace-nowrap md:max-xl:w-38', !published && 'max-md:hidden')}>
        {published ?? '–'}
      </td>
      <td>{status === 'published' ? <Usual status={status} /> : <StatusBadge status={status} />}</td>
      <td>{trash ? <TrashActions line={line} {...actions} /> : <Actions line={line} {...actions} />}</td>
    </tr>
  )
}

/** The state that nearly all have stays quiet: what differs is to be seen. */
const Usual = ({ status }: { status: ArticleStatus }) => (
  <span className="text-muted">{STATUS_LABELS[status]}</span>
)

function Actions({ line, onDelete }: Pick<LineProps, 'line' | 'onDelete'>) {
  const { id, title, href } = line
  return (
    <span className="flex justify-end gap-1">
      {href ? (
        <IconButton asChild label={say('View', { vi: 'Xem' })} className="max-md:hidden">
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={say(`View “${title}” in a new tab`, { vi: `Xem “${title}” ở thẻ mới` })}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </IconButton>
      ) : (
        // Keeps the others in their column.
        <span aria-hidden="true" className="w-11 max-md:hidden" />
      )}
      <IconButton asChild label={say('Edit', { vi: 'Sửa' })}>
        <Link
          to={`/admin/articles/${id}/edit`}
          aria-label={say(`Edit “${title}”`, { vi: `Sửa “${title}”` })}
          title={say('Edit', { vi: 'Sửa' })}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
      </IconButton>
      <IconButton
        label={say(`Delete “${title}”`, { vi: `Xóa “${title}”` })}
        className="row-delete no-js:hidden"
        onClick={() => onDelete(line)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </span>
  )
}

function TrashActions({ line, onRestore, onErase }: Pick<LineProps, 'line' | 'onRestore' | 'onErase'>) {
  return (
    <span className="flex gap-1 no-js:hidden">
      <IconButton
        label={say(`Restore “${line.title}”`, { vi: `Khôi phục “${line.title}”` })}
        onClick={() => onRestore(line)}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
      </IconButton>
      {onErase && (
        <IconButton
          label={say(`Delete “${line.title}” forever`, { vi: `Xóa hẳn “${line.title}”` })}
          onClick={() => onErase(line)}
        >
          <Trash2 aria-hidden="true" className="size-4 text-danger" />
        </IconButton>
      )}
    </span>
  )
}
