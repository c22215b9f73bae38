import { colours, type Tone } from './colours.ts'
import { defineDrawing, numberOf } from './drawing.ts'
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
  shadow,
  shape,
  stroke,
} from './svg.ts'

const pale = ['trang', ...colours] as const
const hot = '#d9634f'

/** Water purifiers: a cabinet with taps; hot and cold ones have three. */
export const waterPurifier = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'bep', x: 150, y: 66, width: 184 }]],
    closeUps: [[/./, { text: 'vòi lấy nước', x: 160, y: 104, width: 96 }]],
  },
  forms: ['thuong', 'nonglanh'],
  details: ['may'],
  colours: ['den', ...colours],
  choose: (attributes) => ({ form: attributes['hot_cold'] === true ? 'nonglanh' : 'thuong', detail: 'may' }),
  draw: ({ form, tone }) => {
    const taps =
      form === 'nonglanh'
        ? ([
            ['138', hot],
            ['160', '#6d7b85'],
            ['182', accent],
          ] as const)
        : ([['160', accent]] as const)
    return picture(
      tone,
      shadow(64) +
        bodyBox(tone, 112, 22, 96, 196, 10) +
        box(120, 30, 80, 34, 6, 'url(#deep)') +
        stroke('M150 52c0-6 10-8 10-15 0 7 10 9 10 15a10 10 0 0 1-20 0z', accentSoft, 2) +
        box(122, 78, 76, 60, 6, tone.dark, `stroke="${tone.line}"`) +
        taps.map(([x, colour]) => shape(`M${Number(x) - 7} 82h14v12l-4 8h-6l-4-8z`, colour)).join('') +
        shape('M149 112h22l-3 22h-16z', '#d8ecee', 'opacity=".95"') +
        shape('M150.5 122h19l-1.7 12h-15.6z', accent, 'opacity=".7"') +
        stroke('M122 152h76', tone.line, 1.5, 'opacity=".7"') +
        repeat(
          3,
          (index) =>
            bodyBox(tone, 130 + index * 22, 164, 16, 44, 7) +
            box(130 + index * 22, 172, 16, 8, 0, accentSoft),
        ),
    )
  },
})

/** Air purifiers: a tower with a grille and its air-quality lamp; wide for rooms over 40 m². */
export const airPurifier = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'khach', x: 214, y: 132, width: 104 }]],
    closeUps: [[/./, { text: 'màn hình và lưới gió', x: 160, y: 110, width: 92 }]],
  },
  forms: ['vua', 'lon'],
  details: ['may'],
  colours: pale,
  choose: (attributes) => ({
    form: (numberOf(attributes, 'room_m2_max') ?? 0) > 40 ? 'lon' : 'vua',
    detail: 'may',
  }),
  draw: ({ form, tone }) => {
    const half = form === 'lon' ? 58 : 46
    return picture(
      tone,
      shadow(half * 1.25) +
        bodyBox(tone, 160 - half, 46, half * 2, 172, 20) +
        stroke(`M${160 - half + 16} 58h${half * 2 - 32}`, tone.line, 3, 'opacity=".6"') +
        disc(160, 98, 27, 'url(#deep)') +
        disc(160, 98, 27, 'none', `stroke="${accent}" stroke-width="3"`) +
        stroke('M146 94c5-5 9 5 14 0s9 5 14 0M146 104c5-5 9 5 14 0s9 5 14 0', accentSoft, 3) +
        repeat(6, (index) =>
          stroke(`M${160 - half + 14} ${142 + index * 11}h${half * 2 - 28}`, tone.line, 3, 'opacity=".5"'),
        ) +
        stroke(
          'M134 34c-6-6 6-12 0-18M160 36c-7-8 7-14 0-22M186 34c-6-6 6-12 0-18',
          accent,
          3,
          'opacity=".6"',
        ),
    )
  },
})

const fanTypes = {
  đứng: 'dung',
  bàn: 'ban',
  treo: 'treo',
  trần: 'tran',
  hộp: 'hop',
  tháp: 'thap',
  'điều hòa': 'dieuhoa',
} as const

