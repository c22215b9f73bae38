import { useState } from 'react'
import type { SizeAdvice, SizingFacts } from '#app/domain/advisor/sizing/rule.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size, sizingFact } from '#app/domain/advisor/sizing/size.ts'
import type { SizingFact } from '#app/domain/advisor/sizing/size.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { Use } from '#app/domain/advisor/understand/need.ts'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

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
export function RuleExample({ kind, rules }: RuleExampleProps) {
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
