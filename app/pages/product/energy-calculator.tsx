import { useState } from 'react'
import { energyWords } from '#app/domain/catalogue/energy/energy-words.ts'
import type { EnergyWords } from '#app/domain/catalogue/energy/energy-words.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatNumber, parseNumber } from '#app/vietnamese/numbers.ts'
import type { EnergyCardProps } from './energy-card.tsx'

/** A household of more than this is a workshop. */
const MOST_KWH = 5000
const HOURS_A_DAY = 24

type EnergyCalculatorProps = EnergyCardProps & { onChange: (words: EnergyWords) => void }

/** The household's own figures; each good one is worked out at once, a bad one says what is wrong and changes nothing. */
export function EnergyCalculator(props: EnergyCalculatorProps) {
  const { kind, attributes, tariff, words, onChange } = props
  const [base, setBase] = useState(String(words.baseKwh))
  const [hours, setHours] = useState(String(words.hoursPerDay ?? ''))
  const baseError = within(base, 0, MOST_KWH)
  const hoursError = words.hoursPerDay === null ? null : within(hours, 0, HOURS_A_DAY, true)
  const update = (base: string, hours: string) => {
    if (within(base, 0, MOST_KWH)) return
    if (words.hoursPerDay !== null && within(hours, 0, HOURS_A_DAY, true)) return
    const household = {
      baseKwh: parseNumber(base) ?? undefined,
      hoursPerDay:
        Number(hours.replace(',', '.')) === words.hoursPerDay ? undefined : (parseNumber(hours) ?? undefined),
    }
    const next = energyWords(kind, attributes, tariff, household)
    if (next) onChange(next)
  }
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <TextField
        label="Nhà bạn dùng (kWh mỗi tháng)"
        hint="Xem ở hóa đơn tiền điện."
        inputMode="decimal"
        value={base}
        error={baseError}
        onChange={({ target: { value } }) => {
          setBase(value)
          update(value, hours)
        }}
      />
      {words.hoursPerDay !== null && (
        <TextField
          label="Dùng máy (giờ mỗi ngày)"
          hint="Từ 0,1 đến 24 giờ."
          inputMode="decimal"
          value={hours}
          error={hoursError}
          onChange={({ target: { value } }) => {
            setHours(value)
            update(base, value)
          }}
        />
      )}
    </div>
  )
}

function within(text: string, least: number, most: number, positive = false): string | null {
  const value = parseNumber(text)
  if (value !== null && value >= least && value <= most && !(positive && value === 0)) return null
  return `Bạn nhập một số ${positive ? 'lớn hơn 0 và ' : ''}không quá ${formatNumber(most)} nhé.`
}
