import { colours, type Tone } from './colours.ts'
import { defineDrawing, numberOf, type Attributes } from './drawing.ts'
import {
  accent,
  accentSoft,
  bodyBox,
  box,
  disc,
  figure,
  floor,
  picture,
  repeat,
  shadow,
  stroke,
} from './svg.ts'

const allColours = ['bac', ...colours] as const
const layouts = {
  mini: 'mini',
  'top-freezer': 'tren',
  'bottom-freezer': 'duoi',
  'side-by-side': 'sbs',
  'multi-door': 'nhieu',
  'french-door': 'phap',
} as const
type Layout = (typeof layouts)[keyof typeof layouts]

/** Doors as rectangles inside a body: x, y, width, height in shares of the body, and the side of the handle. */
type Door = readonly [x: number, y: number, w: number, h: number, handle: 'left' | 'right' | 'top']
const doors: Record<Layout, { width: number; height: number; doors: readonly Door[] }> = {
  mini: { width: 92, height: 118, doors: [[0, 0, 1, 1, 'left']] },
  tren: {
    width: 88,
    height: 190,
    doors: [
      [0, 0, 1, 0.31, 'left'],
      [0, 0.31, 1, 0.69, 'left'],
    ],
  },
  duoi: {
    width: 90,
    height: 196,
    doors: [
      [0, 0, 1, 0.62, 'left'],
      [0, 0.62, 1, 0.38, 'top'],
    ],
  },
  sbs: {
    width: 122,
    height: 202,
    doors: [
      [0, 0, 0.46, 1, 'right'],
      [0.46, 0, 0.54, 1, 'left'],
    ],
  },
  nhieu: {
    width: 122,
    height: 202,
    doors: [
      [0, 0, 0.5, 0.58, 'right'],
      [0.5, 0, 0.5, 0.58, 'left'],
      [0, 0.58, 0.5, 0.42, 'right'],
      [0.5, 0.58, 0.5, 0.42, 'left'],
    ],
  },
  phap: {
    width: 122,
    height: 202,
    doors: [
      [0, 0, 0.5, 0.56, 'right'],
      [0.5, 0, 0.5, 0.56, 'left'],
      [0, 0.56, 1, 0.22, 'top'],
      [0, 0.78, 1, 0.22, 'top'],
    ],
  },
}

/** Fridges by door layout, with or without a water dispenser in the door. */
export const fridge = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'bep', x: 128, y: 34, width: 226 }]],
    beside: 'person',
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [
      [/^tren-nuoc/, { text: 'ngăn lấy nước ngoài', x: 160, y: 126, width: 78 }],
      [/-nuoc-/, { text: 'ngăn lấy nước ngoài', x: 132, y: 84, width: 84 }],
      [/^mini/, { text: 'núm chỉnh nhiệt độ', x: 172, y: 132, width: 70 }],
    ],
  },
  forms: ['tren', 'mini', 'duoi', 'sbs', 'nhieu', 'phap'],
  details: ['khong', 'nuoc'],
  colours: allColours,
  choose: (attributes) => ({
    form: layoutOf(attributes),
    detail: attributes['water_dispenser'] === true ? 'nuoc' : 'khong',
  }),
  draw: ({ form, detail, tone }) => drawFridge(form, detail === 'nuoc', tone),
})

/** The layout the shop states; else by the number of doors; else the usual one for so many litres. */
function layoutOf(attributes: Attributes): Layout {
  const known = Object.entries(layouts).find(([name]) => name === attributes['doors'])
  if (known) return known[1]
  const count = numberOf(attributes, 'door_count')
  if (count !== null) return count >= 4 ? 'nhieu' : count === 3 ? 'phap' : count === 1 ? 'mini' : 'tren'
  const litres = numberOf(attributes, 'capacity_l') ?? 250
  return litres <= 140 ? 'mini' : litres >= 480 ? 'sbs' : 'tren'
}

