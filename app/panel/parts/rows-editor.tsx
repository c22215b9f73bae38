import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { say } from '#app/vietnamese/say.ts'
import type { FormRow } from './form-values.ts'
import type { Outcome } from './outcome.ts'
import { useTouch } from './parts-form.tsx'
import { RowCell } from './row-cell.tsx'
import type { RowColumn } from './row-cell.tsx'

type RowsEditorProps = {
  /** The list's name in the form. */
  list: string
  /** What a line is called: 'thông số'. */
  noun: string
  columns: readonly RowColumn[]
  rows: readonly FormRow[]
  outcome: Outcome | undefined
  /** How the fields of a line stand side by side, from 768 px on. */
  layout: string
  /** Labels stand over the first line only, from 768 px on. */
  isTable?: boolean
  /** Lines at most. */
  most: number
  /** What a new line starts with. */
  blank?: FormRow
  preview?: (row: FormRow) => ReactNode
  /** What a blank line is added by, where there is a better way. */
  addBlank?: string
  /** The better way, which comes first. */
  first?: (add: (row: FormRow) => void) => ReactNode
  /** Other ways to add a line than a blank one. */
  more?: (add: (row: FormRow) => void) => ReactNode
}

type Line = { key: number; row: FormRow }

/** Lines that a browser without scripts is given to add. */
const SPARE = 2

/** Lines to change, add, take out and put in order: by dragging, or by the arrows of each. */
export function RowsEditor(props: RowsEditorProps) {
  const {
    list,
    noun,
    columns,
    rows,
    outcome,
    layout,
    isTable = false,
    most,
    blank = {},
    preview,
    addBlank,
    first,
    more,
  } = props
  const [lines, setLines] = useState<readonly Line[]>(rows.map((row, key) => ({ key, row })))
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<{ key: number; on: string } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const isAlive = useHydrated()
  const touch = useTouch()
  useEffect(() => {
    if (!focus) return
    const line = box.current?.querySelector(`[data-line="${focus.key}"]`)
    const wanted = line?.querySelector<HTMLElement>(focus.on)
    const other = line?.querySelector<HTMLElement>('button:not(:disabled)')
    ;(wanted?.matches(':disabled') ? other : wanted)?.focus()
  }, [focus])
  const add = (row: FormRow) => {
    const key = 1 + Math.max(-1, ...lines.map((line) => line.key))
    setLines((before) => [...before, { key, row }])
    setFocus({ key, on: 'input, textarea, select' })
    touch()
  }
  const remove = (at: number) => {
    setLines((before) => before.filter((_, index) => index !== at))
    setSaid(say(`Đã bỏ ${noun} ${at + 1}.`, { en: `Removed ${noun} ${at + 1}.` }))
    touch()
  }
  const move = (from: number, to: number) => {
    setLines((before) => moved(before, from, to))
    setSaid(
      say(`Đã chuyển ${noun} ${from + 1} đến vị trí ${to + 1}.`, {
        en: `Moved ${noun} ${from + 1} to position ${to + 1}.`,
      }),
    )
    touch()
  }
  const cell = (column: RowColumn, row: FormRow, at: number) => (
    <RowCell
      key={column.name}
      name={`${list}.${at}.${column.name}`}
      column={column}
      of={`${noun} ${at + 1}`}
      value={row[column.name] ?? ''}
      error={outcome?.errors?.[`${list}.${at}.${column.name}`]}
    />
  )
  return (
    <div className="grid gap-3">
      <ul ref={box} className="grid gap-2">
        {lines.map(({ key, row }, at) => (
          // The arrows of the line do by keyboard what dragging does.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={key}
            data-line={key}
            onDragOver={(event) => {
              const from = lines.findIndex((line) => line.key === dragged)
              if (from < 0) return
              event.preventDefault()
              if (from !== at) move(from, at)
            }}
            onDrop={(event) => event.preventDefault()}
            className={clsx(
              'flex items-start gap-2 rounded-card border p-2 pe-1 max-md:flex-wrap',
              isTable && at > 0 && 'md:[&_.grid>label]:hidden',
              key === dragged ? 'border-action bg-action-soft' : 'border-line',
            )}
          >
            <span
              draggable
              title={say('Kéo để đổi thứ tự', { en: 'Drag to reorder' })}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', String(at))
                event.dataTransfer.effectAllowed = 'move'
                setDragged(key)
              }}
              onDragEnd={() => setDragged(null)}
              className="mt-2.5 cursor-grab p-0.5 text-muted no-js:hidden max-md:hidden"
            >
              <GripVertical aria-hidden="true" className="size-5" />
            </span>
            {preview?.(row)}
            <div className={clsx('grid min-w-0 grow gap-x-3 gap-y-2 max-md:basis-full', layout)}>
              {columns.map((column) => cell(column, row, at))}
              <label className="text-sm js:hidden">
                {say('Thứ tự', { en: 'Order' })}
                <input
                  name={`${list}.${at}.order`}
                  defaultValue={at + 1}
                  disabled={isAlive}
                  inputMode="numeric"
                  className="control min-h-11"
                />
              </label>
            </div>
            <span className="flex no-js:hidden max-md:ms-auto">
              <IconButton
                label={say(`Đưa ${noun} ${at + 1} lên`, { en: `Move ${noun} ${at + 1} up` })}
                data-move="up"
                disabled={at === 0}
                onClick={() => {
                  move(at, at - 1)
                  setFocus({ key, on: '[data-move=up]' })
                }}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                label={say(`Đưa ${noun} ${at + 1} xuống`, { en: `Move ${noun} ${at + 1} down` })}
                data-move="down"
                disabled={at === lines.length - 1}
                onClick={() => {
                  move(at, at + 1)
                  setFocus({ key, on: '[data-move=down]' })
                }}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                label={say(`Bỏ ${noun} ${at + 1}`, { en: `Remove ${noun} ${at + 1}` })}
                className="text-danger"
                onClick={() => remove(at)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </span>
          </li>
        ))}
        {!isAlive &&
          Array.from({ length: SPARE }, (_, spare) => (
            <li key={`spare-${spare}`} className="rounded-card border border-line p-2 js:hidden">
              <div className={clsx('grid gap-x-3 gap-y-2', layout)}>
                {columns.map((column) => cell(column, blank, lines.length + spare))}
              </div>
            </li>
          ))}
      </ul>
      {lines.length === 0 && (
        <p className="text-muted no-js:hidden">{say(`Chưa có ${noun} nào.`, { en: `No ${noun} yet.` })}</p>
      )}
      <p className="flex flex-wrap gap-3 no-js:hidden">
        {lines.length < most && first?.(add)}
        <Button
          variant={first ? 'secondary' : 'soft'}
          disabled={lines.length >= most}
          onClick={() => add(blank)}
        >
          {!first && <Plus aria-hidden="true" className="size-4" />}
          {addBlank ?? say(`Thêm ${noun}`, { en: `Add ${noun}` })}
        </Button>
        {lines.length < most && more?.(add)}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function moved(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length) return lines
  const others = lines.filter((_, index) => index !== from)
  return [...others.slice(0, to), line, ...others.slice(to)]
}
