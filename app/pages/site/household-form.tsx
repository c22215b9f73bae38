import { Form } from 'react-router'
import type { FigureField, Household, HouseholdChoices } from '#app/domain/search/household.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type HouseholdFormProps = { household: Household; choices: HouseholdChoices; hasTariff: boolean }

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
  return (
    <Form
      // A new answer fills the fields anew.
      key={JSON.stringify(household.typed)}
      method="get"
      action="/cach-tinh"
      preventScrollReset
      className="household"
    >
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lg font-bold">Nhà bạn</legend>
        <div className="grid grid-cols-2 gap-3">
          {figure('nguoi', 'Số người')}
          {figure('phong', 'Phòng rộng (m²)')}
          {figure('xa', 'Ngồi cách tivi (m)')}
          <Select label="Laptop để" name="dung" defaultValue={household.use} options={choices.uses} />
        </div>
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
      </fieldset>
      {hasTariff && (
        <fieldset className="border-t border-line pt-4">
          <legend className="float-start mb-3 w-full text-lg font-bold">Tiền điện của một máy</legend>
          <div className="clear-both grid grid-cols-2 gap-3">
            {figure('watt', 'Công suất (W)')}
            {figure('gio', 'Giờ mỗi ngày')}
            {figure('dien', 'Nhà đang dùng (kWh/tháng)')}
          </div>
        </fieldset>
      )}
      <Button type="submit" size="lg">
        Tính
      </Button>
    </Form>
  )
}