function drawFridge(layout: Layout, dispenser: boolean, tone: Tone) {
  const plan = doors[layout]
  const left = 160 - plan.width / 2
  const top = floor - 4 - plan.height
  const drawDoor = ([x, y, w, h, handle]: Door) => {
    const [dx, dy] = [left + x * plan.width + 2, top + y * plan.height + 2]
    const [dw, dh] = [w * plan.width - 4, h * plan.height - 4]
    return bodyBox(tone, dx, dy, dw, dh, 4) + drawHandle(tone, dx, dy, dw, dh, handle)
  }
  const first = plan.doors[layout === 'tren' ? 1 : 0]
  const at = first && {
    x: left + (first[0] + first[2] / 2) * plan.width,
    y: top + (first[1] + first[3] * 0.34) * plan.height,
  }
  return picture(
    tone,
    shadow(plan.width * 0.72) +
      box(left + 8, floor - 5, 12, 5, 1, '#4a555d') +
      box(left + plan.width - 20, floor - 5, 12, 5, 1, '#4a555d') +
      box(left, top, plan.width, plan.height, 6, tone.dark, `stroke="${tone.line}" stroke-width="1.5"`) +
      plan.doors.map(drawDoor).join('') +
      (layout === 'mini' ? drawThermostat(tone, left, top, plan) : '') +
      (dispenser && at ? drawDispenser(at.x, at.y) : ''),
  )
}

function drawHandle(tone: Tone, x: number, y: number, w: number, h: number, side: Door[4]) {
  if (side === 'top') return box(x + w / 2 - 18, y + 7, 36, 4, 2, tone.line, 'opacity=".75"')
  const length = Math.min(58, h * 0.42)
  const middle = y + h / 2 - length / 2
  return box(side === 'left' ? x + 6 : x + w - 10, middle, 4, length, 2, tone.line, 'opacity=".75"')
}

/** What tells a small fridge from a plain cupboard: its dial and the grille at its foot. */
function drawThermostat(
  tone: Tone,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
) {
  return (
    box(left + width - 40, top + 10, 28, 10, 3, 'url(#deep)') +
    disc(left + width - 32, top + 15, 2, accent) +
    stroke(`M${left + 14} ${top + height - 18}h${width - 28}`, tone.line, 2, 'opacity=".55"') +
    stroke(`M${left + 14} ${top + height - 11}h${width - 28}`, tone.line, 2, 'opacity=".55"')
  )
}

function drawDispenser(x: number, y: number) {
  return (
    box(x - 12, y - 18, 24, 38, 4, 'url(#deep)') +
    box(x - 8, y - 14, 16, 5, 2, accent) +
    stroke(`M${x} ${y - 5}v5`, '#9aa7b0', 3) +
    stroke(`M${x} ${y + 5}v6`, accentSoft, 2) +
    box(x - 8, y + 14, 16, 2.5, 1, '#9aa7b0')
  )
}

/** Freezers: a chest with a lid, or an upright cabinet with drawers behind its door. */
export const freezer = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'bep', x: 150, y: 82, width: 164 }]],
    beside: 'person',
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [[/^dung/, { text: 'bảng điều khiển', x: 160, y: 60, width: 84 }]],
  },
  forms: ['nam', 'dung'],
  details: ['1', '2'],
  colours: ['trang', 'bac', 'xam', 'den'],
  choose: (attributes) => ({
    form:
      attributes['freezer_type'] === 'upright' || (numberOf(attributes, 'height_mm') ?? 0) > 1200
        ? 'dung'
        : 'nam',
    detail: attributes['compartments'] === 2 || (numberOf(attributes, 'door_count') ?? 1) >= 2 ? '2' : '1',
  }),
  draw: ({ form, detail, tone }) =>
    picture(tone, form === 'nam' ? chest(tone, detail === '2') : upright(tone, detail === '2')),
})

