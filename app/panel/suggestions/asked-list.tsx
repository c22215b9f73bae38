import type { AskedRow } from '#app/domain/advisor/queries/shown-questions.server.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type Sort = 'popular' | 'recent'
const SORTS = [
  { value: 'popular', label: 'Hỏi nhiều' },
  { value: 'recent', label: 'Mới hỏi' },
] as const

type AskedListProps = { rows: readonly AskedRow[]; sort: Sort; text: string; hrefOf: (sort: Sort) => string }

/** What visitors asked, each with the switch that shows or hides it. */
export function AskedList({ rows, sort, text, hrefOf }: AskedListProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm label="Tìm câu hỏi" text={text} kept={{ view: 'asked', sort }} />
        <ViewTabs label="Thứ tự" views={SORTS} current={sort} href={hrefOf} />
      </div>
      <p className="text-sm text-muted">
        Câu được hỏi từ 3 lần và đang bật mới hiện cho khách. Lựa chọn của bạn được giữ, dù câu đó được hỏi
        thêm bao nhiêu lần.
      </p>
      {rows.length === 0 ? (
        <EmptyState title={text ? 'Không có câu nào như vậy' : 'Chưa có ai hỏi'} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 py-2 ps-4 pe-2">
              <div className="min-w-0 grow">
                <p className="[overflow-wrap:anywhere]">{row.text}</p>
                <p className="text-sm text-muted tabular-nums">
                  {formatNumber(row.count)} lần · {formatDateTime(row.lastAt)}
                  {row.isShown && !row.isAskedByMany && ' · chưa đủ 3 lần để hiện'}
                  {row.isChosen && ' · do biên tập chọn'}
                </p>
              </div>
              <SwitchButton
                isOn={row.isShown}
                label={`Hiện cho khách: ${row.text}`}
                fields={{ intent: 'show', id: String(row.id) }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
