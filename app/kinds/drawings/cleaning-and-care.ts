import { colours, type Tone } from './colours.ts'
import { defineDrawing } from './drawing.ts'
import { accent, accentSoft, bodyBox, box, disc, picture, repeat, shadow, shape, stroke } from './svg.ts'

/** Robot vacuums: the robot, with its station where it empties itself. */
export const robotVacuum = defineDrawing({
  views: {
    rooms: [
      [/^tram/, { scene: 'khach', x: 206, y: 118, width: 122 }],
      [/./, { scene: 'khach', x: 112, y: 156, width: 96 }],
    ],
    closeUps: [[/./, { text: 'mắt dò đường và nút bấm', x: 160, y: 152, width: 110 }]],
  },
  forms: ['robot', 'tram'],
  details: ['hut', 'lau'],
  colours: ['trang', ...colours],
  choose: (attributes) => ({
    form: attributes['self_empty'] === true ? 'tram' : 'robot',
    detail: attributes['mop'] === true ? 'lau' : 'hut',
  }),
  draw: ({ form, detail, tone }) => {
    const y = form === 'tram' ? 164 : 150
    return picture(
      tone,
      shadow(118, 160, y + 56) +
        (form === 'tram' ? station(tone) : '') +
        (detail === 'lau' ? rim(y + 26, accent) : '') +
        rim(y + 18, 'url(#body)', `stroke="${tone.line}" stroke-width="1.5"`) +
        `<ellipse cx="160" cy="${y}" rx="108" ry="42" fill="${tone.light}" stroke="${tone.line}" stroke-width="1.5"/>` +
        stroke(`M66 ${y + 28}a108 42 0 0 0 188 0`, tone.line, 2, 'opacity=".6"') +
        turret(tone, y - 8) +
        disc(160, y + 25, 5, accent) +
        stroke(`M174 ${y + 24}h14`, tone.line, 3),
    )
  },
})

/** The visible side of a round body whose lower edge lies at `y` in its middle. */
function rim(y: number, fill: string, extra = '') {
  return shape(`M52 ${y - 18}v18a108 42 0 0 0 216 0v-18z`, fill, extra)
}

/** The tower it measures the room with. */
function turret(tone: Tone, y: number) {
  return (
    shape(
      `M128 ${y - 10}v10a32 12 0 0 0 64 0v-10z`,
      'url(#body)',
      `stroke="${tone.line}" stroke-width="1.5"`,
    ) +
    `<ellipse cx="160" cy="${y - 10}" rx="32" ry="12" fill="${tone.base}" stroke="${tone.line}" stroke-width="1.5"/>` +
    `<ellipse cx="160" cy="${y - 10}" rx="14" ry="5" fill="url(#deep)"/>`
  )
}

/** Where it charges and empties itself. */
function station(tone: Tone) {
  return (
    bodyBox(tone, 104, 18, 112, 160, 16) +
    box(114, 28, 92, 50, 9, 'url(#deep)') +
    disc(160, 53, 4, accent) +
    stroke('M150 64h20', accentSoft, 2.5) +
    box(114, 92, 92, 86, 9, '#2a3842')
  )
}