function chest(tone: Tone, two: boolean) {
  return (
    shadow(124) +
    box(68, floor - 6, 14, 6, 2, '#4a555d') +
    box(238, floor - 6, 14, 6, 2, '#4a555d') +
    bodyBox(tone, 54, 108, 212, 109, 6) +
    bodyBox(tone, 50, 88, 220, 24, 8) +
    (two ? stroke('M160 89v22', tone.line, 1.5) : '') +
    (two ? handleAt(105) + handleAt(215) : handleAt(160)) +
    repeat(5, (index) => stroke(`M218 ${172 + index * 8}h32`, tone.line, 2, 'opacity=".55"')) +
    disc(72, 200, 5, tone.dark, `stroke="${tone.line}"`) +
    disc(90, 200, 2.5, accent) +
    snowflake(106, 152, 15)
  )
}

function handleAt(x: number) {
  return box(x - 20, 106, 40, 8, 4, '#5d6b75')
}

function upright(tone: Tone, two: boolean) {
  return (
    shadow(66) +
    box(124, floor - 5, 12, 5, 1, '#4a555d') +
    box(184, floor - 5, 12, 5, 1, '#4a555d') +
    bodyBox(tone, 114, 26, 92, 192, 6) +
    (two ? stroke('M115 122h90', tone.line, 2) : '') +
    box(122, two ? 58 : 84, 4, 50, 2, tone.line) +
    (two ? box(122, 146, 4, 44, 2, tone.line) : '') +
    box(146, 38, 28, 10, 3, 'url(#deep)') +
    disc(154, 43, 2, accent) +
    snowflake(160, two ? 86 : 122, 13)
  )
}

function snowflake(x: number, y: number, r: number) {
  return repeat(3, (index) => {
    const angle = (index * Math.PI) / 3
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r].map((part) => Number(part.toFixed(1)))
    return stroke(`M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`, accent, 3)
  })
}

/** Split air conditioners: wider with more horsepower, and the figure on it. */
export const ac = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'khach', x: 78, y: -12, width: 164 }]],
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [[/./, { text: 'cửa gió', x: 222, y: 108, width: 104 }]],
  },
  forms: ['khac', '1', '1.5', '2', '2.5', '3'],
  details: ['lanh', 'haichieu'],
  colours: ['trang', 'den', 'xam', 'bac', 'be', 'vang'],
  choose: (attributes) => ({
    form: (['1', '1.5', '2', '2.5', '3'] as const).find((hp) => Number(hp) === attributes['hp']) ?? 'khac',
    detail: attributes['two_way'] === true ? 'haichieu' : 'lanh',
  }),
  draw: ({ form, detail, tone }) => {
    const width = form === 'khac' ? 224 : 200 + Number(form) * 16
    const left = 160 - width / 2
    return picture(
      tone,
      shadow(width * 0.5, 160, 144) +
        bodyBox(tone, left, 62, width, 72, 14) +
        box(left + 10, 113, width - 20, 12, 6, 'url(#deep)') +
        stroke(`M${left + 20} 117h${width - 40}`, tone.light, 2, 'opacity=".5"') +
        stroke(`M${left + 4} 104h${width - 8}`, tone.line, 1, 'opacity=".5"') +
        (form === 'khac' ? '' : figure(left + 34, 93, 15, `${form.replace('.', ',')} HP`, tone.line)) +
        disc(left + width - 22, 88, 3, accent) +
        box(left + width - 50, 84, 18, 8, 4, tone.dark) +
        repeat(4, (index) =>
          breeze(left + width * (0.2 + index * 0.2), index % 2 === 1 && detail === 'haichieu'),
        ),
    )
  },
})

function breeze(x: number, warm: boolean) {
  const at = Math.round(x)
  return stroke(`M${at} 156c-9 9 9 17 0 26s6 13 1 18`, warm ? '#e3a04c' : accent, 3, 'opacity=".7"')
}
