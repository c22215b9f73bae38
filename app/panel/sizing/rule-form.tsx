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
import { say } from '#app/vietnamese/say.ts'
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
      title={say(`Sửa quy tắc: ${name}`, { en: `Edit rule: ${name}` })}
      fields={{ intent: 'save-rule', key: ruleKey }}
      save={say('Lưu quy tắc', { en: 'Save rule' })}
      cancel={say('Hủy', { en: 'Cancel' })}
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
          label={say('Nguồn', { en: 'Source' })}
          name="source"
          required
          maxLength={300}
          hint={say('Đọc ở đâu, ai công bố, năm nào; hiện ở trang Cách tính.', {
            en: 'Where it was read, who published it, which year; shown on the page “Cách tính”.',
          })}
          defaultValue={saySource(rule.source)}
          error={errorOf(outcome, 'source')}
        />
        <TextField
          label={say('Ngày kiểm tra', { en: 'Checked on' })}
          name="asOf"
          type="date"
          required
          max={today}
          hint={say('Hôm bạn đọc lại nguồn.', { en: 'The day you last read the source.' })}
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
      caption={say(`Cỡ theo số ${who}`, { en: `Size by number of ${who}` })}
      columns={[
        { name: 'from', label: say(`Từ (${who})`, { en: `From (${who})` }) },
        {
          name: 'to',
          label: say(`Đến (${who})`, { en: `To (${who})` }),
          rest: say('trở lên', { en: 'and above' }),
        },
        { name: 'min', label: say(`Nhỏ nhất (${unit})`, { en: `Least (${unit})` }) },
        {
          name: 'max',
          label: say(`Lớn nhất (${unit})`, { en: `Most (${unit})` }),
          rest: say('trở lên', { en: 'and above' }),
        },
      ]}
      lines={lines}
      errors={lineErrors(outcome?.errors, 'bands')}
      most={MOST_LINES}
    />
  )
}

const ASKED: Record<Exclude<SizingFact, 'use'>, { label: string; unit: string; usual: string }> = {
  people: {
    get label() {
      return say('Nhà mấy người', { en: 'People in the home' })
    },
    get unit() {
      return say('người', { en: 'people' })
    },
    usual: '4',
  },
  room: {
    get label() {
      return say('Phòng rộng (m²)', { en: 'Room size (m²)' })
    },
    unit: 'm²',
    usual: '18',
  },
  distance: {
    get label() {
      return say('Ngồi cách (m)', { en: 'Viewing distance (m)' })
    },
    unit: 'm',
    usual: '3',
  },
}

const USES: readonly { value: Use; label: string }[] = [
  {
    value: 'study',
    get label() {
      return say('Học tập, văn phòng', { en: 'School and office' })
    },
  },
  {
    value: 'programming',
    get label() {
      return say('Lập trình', { en: 'Programming' })
    },
  },
  {
    value: 'graphics',
    get label() {
      return say('Đồ họa', { en: 'Graphics' })
    },
  },
  {
    value: 'gaming',
    get label() {
      return say('Game, dựng phim, 3D', { en: 'Games, video editing, 3D' })
    },
  },
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
          label={say('Thử với nhu cầu', { en: 'Try it with a need' })}
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
          (rules
            ? say('Bạn nhập một con số để xem cố vấn sẽ nói gì.', {
                en: 'Enter a figure to see what the advisor would say.',
              })
            : say('Điền đủ các ô để xem cố vấn sẽ nói gì.', {
                en: 'Fill in all fields to see what the advisor would say.',
              }))}
      </p>
    </div>
  )
}
