import { colours, type Tone } from './colours.ts'
import { defineDrawing, numberOf, type Attributes } from './drawing.ts'
import {
  accent,
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

/** Pictures on a screen, by the memory behind it: up to 128 GB, up to 256 GB, more. */
const wallpapers = {
  nho: { sky: '#216f80', hill: '#17525f', sun: '#9ad6da' },
  vua: { sky: '#4c62a8', hill: '#35447f', sun: '#f0c987' },
  lon: { sky: '#8a5a86', hill: '#5f3c66', sun: '#f5d9b8' },
}
const memories = ['nho', 'vua', 'lon'] as const

function memoryOf(attributes: Attributes) {
  const gigabytes = numberOf(attributes, 'storage_gb') ?? 0
  return gigabytes > 256 ? 'lon' : gigabytes > 128 ? 'vua' : 'nho'
}

const cameras: Record<'doc' | 'vuong' | 'tron', (tone: Tone) => string> = {
  doc: (tone) =>
    box(106, 38, 30, 62, 13, tone.dark, `stroke="${tone.line}"`) +
    lens(121, 50) +
    lens(121, 69) +
    lens(121, 88),
  vuong: (tone) =>
    box(104, 36, 52, 52, 15, tone.dark, `stroke="${tone.line}"`) +
    lens(118, 50) +
    lens(118, 74) +
    lens(142, 62),
  tron: (tone) =>
    disc(128, 62, 24, tone.dark, `stroke="${tone.line}"`) + lens(120, 53) + lens(136, 53) + lens(128, 71),
}

function lens(x: number, y: number) {
  return disc(x, y, 7, '#1f2b33', 'stroke="#84929c" stroke-width="1.5"')
}

/** Phones: camera by maker's chip and megapixels, 5G on the screen; a screen under 4 inches has keys below it. */
export const phone = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 95, y: 70, width: 130 }]],
    beside: 'card',
    body: { flat: false, thin: true, front: 'handheld' },
    closeUps: [
      [/^phim/, { text: 'bàn phím', x: 160, y: 160, width: 88 }],
      [/./, { text: 'cụm camera', x: 130, y: 72, width: 86 }],
    ],
  },
  forms: ['doc', 'doc5g', 'vuong', 'vuong5g', 'tron', 'tron5g', 'phim'],
  details: memories,
  colours: ['xam', ...colours],
  choose: (attributes) => {
    if ((numberOf(attributes, 'screen_in') ?? 6) < 4) return { form: 'phim', detail: 'nho', colour: 'den' }
    const chip = attributes['chip']
    const apple = typeof chip === 'string' && /apple|bionic|\ba1\d/i.test(chip)
    const fifth = attributes['network_5g'] === true
    const detail = memoryOf(attributes)
    if (apple) return { form: fifth ? 'vuong5g' : 'vuong', detail }
    if ((numberOf(attributes, 'camera_mp') ?? 0) >= 64) return { form: fifth ? 'tron5g' : 'tron', detail }
    return { form: fifth ? 'doc5g' : 'doc', detail }
  },
  draw: ({ form, detail, tone }) => {
    if (form === 'phim') return picture(tone, keypadPhone(tone))
    const camera = form.startsWith('vuong') ? 'vuong' : form.startsWith('tron') ? 'tron' : 'doc'
    const { sky, hill, sun } = wallpapers[detail]
    return picture(
      tone,
      shadow(76) +
        bodyBox(tone, 98, 30, 88, 188, 18) +
        cameras[camera](tone) +
        box(150, 42, 88, 176, 17, '#1d272e', `stroke="${tone.line}" stroke-width="2.5"`) +
        box(155, 47, 78, 166, 12, sky) +
        shape('M155 160q26-34 48-10t30-16v67a12 12 0 0 1-12 12h-54a12 12 0 0 1-12-12z', hill) +
        disc(212, 92, 13, sun) +
        box(184, 52, 20, 6, 3, '#1d272e') +
        (form.endsWith('5g') ? figure(176, 82, 17, '5G', '#fff') : '') +
        box(178, 206, 32, 2.5, 1, '#fff', 'opacity=".7"'),
    )
  },
})

function keypadPhone(tone: Tone) {
  return (
    shadow(50) +
    bodyBox(tone, 118, 34, 84, 184, 16) +
    box(127, 46, 66, 62, 6, '#216f80', 'stroke="#84929c"') +
    shape('M127 96q18-18 33-4t33-8v18a6 6 0 0 1-6 6h-54a6 6 0 0 1-6-6z', '#17525f') +
    bodyBox(tone, 146, 114, 28, 22, 8) +
    disc(160, 125, 4, accent) +
    repeat(12, (index) =>
      box(
        127 + (index % 3) * 23,
        144 + Math.floor(index / 3) * 17,
        20,
        12,
        5,
        tone.light,
        `stroke="${tone.line}"`,
      ),
    )
  )
}

