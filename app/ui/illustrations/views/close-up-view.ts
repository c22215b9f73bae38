import { accent, box } from '../svg.ts'
import type { Drawn } from './bodies.ts'
import { embed, sheet } from './sheet.ts'

/** A telling part: what it is, and the middle and width of the square it fills in the drawing. */
type Part = { text: string; x: number; y: number; width: number }

const parts: Record<string, readonly (readonly [variant: RegExp, part: Part])[]> = {
  fridge: [
    [/^tren-nuoc/, { text: 'ngăn lấy nước ngoài', x: 160, y: 126, width: 78 }],
    [/-nuoc-/, { text: 'ngăn lấy nước ngoài', x: 132, y: 84, width: 84 }],
    [/^mini/, { text: 'núm chỉnh nhiệt độ', x: 172, y: 132, width: 70 }],
  ],
  freezer: [[/^dung/, { text: 'bảng điều khiển', x: 160, y: 60, width: 84 }]],
  washer: [
    [/^truoc/, { text: 'cửa kính và lồng giặt', x: 160, y: 136, width: 122 }],
    [/^tren/, { text: 'nắp kính và bảng điều khiển', x: 160, y: 56, width: 104 }],
  ],
  dryer: [[/./, { text: 'cửa kính và lồng sấy', x: 160, y: 136, width: 122 }]],
  ac: [[/./, { text: 'cửa gió', x: 222, y: 108, width: 104 }]],
  phone: [
    [/^phim/, { text: 'bàn phím', x: 160, y: 160, width: 88 }],
    [/./, { text: 'cụm camera', x: 130, y: 72, width: 86 }],
  ],
  rice_cooker: [
    [/^dientu/, { text: 'màn hình và nút bấm', x: 160, y: 170, width: 118 }],
    [/^co/, { text: 'cần gạt nấu và đèn báo', x: 160, y: 178, width: 96 }],
  ],
  air_fryer: [[/./, { text: 'bảng hiển thị nhiệt độ', x: 160, y: 88, width: 112 }]],
  hob: [
    [/^1/, { text: 'vùng nấu', x: 160, y: 128, width: 126 }],
    [/./, { text: 'vùng nấu', x: 118, y: 132, width: 116 }],
  ],
  microwave: [[/./, { text: 'bảng điều khiển', x: 214, y: 150, width: 106 }]],
  robot_vacuum: [[/./, { text: 'mắt dò đường và nút bấm', x: 160, y: 152, width: 110 }]],
  water_purifier: [[/./, { text: 'vòi lấy nước', x: 160, y: 104, width: 96 }]],
  air_purifier: [[/./, { text: 'màn hình và lưới gió', x: 160, y: 110, width: 92 }]],
  fan: [
    [/^tran/, { text: 'bầu quạt và cánh', x: 160, y: 116, width: 122 }],
    [/^dieuhoa/, { text: 'cửa gió và bình nước', x: 160, y: 128, width: 110 }],
    [/^dung/, { text: 'lồng và cánh quạt', x: 160, y: 84, width: 128 }],
    [/^(ban|treo|hop)/, { text: 'lồng và cánh quạt', x: 156, y: 128, width: 128 }],
  ],
  hair_dryer: [[/./, { text: 'đầu thổi', x: 118, y: 100, width: 108 }]],
  water_heater: [
    [/^giantiep/, { text: 'màn hình và núm chỉnh', x: 190, y: 108, width: 108 }],
    [/^tructiep/, { text: 'núm chỉnh nhiệt độ', x: 141, y: 100, width: 100 }],
  ],
  dishwasher: [
    [/^lon/, { text: 'bảng điều khiển', x: 184, y: 90, width: 104 }],
    [/./, { text: 'bảng điều khiển', x: 184, y: 130, width: 104 }],
  ],
  speaker: [
    [/^maytinh/, { text: 'màng loa', x: 106, y: 132, width: 104 }],
    [/^(didong|keo|loa)/, { text: 'màng loa', x: 150, y: 150, width: 110 }],
  ],
  blender: [[/^xay/, { text: 'cối xay và núm xoay', x: 160, y: 150, width: 116 }]],
  smartwatch: [[/./, { text: 'mặt đồng hồ', x: 166, y: 124, width: 116 }]],
  headphones: [[/^choangdau/, { text: 'chụp tai', x: 108, y: 150, width: 96 }]],
}

const side = 216

function partOf({ kind, variant }: Pick<Drawn, 'kind' | 'variant'>): Part | null {
  const candidates = Object.hasOwn(parts, kind) ? (parts[kind] ?? []) : []
  return candidates.find(([pattern]) => pattern.test(variant))?.[1] ?? null
}

/** @returns what a close-up of the drawing shows, in words; null where no part of it says anything. */
export function closeUpPart(drawn: Pick<Drawn, 'kind' | 'variant'>): string | null {
  return partOf(drawn)?.text ?? null
}

/** The telling part of a drawing, large, beside the whole with the part marked; null where there is none. */
export function closeUpView(drawn: Drawn): string | null {
  const part = partOf(drawn)
  if (!part) return null
  const from = {
    x: part.x - part.width / 2,
    y: part.y - part.width / 2,
    width: part.width,
    height: part.width,
  }
  const small = 88 / 320
  const inset = { x: 4, y: 140, width: 88, height: 66 }
  const frame = 'stroke="#23a3ad" stroke-width="2"'
  return sheet(
    drawn.svg,
    '<clipPath id="part"><rect x="98" y="12" width="216" height="216" rx="20"/></clipPath>' +
      box(98, 12, side, side, 20, '#7fb6bd', 'fill-opacity=".18"') +
      `<g clip-path="url(#part)">${embed(drawn.svg, { x: 98, y: 12, width: side, height: side }, from)}</g>` +
      box(98, 12, side, side, 20, 'none', 'stroke="#8ba3ae" stroke-width="1.5"') +
      embed(drawn.svg, inset) +
      box(
        inset.x + from.x * small,
        inset.y + from.y * small,
        from.width * small,
        from.height * small,
        4,
        accent,
        `fill-opacity=".12" ${frame}`,
      ),
  )
}
