import type { AskedRow } from '#app/domain/advisor/queries/shown-questions.server.ts'
import { SearchForm } from '#app/panel/parts/search-form.tsx'
import { SwitchButton } from '#app/panel/parts/switch-button.tsx'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say, times } from '#app/vietnamese/say.ts'

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
          'Câu được hỏi từ 3 lần và đang bật mới hiện cho khách. Lựa chọn của bạn được giữ, dù câu đó được hỏi thêm bao nhiêu lần.',
          {
            en: 'Only questions asked 3 times or more, and turned on, are shown to visitors. Your choice stays, however often a question is asked.',
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
            <li key={row.id} className="flex items-center gap-3 py-2 ps-4 pe-2">
              <div className="min-w-0 grow">
                <p className="[overflow-wrap:anywhere]">{row.text}</p>
                <p className="text-sm text-muted tabular-nums">
                  {say(`${formatNumber(row.count)} lần · ${formatDateTime(row.lastAt)}`, {
                    en: `${times(row.count)} · ${formatDateTime(row.lastAt)}`,
                  })}
                  {row.isShown &&
                    !row.isAskedByMany &&
                    say(' · chưa đủ 3 lần để hiện', { en: ' · fewer than 3 times, not shown' })}
                  {row.isChosen && say(' · do biên tập chọn', { en: ' · chosen by an editor' })}
                </p>
              </div>
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
