import { useState } from 'react'
import { withTyped } from '#app/domain/advisor/sizing/read-rule-form.ts'
import { RULE_FORMS } from '#app/domain/advisor/sizing/rule-fields.ts'
import type { BandForm, FigureForm } from '#app/domain/advisor/sizing/rule-fields.ts'
import { saySource } from '#app/domain/advisor/sizing/rule.ts'
import type { SizeAdvice, SizingFacts } from '#app/domain/advisor/sizing/rule.ts'
import type { RuleKey, SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size, sizingFact } from '#app/domain/advisor/sizing/size.ts'
import type { SizingFact } from '#app/domain/advisor/sizing/size.ts'
import type { Use } from '#app/domain/advisor/understand/need.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LineTable, lineErrors } from './line-table.tsx'
import { typedFigure } from './number-cell.tsx'

/** Most lines of a table of bands. */
const MOST_LINES = 12

type RuleFormProps = {
  ruleKey: RuleKey
  kind: Kind
  name: string
  rules: SizingRules
  today: string
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Changes a sizing rule; what the advisor will say of it follows as it is typed. */
export function RuleForm({ ruleKey, kind, name, rules, today, outcome, cancelHref }: RuleFormProps) {
  const [typed, setTyped] = useState<SizingRules | null>(rules)
  const rule = rules[ruleKey]
  const form = RULE_FORMS[ruleKey]
  return (
    <EntryForm
      title={`Sửa quy tắc: ${name}`}
      fields={{ intent: 'save-rule', key: ruleKey }}
      save="Lưu quy tắc"
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome}
      onInput={(form) => setTyped(withTyped(rules, ruleKey, new FormData(form)))}
    >
      {form.type === 'bands' && 'bands' in rule ? (
        <Bands form={form} lines={rule.bands} outcome={outcome} />
      ) : (
        form.type === 'figures' && <Figures form={form} rule={{ ...rule }} outcome={outcome} />
      )}
      <RuleExample kind={kind} rules={typed} />
      <div className="grid items-start gap-4 md:grid-cols-[1fr_12rem]">
        <TextField
          label="Nguồn"
          name="source"
          required
          maxLength={300}
          hint="Đọc ở đâu, ai công bố, năm nào; hiện ở trang Cách tính."
          defaultValue={saySource(rule.source)}
          error={errorOf(outcome, 'source')}
        />
        <TextField
          label="Ngày kiểm tra"
          name="asOf"
          type="date"
          required
          max={today}
          hint="Hôm bạn đọc lại nguồn."
          defaultValue={today}
          error={errorOf(outcome, 'asOf')}
        />
      </div>
    </EntryForm>
  )
}

function Figures({
  form,
  rule,
  outcome,
}: {
  form: FigureForm
  rule: Readonly<Record<string, unknown>>
  outcome: Outcome | null | undefined
}) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {form.fields.map(({ name, label, unit }) => {
        const value = rule[name]
        return (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            name={name}
            required
            inputMode="decimal"
            maxLength={10}
            defaultValue={typedFigure(typeof value === 'number' ? value : null)}
            error={errorOf(outcome, name)}
          />
        )
      })}
    </div>
  )
}

function Bands({
  form: { who, unit },
  lines,
  outcome,
}: {
  form: BandForm
  lines: readonly Readonly<Record<'from' | 'to' | 'min' | 'max', number | null>>[]
  outcome: Outcome | null | undefined
}) {
  return (
    <LineTable
      caption={`Cỡ theo số ${who}`}
      columns={[
        { name: 'from', label: `Từ (${who})` },
        { name: 'to', label: `Đến (${who})`, rest: 'trở lên' },
        { name: 'min', label: `Nhỏ nhất (${unit})` },
        { name: 'max', label: `Lớn nhất (${unit})`, rest: 'trở lên' },
      ]}
      lines={lines}
      errors={lineErrors(outcome?.errors, 'bands')}
      most={MOST_LINES}
    />
  )
}

const ASKED: Record<Exclude<SizingFact, 'use'>, { label: string; unit: string; usual: string }> = {
  people: { label: 'Nhà mấy người', unit: 'người', usual: '4' },
  room: { label: 'Phòng rộng (m²)', unit: 'm²', usual: '18' },
  distance: { label: 'Ngồi cách (m)', unit: 'm', usual: '3' },
}

const USES: readonly { value: Use; label: string }[] = [
  { value: 'study', label: 'Học tập, văn phòng' },
  { value: 'programming', label: 'Lập trình' },
  { value: 'graphics', label: 'Đồ họa' },
  { value: 'gaming', label: 'Game, dựng phim, 3D' },
]

function factsOf(fact: SizingFact, typed: string): SizingFacts {
  if (fact === 'use') return { uses: USES.flatMap(({ value }) => (value === typed ? [value] : [])) }
  const value = Number(typed.replace(',', '.'))
  if (!(value > 0)) return {}
  return fact === 'people' ? { people: value } : fact === 'room' ? { roomM2: value } : { distanceM: value }
}

type RuleExampleProps = {
  kind: Kind
  /** The rules with what is typed; null while that is not whole. */
  rules: SizingRules | null
}

/** What a rule says for a household of one's choice, as it is typed. */
function RuleExample({ kind, rules }: RuleExampleProps) {
  const fact = sizingFact(kind) ?? 'people'
  const [typed, setTyped] = useState(fact === 'use' ? 'study' : ASKED[fact].usual)
  const advice: SizeAdvice | null = rules && size(kind, factsOf(fact, typed), rules)
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4 md:grid-cols-[12rem_1fr] md:items-center no-js:hidden">
      {fact === 'use' ? (
        <Select
          label="Thử với nhu cầu"
          options={USES}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : (
        <TextField
          label={ASKED[fact].label}
          inputMode="decimal"
          value={typed}
          maxLength={6}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <p role="status">
        {advice?.sentence ??
          (rules ? 'Bạn nhập một con số để xem cố vấn sẽ nói gì.' : 'Điền đủ các ô để xem cố vấn sẽ nói gì.')}
      </p>
    </div>
  )
}