/** Vacuum cleaners: a stick without a cord, or a body on wheels with its hose. */
export const vacuum = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'khach', x: 206, y: 116, width: 124 }]],
  },
  forms: ['day', 'khongday'],
  details: ['may'],
  colours: ['xam', ...colours],
  choose: (attributes) => ({ form: attributes['cordless'] === true ? 'khongday' : 'day', detail: 'may' }),
  draw: ({ form, tone }) =>
    picture(
      tone,
      form === 'khongday'
        ? shadow(62) +
            box(155, 82, 10, 116, 4, '#84929c') +
            bodyBox(tone, 104, 198, 112, 20, 8) +
            box(114, 210, 92, 8, 4, '#2f383f') +
            stroke('M176 46c32-16 44 38 8 42', '#46535c', 10) +
            bodyBox(tone, 136, 28, 48, 74, 16) +
            box(143, 60, 34, 56, 10, '#d8ecee', 'opacity=".92" stroke="#7f8f9a"') +
            disc(160, 88, 9, accent, 'opacity=".8"') +
            disc(160, 44, 6, 'url(#deep)')
        : shadow(118) +
            stroke('M212 148C214 60 120 20 84 74L58 196', '#6d7b85', 10) +
            box(30, 204, 62, 14, 6, '#46535c') +
            shape(
              'M132 196c0-36 26-58 66-58 46 0 80 26 80 60 0 10-6 14-14 14H146c-9 0-14-6-14-16z',
              'url(#body)',
              `stroke="${tone.line}" stroke-width="1.5"`,
            ) +
            shape('M150 176c4-18 22-28 44-28 10 0 16 4 16 12s-6 16-16 16z', '#d8ecee', 'stroke="#7f8f9a"') +
            disc(188, 164, 6, accent, 'opacity=".85"') +
            disc(242, 200, 19, '#2f383f', 'stroke="#84929c" stroke-width="3"') +
            disc(242, 200, 6, accent) +
            disc(152, 210, 9, '#2f383f', 'stroke="#84929c"') +
            box(216, 132, 32, 8, 4, '#46535c'),
    ),
})

/** Hair dryers: nozzle, handle and a warm breath. */
export const hairDryer = defineDrawing({
  views: {
    rooms: [[/./, { scene: 'tam', x: 58, y: 73, width: 108 }]],
    closeUps: [[/./, { text: 'đầu thổi', x: 118, y: 100, width: 108 }]],
  },
  forms: ['say'],
  details: ['may'],
  colours: ['hong', ...colours],
  choose: () => ({ form: 'say', detail: 'may' }),
  draw: ({ tone }) =>
    picture(
      tone,
      shadow(60, 196) +
        stroke('M196 212c6 10 30 10 40 4', '#46535c', 5) +
        shape(
          'M174 118h42l-8 88c0 6-4 9-9 9h-12c-5 0-9-3-9-9z',
          'url(#body)',
          `stroke="${tone.line}" stroke-width="1.5"`,
        ) +
        shape(
          'M126 66h80c32 0 50 14 50 34s-18 34-50 34h-80c-8 0-10-4-10-10V76c0-6 2-10 10-10z',
          'url(#body)',
          `stroke="${tone.line}" stroke-width="1.5"`,
        ) +
        shape('M116 76 92 70v60l24-6z', '#46535c', 'stroke="#84929c"') +
        disc(222, 100, 20, 'url(#deep)') +
        repeat(3, (index) => stroke(`M208 ${91 + index * 9}h28`, '#84929c', 2.5)) +
        box(189, 148, 12, 22, 6, accent) +
        stroke('M76 82H40M76 100H28M76 118H44', '#e3a04c', 5, 'opacity=".85"'),
    ),
})

/** What nobody has drawn: the carton it comes in, so that no picture says what a machine does not look like. */
export const appliance = defineDrawing({
  forms: ['may'],
  details: ['may'],
  colours: ['trang', ...colours],
  choose: () => ({ form: 'may', detail: 'may' }),
  draw: ({ tone }) =>
    picture(
      tone,
      shadow(96) +
        shape('M98 74h124l14 26H84z', tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
        bodyBox(tone, 84, 100, 152, 121, 4) +
        // The tape over lid and front.
        shape('M151 74h18l3 26v42h-24v-42z', accentSoft) +
        stroke('M85 100h150', tone.line, 1.5) +
        // This way up.
        stroke('M104 194v-22m-6 7 6-7 6 7M122 194v-22m-6 7 6-7 6 7M98 201h30', tone.line, 3) +
        box(188, 172, 34, 30, 3, tone.light, `stroke="${tone.line}" stroke-width="1.5"`) +
        stroke('M194 181h22m-22 6h22m-22 6h12', tone.line, 2),
    ),
})
