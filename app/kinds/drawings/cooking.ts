import { colours, type Tone } from './colours.ts'
import { defineDrawing, nearest, numberOf } from './drawing.ts'
import {
  accent,
  accentSoft,
  bodyBox,
  box,
  disc,
  figure,
  floor,
  gleam,
  picture,
  repeat,
  scaled,
  shadow,
  shape,
  stroke,
} from './svg.ts'

const pale = ['trang', ...colours] as const
const deep = ['den', ...colours] as const
const scales = { nho: 0.84, vua: 0.93, lon: 1 }

/** 'nho' up to `small` litres, 'lon' from above `medium` on, 'vua' between and where nothing is known. */
function sizeOf(litres: number | null, small: number, medium: number) {
  if (litres === null) return 'vua'
  return litres <= small ? 'nho' : litres <= medium ? 'vua' : 'lon'
}

/** Rice cookers: the plain one with a glass lid and one lever, the electronic one with a display. */
export const riceCooker = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'quay', x: 88, y: 46, width: 144 }]],
    closeUps: [
      [/^dientu/, { text: 'màn hình và nút bấm', x: 160, y: 170, width: 118 }],
      [/^co/, { text: 'cần gạt nấu và đèn báo', x: 160, y: 178, width: 96 }],
    ],
  },
  forms: ['dientu', 'co'],
  details: ['vua', 'nho', 'lon'],
  colours: pale,
  choose: (attributes) => ({
    form: attributes['cooker_type'] === 'cơ' ? 'co' : 'dientu',
    detail: sizeOf(numberOf(attributes, 'capacity_l'), 1.3, 2),
  }),
  draw: ({ form, detail, tone }) => {
    const cooker = form === 'co' ? plainCooker(tone) : electronicCooker(tone)
    return picture(tone, scaled(shadow(96) + cooker, scales[detail]))
  },
})

function plainCooker(tone: Tone) {
  return (
    box(66, 132, 24, 12, 5, '#46535c') +
    box(230, 132, 24, 12, 5, '#46535c') +
    shape(
      'M84 116h152v78c0 16-10 24-26 24H110c-16 0-26-8-26-24z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5"`,
    ) +
    shape(
      'M90 112c6-32 36-46 70-46s64 14 70 46z',
      '#b9d5da',
      'opacity=".85" stroke="#7f8f9a" stroke-width="1.5"',
    ) +
    box(80, 110, 160, 10, 5, '#cbd4d9', 'stroke="#7f8f9a"') +
    box(147, 52, 26, 16, 7, '#46535c') +
    box(138, 166, 44, 34, 6, tone.light, `stroke="${tone.line}"`) +
    disc(150, 177, 3, '#e3a04c') +
    disc(170, 177, 3, accent) +
    box(154, 186, 12, 8, 3, '#46535c')
  )
}

function electronicCooker(tone: Tone) {
  return (
    shape(
      'M74 128c0-36 34-58 86-58s86 22 86 58v56c0 22-14 34-36 34H110c-22 0-36-12-36-34z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5"`,
    ) +
    stroke('M75 128c40 12 130 12 170 0', tone.line, 2, 'opacity=".75"') +
    stroke('M104 78c2-32 110-32 112 0', tone.dark, 8) +
    box(143, 84, 34, 10, 5, tone.dark) +
    shape('M112 152c30 8 66 8 96 0l-6 46c-28 6-56 6-84 0z', 'url(#deep)') +
    figure(160, 181, 19, '0:38', accentSoft) +
    repeat(3, (index) => disc(142 + index * 18, 191, 3, index === 1 ? accent : '#6d7b85'))
  )
}

