import { colours, type Tone } from './colours.ts'
import { defineDrawing } from './drawing.ts'
import { accent, bodyBox, box, disc, floor, picture, repeat, scaled, shadow, shape, stroke } from './svg.ts'

const cone = 'stroke="#84929c" stroke-width="2"'

/** Sound bars: the long bar and its bass box. */
export const soundbar = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'khach', x: 104, y: 82, width: 112 }]],
  },
  forms: ['thanh'],
  details: ['loa'],
  colours: ['den', ...colours],
  choose: () => ({ form: 'thanh', detail: 'loa' }),
  draw: ({ tone }) => picture(tone, drawSoundbar(tone)),
})

function drawSoundbar(tone: Tone) {
  return (
    shadow(62, 228) +
    shadow(96, 116) +
    bodyBox(tone, 178, 92, 98, 126, 8) +
    disc(227, 152, 34, 'url(#deep)', cone) +
    disc(227, 152, 13, tone.dark, `stroke="${tone.line}"`) +
    bodyBox(tone, 24, 184, 228, 32, 12) +
    repeat(24, (index) => stroke(`M${42 + index * 8} 192v16`, tone.line, 2, 'opacity=".5"')) +
    disc(240, 200, 3.5, accent) +
    stroke('M52 156c14-14 32-14 46 0M64 168c6-6 16-6 22 0', accent, 4, 'opacity=".7"')
  )
}

const speakerTypes = {
  bluetooth: 'didong',
  karaoke: 'keo',
  computer: 'maytinh',
  tower: 'cot',
  soundbar: 'thanh',
} as const

/** Loudspeakers by their type; of an unknown type a box with two cones. */
export const speaker = defineDrawing({
  views: {
    rooms: [
      [/^(didong|maytinh)/, { scene: 'ban', x: 104, y: 70, width: 118 }],
      [/^(keo|cot|loa)/, { scene: 'khach', x: 196, y: 110, width: 126 }],
      [/^thanh/, { scene: 'khach', x: 104, y: 82, width: 112 }],
    ],
    closeUps: [
      [/^maytinh/, { text: 'màng loa', x: 106, y: 132, width: 104 }],
      [/^(didong|keo|loa)/, { text: 'màng loa', x: 150, y: 150, width: 110 }],
    ],
  },
  forms: ['loa', 'didong', 'keo', 'maytinh', 'cot', 'thanh'],
  details: ['may'],
  colours: ['den', ...colours],
  choose: (attributes) => {
    const known = Object.entries(speakerTypes).find(([name]) => name === attributes['speaker_type'])
    return { form: known ? known[1] : 'loa', detail: 'may' }
  },
  draw: ({ form, tone }) => picture(tone, speakers[form](tone)),
})

const speakers: Record<'loa' | (typeof speakerTypes)[keyof typeof speakerTypes], (tone: Tone) => string> = {
  loa: (tone) => shadow(68) + cabinet(tone, 104, 26, 112),
  thanh: drawSoundbar,
  didong: (tone) =>
    shadow(100) +
    stroke('M110 132c4-44 96-44 100 0', tone.line, 7) +
    bodyBox(tone, 60, 122, 200, 94, 46) +
    box(92, 138, 136, 62, 22, 'url(#deep)') +
    repeat(27, (index) => disc(104 + (index % 9) * 14, 152 + Math.floor(index / 9) * 17, 2.5, '#84929c')) +
    disc(76, 169, 8, tone.dark, `stroke="${tone.line}"`) +
    disc(244, 169, 8, tone.dark, `stroke="${tone.line}"`) +
    disc(160, 129, 3, accent),
  keo: (tone) =>
    shadow(74) +
    stroke('M126 52V22h68v30', tone.line, 7) +
    disc(112, 212, 9, '#2f383f', cone) +
    disc(208, 212, 9, '#2f383f', cone) +
    scaled(cabinet(tone, 100, 26, 120), 0.9) +
    stroke('M238 204l20-74', '#7f8f9a', 7) +
    disc(261, 120, 14, '#46535c', cone),
  maytinh: (tone) => shadow(112) + scaled(cabinet(tone, 16, 26, 112) + cabinet(tone, 192, 26, 112), 0.7),
  cot: (tone) => shadow(96) + cabinet(tone, 70, 22, 66) + cabinet(tone, 184, 22, 66),
}

