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
  picture,
  repeat,
  shadow,
  shape,
  stroke,
} from './svg.ts'

/** Blenders: a jug with its scale on a motor, or a stick in a cup. */
export const blender = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'quay', x: 92, y: 50, width: 138 }]],
    closeUps: [[/^xay/, { text: 'cối xay và núm xoay', x: 160, y: 150, width: 116 }]],
  },
  forms: ['xay', 'camtay'],
  details: ['may'],
  colours: ['trang', ...colours],
  choose: (attributes) => ({ form: attributes['blender_type'] === 'hand' ? 'camtay' : 'xay', detail: 'may' }),
  draw: ({ form, tone }) => picture(tone, form === 'camtay' ? stickBlender(tone) : jugBlender(tone)),
})

function stickBlender(tone: Tone) {
  return (
    shadow(54) +
    shape(
      'M128 218l-10-92h84l-10 92z',
      '#d8ecee',
      'opacity=".9" stroke="#7f8f9a" stroke-width="2" stroke-linejoin="round"',
    ) +
    shape('M125 178c14-7 24 7 36 0s22-6 36 0l-5 40h-63z', '#f0a95c') +
    box(154, 112, 12, 76, 4, '#b7c3ca', 'stroke="#7f8f9a"') +
    shape('M146 188h28l8 16h-44z', '#7f8f9a') +
    bodyBox(tone, 143, 22, 34, 96, 15) +
    box(152, 44, 16, 28, 8, 'url(#deep)') +
    disc(160, 52, 4, accent)
  )
}

function jugBlender(tone: Tone) {
  return (
    shadow(62) +
    stroke('M208 66c34 0 32 62-6 62', '#7f8f9a', 9) +
    shape(
      'M110 44h100l-12 106h-76z',
      '#d8ecee',
      'opacity=".9" stroke="#7f8f9a" stroke-width="2" stroke-linejoin="round"',
    ) +
    shape('M116 92c16-8 30 8 46 0s28-6 43 1l-7 57h-76z', '#f0a95c') +
    disc(140, 116, 5, '#fff', 'opacity=".5"') +
    disc(174, 106, 4, '#fff', 'opacity=".5"') +
    stroke('M186 72h10M185 86h8', '#7f8f9a', 2) +
    box(104, 32, 112, 14, 6, '#46535c') +
    box(142, 22, 36, 12, 5, '#46535c') +
    shape(
      'M118 150h84l14 60c1 5-2 8-7 8H111c-5 0-8-3-7-8z',
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    disc(160, 188, 16, tone.dark, `stroke="${tone.line}" stroke-width="1.5"`) +
    stroke('M160 177v9', accent, 3.5)
  )
}

/** Kettles: spout, lid, handle and the lamp of the switch. */
export const kettle = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'quay', x: 100, y: 62, width: 122 }]],
  },
  forms: ['am'],
  details: ['may'],
  colours: ['bac', ...colours],
  choose: () => ({ form: 'am', detail: 'may' }),
  draw: ({ tone }) =>
    picture(
      tone,
      shadow(82) +
        box(92, 206, 128, 13, 6, '#46535c') +
        stroke('M202 84c46-10 54 88 4 96', '#46535c', 13) +
        shape(
          'M112 84 84 66l8 44 18 10z',
          tone.dark,
          `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`,
        ) +
        shape(
          'M112 72h92l12 126c0 5-3 8-8 8H104c-5 0-8-3-8-8z',
          'url(#body)',
          `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`,
        ) +
        shape('M112 72c6-22 86-22 92 0z', '#46535c') +
        box(146, 44, 24, 14, 6, '#46535c') +
        box(150, 98, 14, 84, 7, '#9ad6da', `stroke="${tone.line}"`) +
        box(152, 130, 10, 50, 5, accent) +
        stroke('M84 50c-8-8 8-14 0-24M100 46c-7-7 7-12 0-20', '#9aa7b0', 3.5, 'opacity=".8"') +
        box(206, 192, 20, 8, 4, accent),
    ),
})

/** Dishwashers: small ones for the table top, full ones with a tall door. */
export const dishwasher = defineDrawing({
  views: {
    rooms: [
      [/^nho/, { scene: 'quay', x: 80, y: 28, width: 172 }],
      [/./, { scene: 'bep', x: 150, y: 88, width: 152 }],
    ],
    beside: 'person',
    body: { flat: false, thin: false, front: 'face' },
    closeUps: [
      [/^lon/, { text: 'bảng điều khiển', x: 184, y: 90, width: 104 }],
      [/./, { text: 'bảng điều khiển', x: 184, y: 130, width: 104 }],
    ],
  },
  forms: ['lon', 'nho'],
  details: ['may'],
  colours: ['bac', ...colours],
  choose: (attributes) => ({
    form: (numberOf(attributes, 'place_settings') ?? 12) <= 8 ? 'nho' : 'lon',
    detail: 'may',
  }),
  draw: ({ form, tone }) => {
    const top = form === 'lon' ? 46 : 92
    return picture(
      tone,
      shadow(92) +
        box(96, floor - 6, 128, 6, 2, '#4a555d') +
        bodyBox(tone, 86, top, 148, 217 - top, 7) +
        box(86, top, 148, 28, 7, 'url(#deep)') +
        figure(160, top + 19, 13, '1:20', accentSoft) +
        repeat(3, (index) => disc(198 + index * 12, top + 14, 3, index === 0 ? accent : '#7f8f9a')) +
        box(118, top + 38, 84, 6, 3, tone.line) +
        disc(142, 166, 25, tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
        disc(142, 166, 15, 'none', `stroke="${tone.line}" stroke-width="1.5"`) +
        stroke('M182 146v42M176 146v10c0 4 12 4 12 0v-10', tone.line, 3) +
        stroke('M112 144c0-5 5-7 5-11 0 4 5 6 5 11a5 5 0 0 1-10 0z', accent, 2),
    )
  },
})