/** Air fryers: a basket with its handle, with a window from 6 litres on; from 10 litres an oven with a door. */
export const airFryer = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'quay', x: 88, y: 45, width: 144 }]],
    closeUps: [[/./, { text: 'bảng hiển thị nhiệt độ', x: 160, y: 88, width: 112 }]],
  },
  forms: ['vua', 'nho', 'lon', 'lo'],
  details: ['noi'],
  colours: deep,
  choose: (attributes) => {
    const litres = numberOf(attributes, 'capacity_l')
    return { form: (litres ?? 0) >= 10 ? 'lo' : sizeOf(litres, 4, 5.9), detail: 'noi' }
  },
  draw: ({ form, tone }) =>
    picture(tone, form === 'lo' ? fryerOven(tone) : scaled(fryerBasket(form === 'lon', tone), scales[form])),
})

function fryerBasket(window: boolean, tone: Tone) {
  const half = window ? 74 : 66
  const bulge = `M${160 - half} 96c0-42 24-62 ${half}-62s${half} 20 ${half} 62v98c0 16-8 24-24 24H${160 - half + 24}c-16 0-24-8-24-24z`
  return (
    shadow(half * 1.2) +
    shape(bulge, 'url(#body)', `stroke="${tone.line}" stroke-width="1.5"`) +
    box(160 - 34, 52, 68, 34, 12, 'url(#deep)') +
    figure(160, 75, 17, '180°', accentSoft) +
    bodyBox(tone, 160 - half + 8, 106, half * 2 - 16, 96, 12) +
    (window
      ? box(112, 116, 96, 38, 8, '#5b3d22') +
        box(112, 116, 96, 38, 8, '#e3a04c', 'opacity=".5"') +
        gleam('M120 116h26l-18 38h-16v-30z')
      : '') +
    box(146, window ? 162 : 132, 28, 46, 9, '#2f383f', 'stroke="#84929c" stroke-width="1.5"') +
    disc(160, window ? 172 : 143, 3, accent)
  )
}

function fryerOven(tone: Tone) {
  return (
    shadow(92) +
    box(96, floor - 6, 20, 6, 2, '#4a555d') +
    box(204, floor - 6, 20, 6, 2, '#4a555d') +
    bodyBox(tone, 82, 36, 156, 181, 18) +
    box(98, 50, 124, 34, 10, 'url(#deep)') +
    figure(160, 73, 17, '180°', accentSoft) +
    repeat(2, (index) => disc(112 + index * 96, 67, 5, index === 0 ? accent : '#7f8f9a')) +
    box(98, 104, 124, 98, 10, '#4d3520', `stroke="${tone.line}"`) +
    box(98, 104, 124, 98, 10, '#e3a04c', 'opacity=".45"') +
    stroke('M106 134h108M106 168h108', '#2f383f', 3) +
    box(120, 95, 80, 6, 3, tone.line) +
    gleam('M98 114a10 10 0 0 1 10-10h38l-34 98h-4a10 10 0 0 1-10-10z')
  )
}

/** Hobs seen from above: one ring for every zone; infrared glows, induction shows its cross. */
export const hob = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'matbep', x: 66, y: 34, width: 196 }]],
    body: { flat: true, thin: false, front: 'face' },
    closeUps: [
      [/^1/, { text: 'vùng nấu', x: 160, y: 128, width: 126 }],
      [/./, { text: 'vùng nấu', x: 118, y: 132, width: 116 }],
    ],
  },
  forms: ['2', '1', '3', '4'],
  details: ['tu', 'hongngoai', 'honhop'],
  colours: ['den'],
  choose: (attributes) => {
    const types = { infrared: 'hongngoai', mixed: 'honhop' } as const
    const known = Object.entries(types).find(([name]) => name === attributes['hob_type'])
    const zones = nearest(numberOf(attributes, 'zones'), [2, 1, 3, 4])
    const form = (['1', '2', '3', '4'] as const).find((name) => Number(name) === zones) ?? '2'
    return { form, detail: known ? known[1] : 'tu' }
  },
  draw: ({ form, detail, tone }) => {
    const zones = zonePlans[form]
    const width = form === '1' ? 132 : 236
    return picture(
      tone,
      shadow(width * 0.54, 160, 204) +
        box(160 - width / 2, 58, width, 142, 10, 'url(#deep)', 'stroke="#84929c" stroke-width="2"') +
        gleam(`M${160 - width / 2 + 8} 60h${width * 0.28}l-${width * 0.14} 138h-${width * 0.14}z`) +
        zones
          .map(([x, y, r], index) =>
            zone(x, y, r, detail === 'hongngoai' || (detail === 'honhop' && index > 0)),
          )
          .join('') +
        repeat(form === '1' ? 3 : 5, (index) =>
          disc(160 + (index - (form === '1' ? 1 : 2)) * 18, 188, 3.5, index === 0 ? accent : '#7f8f9a'),
        ),
    )
  },
})

