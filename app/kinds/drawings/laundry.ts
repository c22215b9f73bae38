import { colours, type Tone } from './colours.ts'
import { defineDrawing } from './drawing.ts'
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

const bodyColours = ['trang', ...colours] as const

/** Washers: front or top load, and whether they dry as well. */
export const washer = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'giat', x: 66, y: 74, width: 178 }]],
    beside: 'person',
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [
      [/^truoc/, { text: 'cửa kính và lồng giặt', x: 160, y: 136, width: 122 }],
      [/^tren/, { text: 'nắp kính và bảng điều khiển', x: 160, y: 56, width: 104 }],
    ],
  },
  forms: ['truoc', 'tren'],
  details: ['giat', 'giatsay'],
  colours: bodyColours,
  choose: (attributes) => ({
    form: attributes['load_type'] === 'top' ? 'tren' : 'truoc',
    detail: typeof attributes['dry_load_kg'] === 'number' ? 'giatsay' : 'giat',
  }),
  draw: ({ form, detail, tone }) =>
    picture(tone, form === 'truoc' ? front(tone, detail === 'giatsay') : top(tone)),
})

/** Dryers: a front door without water, warm air behind the glass. */
export const dryer = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'giat', x: 66, y: 74, width: 178 }]],
    beside: 'person',
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [[/./, { text: 'cửa kính và lồng sấy', x: 160, y: 136, width: 122 }]],
  },
  forms: ['say'],
  details: ['thuong', 'bomnhiet'],
  colours: bodyColours,
  choose: (attributes) => ({
    form: 'say',
    detail: attributes['dryer_type'] === 'heat-pump' ? 'bomnhiet' : 'thuong',
  }),
  draw: ({ detail, tone }) =>
    picture(
      tone,
      cabinet(tone) +
        porthole(tone, '#e3a04c') +
        stroke('M142 128c-6 7 6 13 0 20M160 124c-7 9 7 17 0 26M178 128c-6 7 6 13 0 20', '#f2c489', 4) +
        (detail === 'bomnhiet' ? shape('M112 203c0-9 7-13 16-13 0 9-6 14-16 13z', '#5aa77c') : ''),
    ),
})

function cabinet(tone: Tone) {
  return (
    shadow(86) +
    box(104, floor - 5, 16, 5, 2, '#4a555d') +
    box(200, floor - 5, 16, 5, 2, '#4a555d') +
    bodyBox(tone, 94, 42, 132, 176, 8) +
    stroke('M95 76h130', tone.line, 1.5, 'opacity=".7"') +
    disc(200, 59, 10, tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
    stroke('M200 53v5', accent, 2.5) +
    box(146, 52, 36, 14, 4, 'url(#deep)') +
    figure(164, 62.5, 9, '0:45', accentSoft)
  )
}

function porthole(tone: Tone, water: string) {
  return (
    disc(160, 141, 53, tone.dark, `stroke="${tone.line}" stroke-width="1.5"`) +
    disc(160, 141, 45, tone.light, `stroke="${tone.line}"`) +
    disc(160, 141, 38, 'url(#deep)') +
    shape('M124 153c12-8 24 6 36 0s24-6 36-1a38 38 0 0 1-72 1z', water, 'opacity=".75"') +
    gleam('M133 118a38 38 0 0 1 24-15l-18 62a38 38 0 0 1-14-17z') +
    box(205, 132, 5, 18, 2.5, tone.line)
  )
}

function front(tone: Tone, dries: boolean) {
  return (
    cabinet(tone) +
    box(102, 50, 36, 18, 4, tone.light, `stroke="${tone.line}"`) +
    stroke('M110 59h20', tone.line, 2) +
    porthole(tone, accent) +
    disc(146, 146, 4, '#fff', 'opacity=".6"') +
    disc(168, 140, 3, '#fff', 'opacity=".6"') +
    disc(178, 149, 5, '#fff', 'opacity=".6"') +
    (dries ? repeat(3, (index) => stroke(`M${106 + index * 8} 197c-4 4 4 8 0 12`, '#d98f35', 2.5)) : '')
  )
}

function top(tone: Tone) {
  return (
    shadow(80) +
    box(110, floor - 5, 14, 5, 2, '#4a555d') +
    box(196, floor - 5, 14, 5, 2, '#4a555d') +
    bodyBox(tone, 100, 78, 120, 140, 8) +
    shape(
      'M110 42h100l10 36H100z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    shape('M121 54h78l5 20h-88z', 'url(#deep)') +
    gleam('M128 54h16l-8 20h-15z') +
    bodyBox(tone, 112, 26, 96, 18, 6) +
    box(142, 31, 34, 8, 3, 'url(#deep)') +
    disc(187, 35, 2.5, accent) +
    disc(196, 35, 2.5, tone.line) +
    disc(126, 35, 4.5, tone.light, `stroke="${tone.line}"`) +
    stroke('M112 196c8-5 16 5 24 0s16-5 24 0 16 5 24 0 16-5 24 0', accent, 3, 'opacity=".75"')
  )
}
