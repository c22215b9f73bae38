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
      title={tariff ? 'Sửa biểu giá điện' : 'Biểu giá điện mới'}
      fields={{ intent: 'save-tariff', id: tariff ? String(tariff.id) : '' }}
      save="Lưu biểu giá"
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome}
      onInput={(form) => setBill(billOf(new FormData(form)))}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[12rem_10rem]">
        <TextField
          label="Áp dụng từ ngày"
          name="effectiveFrom"
          type="date"
          required
          defaultValue={tariff?.effectiveFrom ?? ''}
          error={errorOf(outcome, 'effectiveFrom')}
        />
        <TextField
          label="Thuế VAT (%)"
          name="vat"
          required
          inputMode="decimal"
          maxLength={5}
          defaultValue={start ? typedFigure(Number((start.vatRate * 100).toFixed(2))) : ''}
          error={errorOf(outcome, 'vatRate')}
        />
      </div>
      <LineTable
        caption="Các bậc giá"
        columns={[
          { name: 'fromKwh', label: 'Phần trên (kWh)' },
          { name: 'vndPerKwh', label: 'Giá chưa VAT (đồng/kWh)' },
        ]}
        lines={start?.tiers ?? []}
        errors={lineErrors(outcome?.errors, 'tiers')}
        most={MOST_TIERS}
      />
      <p role="status" className="rounded-card bg-sunken p-4 no-js:hidden">
        {bill === null
          ? 'Điền đủ các bậc để xem một hóa đơn ví dụ.'
          : `Nhà dùng ${EXAMPLE_KWH} kWh một tháng trả ${formatVnd(Math.round(bill))}, đã gồm VAT; bình quân ${formatNumber(bill / EXAMPLE_KWH, 0)} đồng mỗi kWh.`}
      </p>
      <TextField
        label="Nguồn"
        name="source"
        required
        maxLength={300}
        placeholder="Ví dụ: Quyết định số … ngày … của Bộ Công Thương"
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
