/** What a figure without its unit is measured in, by the name of its row. */
const UNITS = [
  [/^tần số quét/i, /^[\d.,]+$/, ' Hz'],
  [/^(?:thời gian )?bảo hành$/i, /^\d+$/, ' tháng'],
  [/^màu màn hình/i, /triệu$/i, ' màu'],
] as const

/** A table's value as figures are written here: '168,6 × 76,28 × 8,3 mm' of '168.6 x 76.28 x 8.3 mm', '90 Hz' of '90'. Versions ('Bluetooth 5.3') stay. */
export function asWritten(name: string, value: string): string {
  const written = value
    .replace(
      /(?<![\d.])(\d{1,4})\.(\d{1,2})(?= ?(?:(?:mm|cm|m|inch|kg|g|triệu|W|lít)\b|[x×*] ?\d|:\d))/giu,
      '$1,$2',
    )
    .replace(/(?<=\d) ?[x*×] ?(?=\d)/g, ' × ')
    .replace(/(?<![\d.,])(\d)(\d{3})(?= × |(?<= × \d{4})(?: Pixels?| px))/gi, '$1.$2')
    .replace(/ ?Pixels?\b/gi, ' px')
    .replace(/(?<=\d )Triệu\b/g, 'triệu')
  const unit = UNITS.find(([names, lacks]) => names.test(name) && lacks.test(written))?.[2] ?? ''
  return written + unit
}
