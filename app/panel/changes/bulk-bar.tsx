import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { useSay } from '#app/ui/language.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { CHANGE_WORDS } from './change-words.ts'

type Action = {
  value: string
  label: string
  /** What has to be said beside it: which category, which tag. */
  field?: ReactNode
  /** What is lost for good; such an action is asked about, and is done to the ticked alone. */
  warning?: string
}

type BulkBarProps = {
  id: string
  of: ChangeSubject
  /** The field that says what is done, and what else the form says. */
  name: string
  sent?: Readonly<Record<string, string>>
  actions: readonly Action[]
  count: number
  /** How many the list has on all its pages, and on this one. */
  total: number
  shown: number
  busy: boolean
  onClear: () => void
}

/** What can be done with the selected lines of a list at once. Without scripts it always stands there, with every choice. */
export function BulkBar({ id, of, name, sent = {}, actions, count, total, shown, ...rest }: BulkBarProps) {
  const say = useSay()
  const [value, setAction] = useState('')
  const [isAll, setAll] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isLacking, setLacking] = useState(false)
  const isSure = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const action = actions.find((each) => each.value === value)
  if (count === 0 && (value !== '' || isLacking)) {
    setAction('')
    setLacking(false)
  }
  const mayAll = total > shown && action?.warning === undefined
  const all = isAll && mayAll && count > 0
  const { noun } = CHANGE_WORDS[of]
  const counted = formatNumber(all ? total : count)
  const words = noun(all ? total : count)
  return (
    <>
      <Form
        ref={form}
        id={id}
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          if ((action && !all && action.warning === undefined) || isSure.current) return
          event.preventDefault()
          if (action) setAsking(true)
          else setLacking(true)
        }}
        className={clsx(
          'sticky bottom-4 z-20 low:static flex flex-wrap items-center gap-3 rounded-card border border-line-strong bg-surface p-3 shadow-raised',
          count === 0 && 'js:hidden',
        )}
      >
        <p className="font-semibold tabular-nums max-md:-order-2 max-md:grow no-js:hidden" aria-live="polite">
          {say({ en: `${counted} selected`, vi: `${counted} đã chọn` })}
        </p>
        {Object.entries(sent).map(([field, text]) => (
          <input key={field} type="hidden" name={field} value={text} />
        ))}
        {mayAll && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="scope"
              value="found"
              checked={isAll}
              onChange={({ currentTarget }) => setAll(currentTarget.checked)}
              className="size-5"
            />
            {say({
              en: `All ${formatNumber(total)} found`,
              vi: `Tất cả ${formatNumber(total)} ${noun(total).vi} tìm thấy`,
            })}
          </label>
        )}
        <CompactSelect
          label={say({
            en: `Action for the selected ${noun(2).en}`,
            vi: 'Thao tác hàng loạt',
          })}
          name={name}
          options={[
            { value: '', label: say({ en: 'Choose what to do…', vi: 'Chọn thao tác…' }) },
            ...actions.map(({ value, label }) => ({ value, label })),
          ]}
          value={value}
          onChange={({ currentTarget }) => {
            setAction(currentTarget.value)
            setLacking(false)
          }}
          aria-invalid={isLacking || undefined}
          aria-describedby={isLacking ? `${id}-lacking` : undefined}
        />
        {actions.map(
          (each) =>
            each.field !== undefined && (
              <span key={each.value} className={each === action ? 'contents' : 'js:hidden'}>
                {each.field}
              </span>
            ),
        )}
        <Button type="submit" loading={rest.busy}>
          {say({ en: 'Apply', vi: 'Áp dụng' })}
        </Button>
        <Button
          variant="ghost"
          className="max-md:-order-1 no-js:hidden"
          onClick={() => {
            setAll(false)
            rest.onClear()
          }}
        >
          {say({ en: 'Clear selection', vi: 'Bỏ chọn' })}
        </Button>
        {isLacking && (
          <p id={`${id}-lacking`} role="alert" className="w-full text-danger">
            {say({ en: 'Choose what to do', vi: 'Bạn chọn việc cần làm nhé.' })}
          </p>
        )}
      </Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say({
          en: `${action?.label}: ${counted} ${words.en}?`,
          vi: `${action?.label}: ${counted} ${words.vi}?`,
        })}
        confirm={action?.warning === undefined ? say({ en: 'Do it', vi: 'Áp dụng' }) : action.label}
        onConfirm={() => {
          isSure.current = true
          setAsking(false)
          form.current?.requestSubmit()
          isSure.current = false
        }}
      >
        <p>
          {action?.warning ??
            say({
              en: `It goes on in the background, and can be stopped and undone. ${noun(2).en.replace(/^./, (letter) => letter.toUpperCase())} that are so already stay as they are.`,
              vi: `Việc này chạy ngầm, dừng và hoàn tác được. Những ${noun(2).vi} đã như thế thì giữ nguyên.`,
            })}
        </p>
      </ConfirmDialog>
    </>
  )
}