/** A box of the width `w` from `y` to the floor with a small and a large cone. */
function cabinet(tone: Tone, x: number, y: number, w: number) {
  const middle = x + w / 2
  const r = w * 0.38
  return (
    box(x + 12, floor - 5, 12, 5, 2, '#4a555d') +
    box(x + w - 24, floor - 5, 12, 5, 2, '#4a555d') +
    bodyBox(tone, x, y, w, floor - 4 - y, 12) +
    disc(middle, y + 46, r * 0.56, 'url(#deep)', cone) +
    disc(middle, y + 46, r * 0.2, accent) +
    disc(middle, floor - 68, r, 'url(#deep)', cone) +
    disc(middle, floor - 68, r * 0.65, 'none', 'stroke="#84929c" opacity=".6"') +
    disc(middle, floor - 68, r * 0.33, tone.dark, `stroke="${tone.line}"`)
  )
}

/** Headphones: over the head, on a cord, or buds in their case. */
export const headphones = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'ban', x: 98, y: 74, width: 124 }]],
    closeUps: [[/^choangdau/, { text: 'chụp tai', x: 108, y: 150, width: 96 }]],
  },
  forms: ['hop', 'choangdau', 'day'],
  details: ['may'],
  colours: ['trang', ...colours],
  choose: (attributes) => {
    const type = attributes['headphone_type']
    if (typeof type !== 'string') return { form: 'hop', detail: 'may' }
    if (/over|on-ear|chụp|choàng/i.test(type)) return { form: 'choangdau', detail: 'may', colour: 'den' }
    return { form: /wired|dây/i.test(type) ? 'day' : 'hop', detail: 'may' }
  },
  draw: ({ form, tone }) => picture(tone, ears[form](tone)),
})

const ears: Record<'hop' | 'choangdau' | 'day', (tone: Tone) => string> = {
  choangdau: (tone) =>
    shadow(84) +
    stroke('M92 150V118a68 68 0 0 1 136 0v32', tone.line, 15) +
    stroke('M92 150V118a68 68 0 0 1 136 0v32', tone.base, 11) +
    bodyBox(tone, 70, 132, 44, 82, 20) +
    bodyBox(tone, 206, 132, 44, 82, 20) +
    box(104, 142, 16, 62, 8, '#46535c') +
    box(200, 142, 16, 62, 8, '#46535c') +
    disc(84, 173, 5, accent) +
    disc(236, 173, 5, accent),
  hop: (tone) =>
    shadow(80) +
    bud(112, false, tone.line) +
    bud(208, true, tone.line) +
    bodyBox(tone, 90, 140, 140, 78, 34) +
    stroke('M91 166h138', tone.line, 2) +
    box(146, 162, 28, 8, 4, tone.dark) +
    disc(160, 190, 4, accent),
  day: (tone) =>
    shadow(60) +
    stroke('M120 122c0 40 40 30 40 62v28M200 122c0 40-40 30-40 62', tone.line, 4) +
    box(152, 176, 16, 24, 6, tone.dark, `stroke="${tone.line}"`) +
    disc(160, 188, 2.5, accent) +
    bud(118, false, tone.line) +
    bud(202, true, tone.line) +
    box(154, 204, 12, 16, 4, '#84929c'),
}

function bud(x: number, mirrored: boolean, line: string) {
  const flip = mirrored ? ` transform="matrix(-1 0 0 1 ${x * 2} 0)"` : ''
  return (
    `<g${flip}>` +
    shape(`M${x - 6} 66h16v58a8 8 0 0 1-16 0z`, 'url(#body)', `stroke="${line}" stroke-width="1.5"`) +
    disc(x + 2, 56, 23, 'url(#body)', `stroke="${line}" stroke-width="1.5"`) +
    `<ellipse cx="${x + 20}" cy="60" rx="9" ry="13" fill="#46535c"/>` +
    disc(x - 6, 48, 4, accent) +
    '</g>'
  )
}