/** Fans by their type: standing, table, wall, ceiling, box, tower and evaporative cooler. */
export const fan = defineDrawing({
  views: {
    rooms: [
      [/^tran/, { scene: 'khach', x: 62, y: -18, width: 196 }],
      [/^treo/, { scene: 'khach', x: 110, y: 2, width: 108 }],
      [/^(dung|thap)/, { scene: 'khach', x: 206, y: 82, width: 168 }],
      [/^dieuhoa/, { scene: 'khach', x: 212, y: 112, width: 130 }],
      [/^(ban|hop)/, { scene: 'ban', x: 106, y: 72, width: 116 }],
    ],
    closeUps: [
      [/^tran/, { text: 'bầu quạt và cánh', x: 160, y: 116, width: 122 }],
      [/^dieuhoa/, { text: 'cửa gió và bình nước', x: 160, y: 128, width: 110 }],
      [/^dung/, { text: 'lồng và cánh quạt', x: 160, y: 84, width: 128 }],
      [/^(ban|treo|hop)/, { text: 'lồng và cánh quạt', x: 156, y: 128, width: 128 }],
    ],
  },
  forms: ['dung', 'ban', 'treo', 'tran', 'hop', 'thap', 'dieuhoa'],
  details: ['may'],
  colours: pale,
  choose: (attributes) => {
    const known = Object.entries(fanTypes).find(([name]) => name === attributes['fan_type'])
    return { form: known ? known[1] : 'dung', detail: 'may' }
  },
  draw: ({ form, tone }) => picture(tone, fans[form](tone)),
})

const fans: Record<(typeof fanTypes)[keyof typeof fanTypes], (tone: Tone) => string> = {
  dung: (tone) =>
    shadow(56) +
    box(156, 116, 8, 92, 3, tone.line) +
    bodyBox(tone, 146, 146, 28, 34, 8) +
    disc(160, 158, 3, accent) +
    bodyBox(tone, 112, 206, 96, 12, 6) +
    cage(tone, 160, 76, 60),
  ban: (tone) =>
    shadow(62) +
    box(153, 160, 14, 46, 4, tone.line) +
    bodyBox(tone, 106, 198, 108, 20, 10) +
    repeat(3, (index) => disc(142 + index * 18, 208, 4, index === 0 ? accent : tone.dark)) +
    cage(tone, 160, 112, 68),
  treo: (tone) =>
    bodyBox(tone, 140, 18, 40, 66, 8) +
    box(154, 66, 12, 46, 4, tone.line) +
    stroke('M148 82v96M172 82v82', tone.line, 2) +
    disc(148, 182, 5, accent) +
    disc(172, 168, 5, tone.dark) +
    cage(tone, 160, 124, 66),
  tran: (tone) =>
    box(138, 30, 44, 10, 5, tone.dark, `stroke="${tone.line}"`) +
    box(156, 40, 8, 58, 2, tone.line) +
    shape(
      'M150 112 34 100c-12 0-12 22 0 22l116 4z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5"`,
    ) +
    shape(
      'M170 112l116-12c12 0 12 22 0 22l-116 4z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5"`,
    ) +
    shape('M150 120l-16 44c-3 9 17 13 20 4l14-46z', tone.dark, `stroke="${tone.line}" stroke-width="1.5"`) +
    bodyBox(tone, 134, 96, 52, 32, 14) +
    disc(160, 120, 4, accent),
  hop: (tone) =>
    shadow(84) +
    box(104, floor - 6, 20, 6, 2, '#4a555d') +
    box(196, floor - 6, 20, 6, 2, '#4a555d') +
    bodyBox(tone, 80, 58, 160, 159, 16) +
    cage(tone, 150, 142, 58) +
    disc(225, 90, 7, tone.dark) +
    disc(225, 112, 7, accent),
  thap: (tone) =>
    shadow(56) +
    bodyBox(tone, 116, 206, 88, 12, 6) +
    bodyBox(tone, 130, 24, 60, 184, 26) +
    box(146, 66, 28, 128, 12, 'url(#deep)') +
    repeat(11, (index) => stroke(`M148 ${76 + index * 11}h24`, '#7f8f9a', 2)) +
    box(147, 42, 26, 12, 6, 'url(#deep)') +
    disc(160, 48, 2.5, accent),
  dieuhoa: (tone) =>
    shadow(74) +
    disc(118, 212, 7, '#46535c') +
    disc(202, 212, 7, '#46535c') +
    bodyBox(tone, 102, 26, 116, 184, 12) +
    box(112, 36, 96, 16, 5, 'url(#deep)') +
    disc(124, 44, 3, accent) +
    figure(190, 49, 12, '26°', accentSoft) +
    box(112, 62, 96, 72, 6, 'url(#deep)') +
    repeat(5, (index) => stroke(`M118 ${74 + index * 12}h84`, '#84929c', 3)) +
    box(112, 148, 96, 50, 6, tone.light, `stroke="${tone.line}"`) +
    shape(
      'M113 172c12-8 24 8 36 0s24 8 36 0 16-3 22 0v20a5 5 0 0 1-5 5h-84a5 5 0 0 1-5-5z',
      accent,
      'opacity=".65"',
    ),
}

