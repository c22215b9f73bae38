import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { RuleEntry } from '#app/domain/advisor/sizing/rule-book.ts'
import { saySource } from '#app/domain/advisor/sizing/rule.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

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
        <Badge tone={isEdited ? 'action' : 'neutral'}>
          {isEdited ? say('Đã sửa', { en: 'Edited' }) : say('Có sẵn', { en: 'Built in' })}
        </Badge>
        <Link
          id={`open-edit-${key}`}
          to={editHref}
          preventScrollReset
          aria-label={say(`Sửa quy tắc ${name}`, { en: `Edit the rule ${name}` })}
          title={say('Sửa', { en: 'Edit' })}
          className={buttonClass('ghost', 'md', 'px-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </Link>
        {isEdited && (
          <DeleteButton
            fields={{ intent: 'reset-rule', key }}
            label={say(`Đưa quy tắc ${name} về bản có sẵn`, {
              en: `Reset the rule ${name} to the built-in one`,
            })}
            title={say('Đưa về bản có sẵn', { en: 'Reset' })}
            question={say(
              `Cố vấn sẽ tính ${name.toLocaleLowerCase('vi')} theo quy tắc có sẵn. Bạn hoàn tác được ngay sau đó.`,
              {
                en: `The advisor will size ${name.toLocaleLowerCase('vi')} by the built-in rule. You can undo it right after.`,
              },
            )}
            confirm={say('Đưa về', { en: 'Reset' })}
            cancel={say('Hủy', { en: 'Cancel' })}
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
        {say(`Nguồn: ${saySource(example.source)}. Kiểm tra ngày ${formatDate(example.asOf)}.`, {
          en: `Source: ${saySource(example.source)}. Checked on ${formatDate(example.asOf)}.`,
        })}
      </p>
    </section>
  )
}

function sayBounds(min: number, max: number | null): string {
  if (max === null) return say(`từ ${formatNumber(min)}`, { en: `from ${formatNumber(min)}` })
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`
}
