import { Table } from '#app/ui/table.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

type Day = { day: string; views: number }

const WIDTH = 600
const HEIGHT = 140
const GAP = 4

/** '2026-11-21' as '21/11'. */
const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`

/** Views of the last days as bars, and the same as a table for those who cannot see them. */
export function ViewsChart({ days }: { days: readonly Day[] }) {
  const total = days.reduce((sum, { views }) => sum + views, 0)
  if (total === 0)
    return (
      <p className="text-muted">
        {say(`Chưa có lượt xem nào trong ${days.length} ngày qua.`, {
          en: `No views in the last ${days.length} days.`,
        })}
      </p>
    )
  const most = Math.max(1, ...days.map(({ views }) => views))
  const step = WIDTH / Math.max(1, days.length)
  return (
    <div className="grid gap-3">
      <p>
        <strong className="text-2xl tabular-nums">{formatNumber(total)}</strong>{' '}
        <span className="text-muted">
          {say(`lượt xem trong ${days.length} ngày`, { en: `views in ${days.length} days` })}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
        role="img"
        aria-label={say('Lượt xem từng ngày, số liệu ở bảng bên dưới', {
          en: 'Views day by day, figures in the table below',
        })}
        className="h-36 w-full"
        preserveAspectRatio="none"
      >
        <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} className="stroke-line-strong" />
        {days.map(({ day, views }, at) => {
          const height = (views / most) * (HEIGHT - 4)
          return (
            <rect
              key={day}
              x={at * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx="2"
              className="fill-action"
            >
              <title>
                {say(`${short(day)}: ${formatNumber(views)} lượt xem`, {
                  en: `${short(day)}: ${many(views, 'view')}`,
                })}
              </title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        <span>{days[0] && short(days[0].day)}</span>
        <span>{days.at(-1) && short(days.at(-1)?.day ?? '')}</span>
      </p>
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-action">
          {say('Xem bảng số liệu', { en: 'Show the figures' })}
        </summary>
        <Table
          caption={say('Lượt xem bài viết từng ngày', { en: 'Article views day by day' })}
          dense
          className="mt-2 max-h-80 overflow-y-auto"
        >
          <thead>
            <tr>
              <th scope="col">{say('Ngày', { en: 'Day' })}</th>
              <th scope="col">{say('Lượt xem', { en: 'Views' })}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views }) => (
              <tr key={day}>
                <td>{`${short(day)}/${day.slice(0, 4)}`}</td>
                <td>{formatNumber(views)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  )
}