/** The round cage of a fan with its five blades. */
function cage(tone: Tone, x: number, y: number, r: number) {
  const blade = `M${x} ${y}c-${r * 0.5}-${r * 0.14}-${r * 0.52}-${r * 0.72}-${r * 0.1}-${r * 0.84} ${r * 0.3}-${r * 0.05} ${r * 0.36} ${r * 0.46} ${r * 0.1} ${r * 0.84}z`
  return (
    disc(x, y, r, tone.light, `fill-opacity=".35" stroke="${tone.line}" stroke-width="3"`) +
    repeat(
      5,
      (index) =>
        `<path d="${blade}" fill="${accent}" opacity=".62" transform="rotate(${index * 72} ${x} ${y})"/>`,
    ) +
    repeat(
      12,
      (index) =>
        `<path d="M${x} ${y}V${y - r}" stroke="${tone.line}" opacity=".55" transform="rotate(${index * 30} ${x} ${y})"/>`,
    ) +
    disc(x, y, r * 0.66, 'none', `stroke="${tone.line}" opacity=".55"`) +
    disc(x, y, r * 0.2, 'url(#body)', `stroke="${tone.line}" stroke-width="1.5"`)
  )
}

/** Water heaters: a small panel that heats as the water runs, or a tank that keeps it warm. */
export const waterHeater = defineDrawing({
  views: {
    rooms: [
      [/^giantiep/, { scene: 'tam', x: 110, y: 4, width: 130 }],
      [/^tructiep/, { scene: 'tam', x: 136, y: 40, width: 108 }],
    ],
    closeUps: [
      [/^giantiep/, { text: 'màn hình và núm chỉnh', x: 190, y: 108, width: 108 }],
      [/^tructiep/, { text: 'núm chỉnh nhiệt độ', x: 141, y: 100, width: 100 }],
    ],
  },
  forms: ['giantiep', 'tructiep'],
  details: ['may'],
  colours: pale,
  choose: (attributes) => ({
    form: attributes['heater_type'] === 'direct' ? 'tructiep' : 'giantiep',
    detail: 'may',
  }),
  draw: ({ form, tone }) => picture(tone, form === 'tructiep' ? instantHeater(tone) : tankHeater(tone)),
})

function tankHeater(tone: Tone) {
  return (
    stroke('M128 160v56', hot, 7) +
    stroke('M192 160v56', accent, 7) +
    bodyBox(tone, 54, 52, 212, 112, 40) +
    gleam('M78 60h60l-26 96H84c-26-14-30-72-6-96z') +
    box(136, 92, 48, 26, 6, 'url(#deep)') +
    figure(160, 111, 16, '45°', accentSoft) +
    disc(222, 108, 16, tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
    stroke('M222 98v8', hot, 3)
  )
}

function instantHeater(tone: Tone) {
  return (
    stroke('M142 170v46', accent, 6) +
    stroke('M164 170c0 30 46 40 46 4V96', '#9aa7b0', 5) +
    bodyBox(tone, 96, 32, 90, 142, 16) +
    box(118, 48, 46, 24, 6, 'url(#deep)') +
    figure(141, 66, 15, '40°', accentSoft) +
    disc(141, 118, 24, tone.light, `stroke="${tone.line}" stroke-width="2"`) +
    stroke('M141 100v10', hot, 4) +
    disc(118, 158, 3, accent) +
    shape(
      'M194 60h34l8 36h-50z',
      tone.dark,
      `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    repeat(4, (index) =>
      stroke(`M${194 + index * 11} 106l-2 14M${193 + index * 11} 128l-2 12`, accent, 3, 'opacity=".75"'),
    )
  )
}
