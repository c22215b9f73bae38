import type { Attributes } from '#db/schema/catalogue.ts'

/** 1.5 → '1,5', 12000 → '12.000'. */
export function inVietnamese(value: number, digits = 1): string {
  return value.toLocaleString('vi-VN', { maximumFractionDigits: digits })
}

/** A figure of a product, or undefined when its source does not state one. */
export function figure(attributes: Attributes, name: string): number | undefined {
  const value = attributes[name]
  return typeof value === 'number' ? value : undefined
}

/** A word of a product, or undefined when its source does not state one. */
export function word(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name]
  return typeof value === 'string' ? value : undefined
}

/** '4 người' of {4, 4}, '3 - 5 người' of {3, 5}, 'từ 7 người' of {7}. */
export function peopleInWords(attributes: Attributes): string | undefined {
  const least = figure(attributes, 'people_min')
  const most = figure(attributes, 'people_max')
  if (least !== undefined && most !== undefined)
    return least === most ? `${most} người` : `${least} - ${most} người`
  if (least !== undefined) return `từ ${least} người trở lên`
  return most === undefined ? undefined : `dưới ${most} người`
}

const BTU_OF_HORSEPOWER = new Map([
  [1, 9000],
  [1.5, 12_000],
  [2, 18_000],
  [2.5, 24_000],
])

/** Cooling power in BTU/h: stated, or what shops count for the horsepower (1 HP as 9,000, 1.5 HP as 12,000). */
export function coolingBtu(attributes: Attributes): number | undefined {
  return figure(attributes, 'cooling_btu') ?? BTU_OF_HORSEPOWER.get(figure(attributes, 'hp') ?? 0)
}

/** 512 → '512 GB', 1024 → '1 TB'. */
export function gigabytesInWords(gigabytes: number): string {
  return gigabytes >= 1024 ? `${inVietnamese(gigabytes / 1024)} TB` : `${gigabytes} GB`
}

/** Square metres a cooling power suits: 600 BTU/h a square metre at a ceiling of 3 m. */
export function roomForBtu(btu: number): number {
  return Math.round(btu / 600)
}

/** Metres from which a screen fills 30 degrees of view (1.63 diagonals), and from which 20 to 40 (2 and 1.2). */
export function viewingDistance(inches: number): { ideal: number; near: number; far: number } {
  const diagonal = inches * 0.0254
  return { ideal: diagonal * 1.63, near: diagonal * 1.2, far: diagonal * 2 }
}