/** Tablets: small ones stand, large ones lie. */
export const tablet = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 98, y: 68, width: 132 }]],
    beside: 'paper',
    body: { flat: false, thin: true, front: 'handheld' },
  },
  forms: ['lon', 'nho'],
  details: memories,
  colours: ['xam', ...colours],
  choose: (attributes) => ({
    form: (numberOf(attributes, 'screen_in') ?? 11) < 9.5 ? 'nho' : 'lon',
    detail: memoryOf(attributes),
  }),
  draw: ({ form, detail, tone }) => {
    const [w, h] = form === 'lon' ? [226, 158] : [126, 184]
    const [left, top] = [160 - w / 2, floor - 3 - h]
    const { sky, hill, sun } = wallpapers[detail]
    const ridge = `M${left + 9} ${top + h - 15}v-${h * 0.28}q${w * 0.22}-40 ${w * 0.46}-8t${w - 18 - w * 0.46}-14v${h * 0.36}a6 6 0 0 1-6 6h-${w - 30}a6 6 0 0 1-6-6z`
    return picture(
      tone,
      shadow(w * 0.54) +
        bodyBox(tone, left, top, w, h, 14) +
        box(left + 9, top + 9, w - 18, h - 18, 6, sky) +
        shape(ridge, hill) +
        disc(left + w * 0.72, top + h * 0.3, 14, sun) +
        (form === 'lon'
          ? stroke(`M${left + 40} ${top + h * 0.38}q26-24 50 0t50-4`, '#fff', 4, 'opacity=".85"')
          : ''),
    )
  },
})

/** Watches, larger from 45 mm on; whether a face is round cannot be told from the figures, so there is one shape. */
export const smartwatch = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 100, y: 78, width: 118 }]],
    beside: 'card',
    body: { flat: false, thin: true, front: 'watch' },
    closeUps: [[/./, { text: 'mặt đồng hồ', x: 166, y: 124, width: 116 }]],
  },
  forms: ['vua', 'lon'],
  details: ['may'],
  colours: ['den', ...colours],
  choose: (attributes) => ({
    form: (numberOf(attributes, 'case_mm') ?? 0) >= 45 ? 'lon' : 'vua',
    detail: 'may',
  }),
  draw: ({ form, tone }) => {
    const strap = 'M134 84l6-60h40l6 60zM134 156l6 62h40l6-62z'
    const watch =
      shadow(52) +
      shape(strap, 'url(#body)', `stroke="${tone.line}" stroke-width="1.5" stroke-linejoin="round"`) +
      box(112, 68, 96, 104, 28, '#46535c', 'stroke="#84929c" stroke-width="1.5"') +
      box(208, 108, 7, 22, 3, '#84929c') +
      box(119, 75, 82, 90, 22, 'url(#deep)') +
      figure(160, 122, 26, '10:08', '#fff') +
      stroke('M132 143h12l6-10 8 18 7-12h23', accent, 3.5)
    return picture(tone, scaled(watch, form === 'lon' ? 1 : 0.86))
  },
})

const lids = ['13', '14', '15', '16', '17'] as const
const screens: Record<(typeof memories)[number], string> = { nho: '#2f6675', vua: '#41578c', lon: '#5f4a78' }

/** Laptops: the lid wider with more inches, the screen by its memory, a curve where there is a graphics card. */
export const laptop = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 82, y: 44, width: 156 }]],
    beside: 'paper',
    body: { flat: true, thin: false, front: 'lid' },
  },
  forms: lids,
  details: ['nho', 'vua', 'lon', 'roinho', 'roivua', 'roilon'],
  colours: ['bac', ...colours],
  choose: (attributes) => {
    const inches = Math.round(numberOf(attributes, 'screen_in') ?? 15)
    const memory = numberOf(attributes, 'ram_gb') ?? 0
    const form = lids.find((size) => Number(size) >= inches) ?? '17'
    const detail = memory >= 24 ? 'lon' : memory >= 16 ? 'vua' : 'nho'
    return attributes['gpu_discrete'] === true
      ? { form, detail: `roi${detail}`, colour: 'den' }
      : { form, detail }
  },
  draw: ({ form, detail, tone }) => {
    const width = 138 + (Number(form) - 13) * 13
    const height = Math.round(width * 0.64)
    const [left, top] = [160 - width / 2, floor - 16 - height]
    const base = width * 0.5 + 26
    const memory = memories.find((name) => detail.endsWith(name)) ?? 'nho'
    const lines = `M${left + 22} ${top + 28}h${width * 0.34}M${left + 22} ${top + 42}h${width * 0.52}M${left + 22} ${top + 56}h${width * 0.26}`
    const foot = `M${160 - base} ${floor - 12}h${base * 2}l-8 8a8 8 0 0 1-6 2H${160 - base + 14}a8 8 0 0 1-6-2z`
    return picture(
      tone,
      shadow(base) +
        bodyBox(tone, left, top, width, height + 4, 7) +
        box(left + 5, top + 6, width - 10, height - 10, 3, '#1f2b33') +
        box(left + 8, top + 9, width - 16, height - 17, 2, screens[memory]) +
        gleam(`M${left + 8} ${top + 9}h${width * 0.36}l-${width * 0.2} ${height - 17}h-${width * 0.16}z`) +
        (detail.startsWith('roi')
          ? stroke(`M${160 - 24} ${top + height / 2}l16-18 16 26 14-20`, '#fff', 4.5, 'opacity=".9"')
          : stroke(lines, '#fff', 4, 'opacity=".75"')) +
        shape(foot, 'url(#body)', `stroke="${tone.line}" stroke-width="1.5"`) +
        shape(`M142 ${floor - 12}h36l-3 4h-30z`, tone.dark),
    )
  },
})