const zonePlans: Record<'1' | '2' | '3' | '4', readonly (readonly [x: number, y: number, r: number])[]> = {
  '1': [[160, 118, 44]],
  '2': [
    [102, 120, 44],
    [218, 120, 44],
  ],
  '3': [
    [98, 120, 42],
    [186, 92, 24],
    [228, 140, 32],
  ],
  '4': [
    [92, 94, 24],
    [92, 150, 24],
    [186, 94, 26],
    [236, 142, 30],
  ],
}

function zone(x: number, y: number, r: number, glows: boolean) {
  const colour = glows ? '#e2744b' : accent
  const inner = glows
    ? disc(x, y, r * 0.68, 'none', `stroke="${colour}" stroke-width="4" opacity=".75"`) +
      disc(x, y, r * 0.36, 'none', `stroke="${colour}" stroke-width="4" opacity=".6"`)
    : stroke(`M${x - 8} ${y}h16M${x} ${y - 8}v16`, accentSoft, 2.5)
  return disc(x, y, r, 'none', `stroke="${colour}" stroke-width="3"`) + inner
}

/** Microwaves: a window and a panel of keys; the grill glows above. */
export const microwave = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'quay', x: 82, y: 36, width: 156 }]],
    closeUps: [[/./, { text: 'bảng điều khiển', x: 214, y: 150, width: 106 }]],
  },
  forms: ['thuong', 'nuong'],
  details: ['vua', 'nho', 'lon'],
  colours: deep,
  choose: (attributes) => ({
    form: attributes['grill'] === true ? 'nuong' : 'thuong',
    detail: sizeOf(numberOf(attributes, 'capacity_l'), 21, 24),
  }),
  draw: ({ form, detail, tone }) =>
    picture(tone, scaled(drawMicrowave(form === 'nuong', tone), scales[detail])),
})

function drawMicrowave(grill: boolean, tone: Tone) {
  return (
    shadow(128) +
    box(66, floor - 6, 20, 6, 2, '#4a555d') +
    box(234, floor - 6, 20, 6, 2, '#4a555d') +
    bodyBox(tone, 46, 84, 228, 134, 9) +
    box(58, 97, 146, 108, 7, '#2a3842', 'stroke="#84929c"') +
    box(72, 111, 118, 80, 5, grill ? '#4d3520' : '#3a4b56') +
    (grill ? stroke('M80 118h102', '#e58b4a', 4) : '') +
    shape('M96 172h70l-6 12h-58z', '#e4e9ec') +
    stroke('M112 162c-5-6 5-10 0-16M131 162c-5-6 5-10 0-16M150 162c-5-6 5-10 0-16', accentSoft, 3) +
    gleam('M72 111h34l-20 80H72z') +
    box(216, 99, 46, 20, 4, 'url(#deep)') +
    figure(239, 114, 13, '1:30', accentSoft) +
    repeat(9, (index) => box(217 + (index % 3) * 16, 129 + Math.floor(index / 3) * 14, 12, 9, 3, tone.dark)) +
    disc(239, 189, 11, tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
    stroke('M239 181v6', accent, 2.5)
  )
}
