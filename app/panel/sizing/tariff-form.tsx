import { useState } from 'react'
import { readTariffForm } from '#app/domain/catalogue/energy/read-tariff-form.ts'
import { monthlyBill } from '#app/domain/catalogue/energy/tariff.ts'
import type { TariffTier } from '#app/domain/catalogue/energy/tariff.ts'
import type { TariffRow } from '#app/domain/catalogue/queries/edit-tariffs.server.ts'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { LineTable, lineErrors } from './line-table.tsx'
import { typedFigure } from './number-cell.tsx'

const MOST_TIERS = 10
const EXAMPLE_KWH = 300

type TariffFormProps = {
  /** Null to add one. */
  tariff: TariffRow | null
  /** Whose tiers a new one begins with. */
  latest: TariffRow | undefined
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Adds or corrects a tariff; a household's bill follows as it is typed. */
export function TariffForm({ tariff, latest, outcome, cancelHref }: TariffFormProps) {
  const start = tariff ?? latest
  const [bill, setBill] = useState(start ? monthlyBill(start, EXAMPLE_KWH) : null)
  return (
    <EntryForm
      title={
        tariff
          ? say('Sửa biểu giá điện', { en: 'Edit electricity tariff' })
          : say('Biểu giá điện mới', { en: 'New electricity tariff' })
      }
      fields={{ intent: 'save-tariff', id: tariff ? String(tariff.id) : '' }}
      save={say('Lưu biểu giá', { en: 'Save tariff' })}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome}
      onInput={(form) => setBill(billOf(new FormData(form)))}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_10rem]">
        <TextField
          label={say('Áp dụng từ ngày', { en: 'In force from' })}
          name="effectiveFrom"
          type="date"
          required
          defaultValue={tariff?.effectiveFrom ?? ''}
          error={errorOf(outcome, 'effectiveFrom')}
        />
        <TextField
          label={say('Thuế VAT (%)', { en: 'VAT (%)' })}
          name="vat"
          required
          inputMode="decimal"
          maxLength={5}
          defaultValue={start ? typedFigure(Number((start.vatRate * 100).toFixed(2))) : ''}
          error={errorOf(outcome, 'vatRate')}
        />
      </div>
      <LineTable
        caption={say('Các bậc giá', { en: 'Price tiers' })}
        columns={[
          { name: 'fromKwh', label: say('Phần trên (kWh)', { en: 'Above (kWh)' }) },
          { name: 'vndPerKwh', label: say('Giá chưa VAT (đồng/kWh)', { en: 'Price before VAT (VND/kWh)' }) },
        ]}
        lines={start?.tiers ?? []}
        errors={lineErrors(outcome?.errors, 'tiers')}
        most={MOST_TIERS}
      />
      <p role="status" className="rounded-card bg-sunken p-4 no-js:hidden">
        {bill === null
          ? say('Điền đủ các bậc để xem một hóa đơn ví dụ.', {
              en: 'Fill in all tiers to see an example bill.',
            })
          : say(
              `Nhà dùng ${EXAMPLE_KWH} kWh một tháng trả ${formatVnd(Math.round(bill))}, đã gồm VAT; bình quân ${formatNumber(bill / EXAMPLE_KWH, 0)} đồng mỗi kWh.`,
              {
                en: `A home that uses ${EXAMPLE_KWH} kWh a month pays ${formatVnd(Math.round(bill))}, VAT included; ${formatNumber(bill / EXAMPLE_KWH, 0)} VND a kWh on average.`,
              },
            )}
      </p>
      <TextField
        label={say('Nguồn', { en: 'Source' })}
        name="source"
        required
        maxLength={300}
        placeholder={say('Ví dụ: Quyết định số … ngày … của Bộ Công Thương', {
          en: 'Such as: Decision no. … of … by the Ministry of Industry and Trade',
        })}
        defaultValue={tariff?.source ?? ''}
        error={errorOf(outcome, 'source')}
      />
    </EntryForm>
  )
}

/** The example's bill on what is typed so far; null while that is not whole. */
function billOf(form: FormData): number | null {
  const { tiers: lines, vatRate } = readTariffForm(form)
  const tiers = lines.flatMap(({ fromKwh, vndPerKwh }): TariffTier[] =>
    fromKwh === null || vndPerKwh === null ? [] : [{ fromKwh, vndPerKwh }],
  )
  if (tiers.length === 0 || tiers.length < lines.length || vatRate === null) return null
  const bill = monthlyBill({ tiers, vatRate: vatRate / 100 }, EXAMPLE_KWH)
  return Number.isFinite(bill) ? bill : null
}
