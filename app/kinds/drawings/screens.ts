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
  shadow,
  shape,
  stroke,
} from './svg.ts'

const tvSizes = sizes(20, 116)
const monitorSizes = sizes(15, 57)

/** Televisions: the picture grows with the inches, which stand on it; its tint tells the kind of panel. */
export const tv = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'khach', x: 66, y: 30, width: 188 }]],
    body: { flat: false, thin: false, front: 'face' },
  },
  forms: tvSizes,
  details: ['led', 'qled', 'oled'],
  colours: ['den'],
  choose: (attributes) => ({ form: sizeOf(attributes, tvSizes), detail: panelOf(attributes['panel']) }),
  draw: ({ form, detail, tone }) => {
    const inches = Number(form) || 50
    const width = Math.round(150 + (Math.min(inches, 100) - 20) * 1.65)
    const height = Math.round(width * 0.5625)
    const [left, top] = [160 - width / 2, floor - 22 - height]
    const foot = width * 0.3
    return picture(
      tone,
      shadow(width * 0.46) +
        stroke(`M${160 - foot} ${floor - 2}l8-20M${160 + foot} ${floor - 2}l-8-20`, '#6d7b85', 5) +
        box(left, top, width, height, 5, '#1d272e', 'stroke="#84929c" stroke-width="1.5"') +
        box(left + 4, top + 4, width - 8, height - 9, 2, tints[detail].sky) +
        landscape(left + 4, top + 4, width - 8, height - 9, tints[detail]) +
        (form === 'khac'
          ? ''
          : figure(160, top + height * 0.52, Math.round(height * 0.26), `${form}″`, '#fff')),
    )
  },
})

const tints = {
  led: { sky: '#2f7f93', hill: '#256a79', near: '#1b5563', sun: '#9fd3d6' },
  qled: { sky: '#3a6fb0', hill: '#6a5aa8', near: '#43408a', sun: '#f0b968' },
  oled: { sky: '#141b27', hill: '#2a3356', near: '#10141f', sun: '#e9e4d2' },
}

function panelOf(panel: unknown) {
  const name = typeof panel === 'string' ? panel.toUpperCase() : ''
  if (name.includes('OLED')) return 'oled'
  return /QLED|QNED|NANO|MINI/.test(name) ? 'qled' : 'led'
}

function landscape(
  x: number,
  y: number,
  w: number,
  h: number,
  tint: { hill: string; near: string; sun: string },
) {
  const [bottom, half] = [y + h, x + w / 2]
  return (
    disc(Math.round(x + w * 0.78), Math.round(y + h * 0.26), Math.round(h * 0.09), tint.sun) +
    shape(
      `M${x} ${bottom}V${y + h * 0.72}Q${x + w / 4} ${y + h * 0.5} ${half} ${y + h * 0.74}T${x + w} ${y + h * 0.66}V${bottom}z`,
      tint.hill,
    ) +
    shape(
      `M${x} ${bottom}V${y + h * 0.88}Q${x + w * 0.3} ${y + h * 0.72} ${x + w * 0.6} ${y + h * 0.88}T${x + w} ${y + h * 0.84}V${bottom}z`,
      tint.near,
    )
  )
}

/** Monitors: on a foot, a window with charts on the screen, the inches below. */
export const monitor = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 74, y: 36, width: 172 }]],
  },
  forms: monitorSizes,
  details: ['thuong', 'choigame'],
  colours: ['den', 'trang', 'bac', 'xam'],
  choose: (attributes) => ({
    form: sizeOf(attributes, monitorSizes),
    detail: (numberOf(attributes, 'refresh_hz') ?? 0) >= 120 ? 'choigame' : 'thuong',
  }),
  draw: ({ form, detail, tone }) => {
    const width = Math.round(140 + (Math.min(Number(form) || 27, 49) - 15) * 3.2)
    const height = Math.round(width * 0.58)
    const [left, top] = [160 - width / 2, floor - 44 - height]
    return picture(
      tone,
      shadow(64) +
        shape(`M148 ${floor - 46}h24l4 40h-32z`, tone.dark) +
        bodyBox(tone, 118, floor - 9, 84, 7, 3.5) +
        bodyBox(tone, left, top, width, height, 6) +
        box(left + 5, top + 5, width - 10, height - 14, 2, 'url(#deep)') +
        stroke(
          detail === 'choigame'
            ? `M${left + 14} ${top + height * 0.7}l${width * 0.2}-${height * 0.25} ${width * 0.2} ${height * 0.12} ${width * 0.22}-${height * 0.32} ${width * 0.24} ${height * 0.16}`
            : `M${left + 18} ${top + 22}h${width * 0.4}M${left + 18} ${top + 34}h${width * 0.6}M${left + 18} ${top + 46}h${width * 0.3}`,
          detail === 'choigame' ? accent : accentSoft,
          4,
        ) +
        (form === 'khac' ? '' : figure(left + width - 28, top + height - 17, 19, `${form}″`, '#fff')),
    )
  },
})

function sizes(from: number, to: number): readonly ['khac', ...string[]] {
  return ['khac', ...Array.from({ length: to - from + 1 }, (_, index) => String(from + index))]
}

function sizeOf(attributes: Attributes, known: readonly string[]) {
  const inches = numberOf(attributes, 'screen_in')
  const name = inches === null ? 'khac' : String(Math.round(inches))
  return known.includes(name) ? name : 'khac'
}
