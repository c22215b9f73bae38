import { Form } from 'react-router'
import type { FigureField, Household, HouseholdChoices } from '#app/domain/search/household.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type HouseholdFormProps = { household: Household; choices: HouseholdChoices; hasTariff: boolean }

/** Figures that stand among what is rarely changed. */
const RARE: readonly FigureField[] = ['watt', 'gio', 'dien']

/** What the sizes of a home are worked out from; its answer is an address, so it works without scripts and can be sent on. */
export function HouseholdForm({ household, choices, hasTariff }: HouseholdFormProps) {
  const figure = (name: FigureField, label: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={household.typed[name]}
      error={household.errors[name]}
    />
  )
  // What is rarely changed is folded until somebody has changed it, or has to.
  const isSpecial =
    household.heat.length > 0 ||
    household.use !== choices.uses[0]?.value ||
    RARE.some((name) => household.errors[name] !== undefined)
  return (
    <Form
      // A new answer fills the fields anew.
      key={JSON.stringify(household.typed)}
      method="get"
      action="/cach-tinh"
      preventScrollReset
      className="household"
    >
      <fieldset>
        <legend className="mb-2 text-lg font-bold">Nhà bạn</legend>
        <div className="household-figures">
          {figure('nguoi', 'Số người')}
          {figure('phong', 'Phòng (m²)')}
          {figure('xa', 'Cách tivi (m)')}
        </div>
      </fieldset>
      <details open={isSpecial}>
        <summary>Tính kỹ hơn: phòng nóng, laptop, tiền điện</summary>
        <fieldset>
          <legend className="text-sm font-semibold">Phòng nóng hơn vì</legend>
          <div className="mt-1 grid grid-cols-2">
            {choices.heats.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="nong"
                value={value}
                label={label}
                defaultChecked={household.heat.includes(value)}
              />
            ))}
          </div>
        </fieldset>
        <Select label="Laptop để" name="dung" defaultValue={household.use} options={choices.uses} />
        {hasTariff && (
          <fieldset>
            <legend className="mb-1 text-sm font-semibold">Tiền điện của một máy</legend>
            <div className="grid grid-cols-2 gap-3">
              {figure('watt', 'Công suất (W)')}
              {figure('gio', 'Giờ mỗi ngày')}
              {figure('dien', 'Nhà đang dùng (kWh/tháng)')}
            </div>
          </fieldset>
        )}
      </details>
      <Button type="submit" size="lg">
        Tính
      </Button>
    </Form>
  )
}
