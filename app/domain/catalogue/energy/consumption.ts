import { kindRecord } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { DailyUse } from '#content/shapes.ts'
import type { Attributes } from '../attributes.ts'

/** A kind's usual use; undefined where what is stated does not tell what the meter counts. */
function usualUse(kind: string, attributes: Attributes): DailyUse | undefined {
  const use = kindRecord(kind).dailyUse
  return use && 'by' in use ? use.uses[String(attributes[use.by])] : use
}

/** Months of a year and days of a month as bills and labels count them. */
const MONTHS = 12
const DAYS_A_MONTH = 30

/** Hours a day an air conditioner is taken to run: a night's sleep. */
const AC_HOURS = 8

/** An air conditioner rarely works at full power: the share of its rated cooling it gives on average. */
const AC_LOAD = 0.7

const WATTS_PER_BTU_HOUR = 0.29307107

/** BTU/h a nominal horsepower stands for on the Vietnamese market, where a maker states no cooling power. */
const BTU_PER_HP: Record<number, number> = { 1: 9000, 1.5: 12_000, 2: 18_000, 2.5: 24_000 }

/**
 * What a product draws: kWh in a year, and in Vietnamese how that was found. `hoursPerDay` is the use it was worked out
 * for; null for a figure of an energy label, which hours do not change.
 */
export type Consumption = {
  kwhYear: number
  basis: string
  hoursPerDay: number | null
  /** Why the true figure is lower than this one; absent where nothing speaks for it. */
  caution?: string
}

/**
 * The electricity a product uses in a year, from its own figures alone; null where they do not say.
 * An energy label's kWh a year goes first, then cooling power and CSPF of an air conditioner, then watts times a usual use.
 * @param hoursPerDay hours of use a day instead of the usual ones; a label's figure stays as it is
 */
export function consumption(kind: string, attributes: Attributes, hoursPerDay?: number): Consumption | null {
  return (
    byLabel(attributes) ??
    (kind === 'ac' ? byCooling(attributes, hoursPerDay) : byPower(kind, attributes, hoursPerDay))
  )
}

function byLabel(attributes: Attributes): Consumption | null {
  const kwhYear = figure(attributes, 'energy_kwh_year')
  if (!kwhYear) return null
  return { kwhYear, basis: `nhà sản xuất ghi ${said(kwhYear)} kWh mỗi năm`, hoursPerDay: null }
}

function byCooling(attributes: Attributes, hours = AC_HOURS): Consumption | null {
  const cspf = figure(attributes, 'cspf')
  const stated = figure(attributes, 'cooling_btu')
  const hp = figure(attributes, 'hp')
  const btu = stated ?? (hp && (BTU_PER_HP[hp] ?? null))
  if (!cspf || !btu) return null
  const kilowatts = (btu * WATTS_PER_BTU_HOUR) / 1000
  const cooling = stated
    ? `công suất lạnh ${said(btu)} BTU/h`
    : `máy ${said(hp ?? 0)} HP tính tròn ${said(btu)} BTU/h`
  return {
    kwhYear: (kilowatts * AC_LOAD * hours * DAYS_A_MONTH * MONTHS) / cspf,
    basis: `${cooling}, tải trung bình 70%, CSPF ${said(cspf)}, bật ${said(hours)} giờ mỗi ngày`,
    hoursPerDay: hours,
  }
}

function byPower(kind: string, attributes: Attributes, hoursPerDay?: number): Consumption | null {
  const usual = usualUse(kind, attributes)
  const watts = figure(attributes, 'power_w')
  if (!usual || !watts) return null
  const hours = hoursPerDay ?? usual.hours
  const use = hoursPerDay === undefined ? usual.words : `dùng ${said(hours)} giờ mỗi ngày`
  return {
    kwhYear: (watts * hours * DAYS_A_MONTH * MONTHS) / 1000,
    basis: `công suất ghi trên máy ${said(watts)} W, ${use}`,
    hoursPerDay: hours,
    ...(usual.switchesOff && hours > usual.hours ? { caution: AT_MOST } : {}),
  }
}

const AT_MOST =
  'Đó là mức trần, như thể máy đun nóng không nghỉ: rơ-le nhiệt tự ngắt khi đủ nóng nên tiền điện thật thấp hơn nhiều, và không nên bật suốt ngày đêm.'

/** A positive figure of a product; null where it is absent or says nothing. */
function figure(attributes: Attributes, key: string): number | null {
  const value = attributes[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

const said = (value: number) => formatNumber(value)
