import { Form, Link, useNavigation } from 'react-router'
import type { DoubtfulRow } from '#app/domain/imports/doubts.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

export type MatchesPhaseProps = {
  file: { id: string; fileName: string }
  rows: readonly DoubtfulRow[]
  total: number
  outcome: Outcome | undefined
}

/** How the panel calls what tells products apart. */
const FIELDS: Readonly<Record<string, string>> = {
  get title() {
    return say('Name', { vi: 'Tên' })
  },
  get brand() {
    return say('Brand', { vi: 'Thương hiệu' })
  },
  get model() {
    return say('Model', { vi: 'Mã máy' })
  },
  get gtin() {
    return say('Barcode', { vi: 'Mã vạch' })
  },
  get category() {
    return say('Category', { vi: 'Loại sản phẩm' })
  },
  get source_key() {
    return say('Source key', { vi: 'Mã nguồn' })
  },
}

/** Rows that may be products that are there already: each beside what it may be, to be kept apart, put together or left out. */
export function MatchesPhase({ file, rows, total, outcome }: MatchesPhaseProps) {
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  useOutcomeToast(outcome)
  return (
    <Form method="post" action={`?job=${file.id}&step=matches`} className="grid gap-6">
      <Card as="section" aria-labelledby="matches">
        <h2 id="matches" className="text-lg font-bold">
          {say('The same product, or another?', { vi: 'Cùng một sản phẩm, hay sản phẩm khác?' })}
        </h2>
        <p className="mt-1 text-muted break-words">
          <strong className="text-ink">{file.fileName}</strong>
          {say(' · rows that wait: ', { vi: ' · số dòng đang chờ: ' })}
          <span className="tabular-nums">{formatNumber(total)}</span>
          {say('. Nothing was written of them. What you decide holds for later files and feeds too.', {
            vi: '. Chưa ghi gì từ những dòng này. Quyết định của bạn cũng dùng cho các tệp và nguồn về sau.',
          })}
        </p>
        {rows.length > 0 && (
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="decide" loading={intent === 'decide'}>
              {say('Save what is chosen below', { vi: 'Lưu những gì đã chọn bên dưới' })}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="merge-all"
              variant="secondary"
              loading={intent === 'merge-all'}
            >
              {say('Merge all that have one match', { vi: 'Gộp mọi dòng chỉ khớp một sản phẩm' })}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="new-all"
              variant="secondary"
              loading={intent === 'new-all'}
            >
              {say('All are new', { vi: 'Tất cả là sản phẩm mới' })}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="leave-all"
              variant="secondary"
              loading={intent === 'leave-all'}
            >
              {say('Leave all out', { vi: 'Bỏ qua tất cả' })}
            </Button>
          </div>
        )}
        <p className="mt-4">
          <Link
            to={`?job=${file.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-action underline"
          >
            {say('Back to the result', { vi: 'Về kết quả' })}
          </Link>
        </p>
      </Card>
      {rows.length === 0 && (
        <p role="status">
          {say('No row waits for a decision.', { vi: 'Không có dòng nào chờ quyết định.' })}
        </p>
      )}
      {rows.map((row) => (
        <Doubt key={row.row} {...row} />
      ))}
    </Form>
  )
}

function Doubt({ row, title, reason, candidates }: DoubtfulRow) {
  return (
    <Card
      as="section"
      padding="none"
      aria-label={say(`Row ${row}: ${title}`, { vi: `Dòng ${row}: ${title}` })}
      className="overflow-hidden"
    >
      <div className="grid gap-2 p-4 md:px-6">
        <h3 className="flex flex-wrap items-baseline gap-3 font-bold break-words">
          <Badge tone="cut">
            {say('Row ', { vi: 'Dòng ' })}
            {row}
          </Badge>
          <span className="min-w-0">{title}</span>
        </h3>
        {reason && <p className="text-muted">{reason}.</p>}
      </div>
      {candidates.map(({ id, key, title: known, sides }) => (
        <Table
          key={key}
          caption={say(`Row ${row} beside ${known}`, { vi: `Dòng ${row} bên cạnh ${known}` })}
          dense
          className="rounded-none border-x-0"
        >
          <thead>
            <tr>
              <th scope="col" className="w-28">
                <span className="sr-only">{say('What', { vi: 'Mục' })}</span>
              </th>
              <th scope="col">{say('In the file', { vi: 'Trong tệp' })}</th>
              <th scope="col">{say('There already', { vi: 'Đã có ở đây' })}</th>
            </tr>
          </thead>
          <tbody>
            {sides
              .filter((side) => side.row !== '' || side.there !== '')
              .map(({ field, row: own, there }) => (
                <tr key={field}>
                  <th scope="row" className="font-normal text-muted">
                    {FIELDS[field] ?? field}
                  </th>
                  <td className="wrap-anywhere">{own || <span className="text-muted">–</span>}</td>
                  <td className="wrap-anywhere">
                    {field === 'title' && id !== null ? (
                      <Link
                        to={`/admin/products/${id}`}
                        target="_blank"
                        className="inline-flex min-h-11 items-center text-action underline md:min-h-0"
                      >
                        {there}
                        <span className="sr-only">{say(' in a new tab', { vi: ' ở thẻ mới' })}</span>
                      </Link>
                    ) : (
                      there || <span className="text-muted">–</span>
                    )}
                  </td>
                </tr>
              ))}
          </tbody>
        </Table>
      ))}
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1 p-4 md:px-6">
        <legend className="sr-only">
          {say('What becomes of row ', { vi: 'Xử lý thế nào với dòng ' })}
          {row}
        </legend>
        <input type="hidden" name="row" value={row} />
        <Choice row={row} value="" label={say('Decide later', { vi: 'Quyết định sau' })} isChosen />
        {candidates.map(({ id, key, title: known }) =>
          id === null ? null : (
            <Choice
              key={key}
              row={row}
              value={`merge:${id}`}
              label={
                candidates.length > 1
                  ? say(`Merge into ${known}`, { vi: `Gộp vào ${known}` })
                  : say('The same: merge', { vi: 'Cùng một sản phẩm: gộp' })
              }
            />
          ),
        )}
        <Choice row={row} value="new" label={say('Another: make it new', { vi: 'Sản phẩm khác: tạo mới' })} />
        <Choice
          row={row}
          value="leave"
          label={say('Keep what is there, leave the row out', { vi: 'Giữ cái đã có, bỏ dòng này' })}
        />
      </fieldset>
    </Card>
  )
}

type ChoiceProps = { row: number; value: string; label: string; isChosen?: boolean }

function Choice({ row, value, label, isChosen = false }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 hover:text-action">
      <input
        type="radio"
        name={`choice-${row}`}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  )
}
