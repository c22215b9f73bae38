import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { TariffRow } from '#app/domain/catalogue/queries/edit-tariffs.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type TariffListProps = { rows: readonly TariffRow[]; today: string; hrefOf: OpenForm['hrefOf'] }

/** Tariffs by the day they begin, the latest first; only one that has not begun can be deleted. */
export function TariffList({ rows, today, hrefOf }: TariffListProps) {
  const current = rows.find(({ effectiveFrom }) => effectiveFrom <= today)
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {rows.map((row) => {
        const isFuture = row.effectiveFrom > today
        const name = say(`Từ ${formatDate(row.effectiveFrom)}`, {
          en: `From ${formatDate(row.effectiveFrom)}`,
        })
        return (
          <li
            key={row.id}
            className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
          >
            <header className="flex items-center gap-2">
              <h2 className="grow text-lg font-bold">{name}</h2>
              <Badge tone={row === current ? 'action' : 'neutral'}>
                {row === current
                  ? say('Đang áp dụng', { en: 'In force' })
                  : isFuture
                    ? say('Sắp áp dụng', { en: 'Upcoming' })
                    : say('Đã qua', { en: 'Past' })}
              </Badge>
              <Link
                id={`open-edit-${row.id}`}
                to={hrefOf('edit', row.id)}
                preventScrollReset
                aria-label={say(`Sửa biểu giá ${name}`, { en: `Edit the tariff ${name}` })}
                title={say('Sửa', { en: 'Edit' })}
                className={buttonClass('ghost', 'md', 'px-3')}
              >
                <Pencil aria-hidden="true" className="size-4" />
              </Link>
              {isFuture && (
                <DeleteButton
                  fields={{ intent: 'delete-tariff', id: String(row.id) }}
                  label={say(`Xóa biểu giá ${name}`, { en: `Delete the tariff ${name}` })}
                  title={say('Xóa biểu giá điện', { en: 'Delete electricity tariff' })}
                  question={say(
                    'Biểu giá này chưa áp dụng nên xóa được; bạn có thể khôi phục ở cuối trang.',
                    {
                      en: 'This tariff is not in force yet, so it can be deleted; you can restore it at the end of the page.',
                    },
                  )}
                  confirm={say('Xóa', { en: 'Delete' })}
                  cancel={say('Hủy', { en: 'Cancel' })}
                />
              )}
            </header>
            <ul className="grid gap-1 text-sm">
              {row.tiers.map(({ fromKwh, vndPerKwh }, at) => (
                <li key={fromKwh} className="flex justify-between gap-4">
                  <span>{sayTier(fromKwh, row.tiers[at + 1]?.fromKwh)}</span>
                  <span className="font-semibold tabular-nums">{formatVnd(vndPerKwh)}/kWh</span>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              {say(`VAT ${formatNumber(row.vatRate * 100)} %. Nguồn: `, {
                en: `VAT ${formatNumber(row.vatRate * 100)}%. Source: `,
              })}
              {row.source}.
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const sayTier = (from: number, next: number | undefined) =>
  next === undefined
    ? say(`Từ ${formatNumber(from + 1)} kWh`, { en: `From ${formatNumber(from + 1)} kWh` })
    : `${from === 0 ? 0 : formatNumber(from + 1)}–${formatNumber(next)} kWh`
