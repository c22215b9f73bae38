import type { AskedRow } from '#app/domain/advisor/queries/shown-questions.server.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type Sort = 'popular' | 'recent'
const SORTS = [
  {
    value: 'popular',
    get label() {
      return say('Hỏi nhiều', { en: 'Most asked' })
    },
  },
  {
    value: 'recent',
    get label() {
      return say('Mới hỏi', { en: 'Latest' })
    },
  },
] as const

type AskedListProps = { rows: readonly AskedRow[]; sort: Sort; text: string; hrefOf: (sort: Sort) => string }

/** What visitors asked, each with the switch that shows or hides it. */
export function AskedList({ rows, sort, text, hrefOf }: AskedListProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchForm
          label={say('Tìm câu hỏi', { en: 'Search questions' })}
          text={text}
          kept={{ view: 'asked', sort }}
        />
        <ViewTabs label={say('Thứ tự', { en: 'Order' })} views={SORTS} current={sort} href={hrefOf} />
      </div>
      <p className="text-sm text-muted">
        {say(
          'Khách chỉ thấy câu đang bật và được hỏi từ 3 lần. Bạn đã chọn bật hay tắt thì giữ mãi như vậy.',
          {
            en: 'Visitors see what is turned on and was asked 3 times or more. What you turn on or off stays so.',
          },
        )}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={
            text
              ? say('Không có câu nào như vậy', { en: 'No such question' })
              : say('Chưa có ai hỏi', { en: 'Nobody has asked yet' })
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 py-1.5 ps-4 pe-2 md:gap-4">
              <b className="w-12 shrink-0 whitespace-nowrap tabular-nums">
                {say(`${formatNumber(row.count)} lần`, { en: `${formatNumber(row.count)} ×` })}
              </b>
              <p className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <span className="[overflow-wrap:anywhere]">{keepUnits(row.text)}</span>
                <span className="text-sm text-muted tabular-nums">
                  {row.isShown && row.isAskedByMany && say('đang hiện · ', { en: 'shown · ' })}
                  {row.isChosen && say('do biên tập chọn · ', { en: 'chosen by an editor · ' })}
                  {formatDate(row.lastAt)}
                </span>
              </p>
              <SwitchButton
                isOn={row.isShown}
                label={say(`Hiện cho khách: ${row.text}`, { en: `Show to visitors: ${row.text}` })}
                fields={{ intent: 'show', id: String(row.id) }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
