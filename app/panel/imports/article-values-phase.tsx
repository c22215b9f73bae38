import { Form, Link, useNavigation } from 'react-router'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { KeptMappings, More, ValueTable } from './values-phase.tsx'

type NamedList = {
  values: readonly { value: string; rows: number; choice: string }[]
  more: number
  known: readonly { id: number; name: string }[]
}

export type ArticleValuesPhaseProps = {
  file: { id: string; fileName: string; rows: number }
  categories: NamedList
  authors: NamedList
  /** Names of mappings that were kept for files with this header. */
  kept: readonly string[]
  outcome: Outcome | undefined
}

/** Between a file of articles and its check: whom and what it names, each decided about once for all its rows. */
export function ArticleValuesPhase({ file, categories, authors, kept, outcome }: ArticleValuesPhaseProps) {
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  useOutcomeToast(outcome)
  return (
    <Form method="post" action={`?job=${file.id}&step=values`} className="grid gap-6">
      <Card as="section" aria-labelledby="values">
        <h2 id="values" className="text-lg font-bold">
          {say('Categories and authors', { vi: 'Danh mục và tác giả' })}
        </h2>
        <p className="mt-1 text-muted break-words">
          <strong className="text-ink">{file.fileName}</strong>
          {say(
            ` · ${formatNumber(file.rows)} articles. What is marked as new is made when the import starts, and taken away again when the import is undone.`,
            {
              vi: ` · ${formatNumber(file.rows)} bài viết. Mục nào ghi là mới sẽ được tạo khi bắt đầu nhập, và mất đi khi hoàn tác lần nhập.`,
            },
          )}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="values" loading={intent === 'values'}>
            {say('Continue: check the articles', { vi: 'Tiếp tục: kiểm tra các bài' })}
          </Button>
          <Button asChild variant="secondary">
            <Link to={`?job=${file.id}`}>{say('Columns', { vi: 'Các cột' })}</Link>
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="ghost">
            {say('Discard this file', { vi: 'Bỏ tệp này' })}
          </Button>
        </div>
        <KeptMappings kept={kept} />
      </Card>
      <NamedTable
        list={categories}
        title={say('Categories', { vi: 'Danh mục' })}
        own={(name) => say(`New category: ${name}`, { vi: `Danh mục mới: ${name}` })}
        field="category"
        canLeaveOut
      />
      <NamedTable
        list={authors}
        title={say('Authors', { vi: 'Tác giả' })}
        own={(name) => say(`New author: ${name}`, { vi: `Tác giả mới: ${name}` })}
        field="author"
      />
    </Form>
  )
}

type NamedTableProps = {
  list: NamedList
  title: string
  /** What making one of that name is called. */
  own: (name: string) => string
  field: string
  canLeaveOut?: boolean
}

function NamedTable({
  list: { values, more, known },
  title,
  own,
  field,
  canLeaveOut = false,
}: NamedTableProps) {
  if (values.length === 0) return null
  return (
    <Card padding="none" as="section" aria-labelledby={field} className="overflow-hidden">
      <h3 id={field} className="p-4 text-lg font-bold md:px-6">
        {title} <span className="font-normal text-muted">{formatNumber(values.length + more)}</span>
      </h3>
      <ValueTable caption={say(`${title} of the file`, { vi: `${title} trong tệp` })}>
        {values.map(({ value, rows, choice }) => (
          <tr key={value}>
            <th scope="row" className="max-w-72 min-w-32 align-middle break-words">
              {value}
              <input type="hidden" name={field} value={value} />
            </th>
            <td className="text-end align-middle">{formatNumber(rows)}</td>
            <td className="min-w-48 md:min-w-60">
              <select
                key={choice}
                name={`${field}Choice`}
                defaultValue={choice}
                aria-label={say(`${title}: ${value} becomes`, { vi: `${title}: ${value} thành` })}
                aria-invalid={choice === '' || undefined}
                className={`${controlClass} min-h-11 w-full`}
              >
                <option value="">
                  {say('No place yet: refuse its articles', {
                    vi: 'Chưa có chỗ: không nhận các bài của mục này',
                  })}
                </option>
                <option value="own">{own(value)}</option>
                {canLeaveOut && (
                  <option value="out">
                    {say('Leave its articles out', { vi: 'Bỏ qua các bài của mục này' })}
                  </option>
                )}
                <optgroup label={say('Already here', { vi: 'Đã có ở đây' })}>
                  {known.map(({ id, name }) => (
                    <option key={id} value={`id:${id}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              </select>
            </td>
          </tr>
        ))}
      </ValueTable>
      <More more={more} />
    </Card>
  )
}
