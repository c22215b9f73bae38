import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { RuleEntry } from '#app/domain/advisor/sizing/rule-book.ts'
import { saySource } from '#app/domain/advisor/sizing/rule.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type RuleCardProps = { rule: RuleEntry; isEdited: boolean; editHref: string }

/** A rule in force: its table, an example, where it comes from, and whether an editor wrote it. */
export function RuleCard({ rule: { name, rows, example }, isEdited, editHref }: RuleCardProps) {
  const key = example.ruleId
  return (
    <section
      id={key}
      aria-label={name}
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <header className="flex items-center gap-2">
        <h2 className="grow text-lg font-bold">{name}</h2>
        <Badge tone={isEdited ? 'action' : 'neutral'}>{isEdited ? 'Đã sửa' : 'Có sẵn'}</Badge>
        <Link
          id={`open-edit-${key}`}
          to={editHref}
          preventScrollReset
          aria-label={`Sửa quy tắc ${name}`}
          title="Sửa"
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        {isEdited && (
          <DeleteButton
            fields={{ intent: 'reset-rule', key }}
            label={`Đưa quy tắc ${name} về bản có sẵn`}
            title="Đưa về bản có sẵn"
            question={`Cố vấn sẽ tính ${name.toLocaleLowerCase('vi')} theo quy tắc có sẵn. Bạn hoàn tác được ngay sau đó.`}
            confirm="Đưa về"
            cancel="Hủy"
          />
        )}
      </header>
      {rows.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {rows.map(({ label, min, max, unit }) => (
            <li key={label} className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="font-semibold tabular-nums">
                {sayBounds(min, max)} {unit}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="rounded-control bg-sunken p-3 text-sm">{example.sentence}</p>
      <p className="text-sm text-muted">
        Nguồn: {saySource(example.source)}. Kiểm tra ngày {formatDate(example.asOf)}.
      </p>
    </section>
  )
}

function sayBounds(min: number, max: number | null): string {
  if (max === null) return `từ ${formatNumber(min)}`
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`
}
