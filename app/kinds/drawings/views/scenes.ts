import { box, disc, shape, stroke } from '../svg.ts'

/** The rooms of a flat, as their names in the code; no address holds them. */
export type SceneName = 'bep' | 'quay' | 'matbep' | 'giat' | 'khach' | 'ban' | 'tam'

/** A room in words, and its drawing behind the product. `television`: whether one of no make stands there. */
type Scene = { text: string; draw: (options: { television: boolean }) => string }

const wood = '#c39a6e'
const woodDark = '#a57d54'
const wall = '#7fb6bd'
const white = '#f3f6f8'
const edge = '#8ba3ae'
const accentCloth = '#5fa9b1'

/** Wall, floor and skirting of every room. */
function room(): string {
  return (
    box(6, 6, 308, 228, 18, wall, 'fill-opacity=".3"') +
    shape('M6 196h308v20a18 18 0 0 1-18 18H24a18 18 0 0 1-18-18z', wood, 'opacity=".45"') +
    stroke('M6 196h308', edge, 2)
  )
}

function window(x: number, y: number, width: number, height: number): string {
  return (
    box(x, y, width, height, 5, '#d5ecf2', `stroke="${white}" stroke-width="5"`) +
    disc(x + width * 0.74, y + height * 0.28, 8, '#f0c987') +
    stroke(`M${x + width / 2} ${y}v${height}`, white, 3)
  )
}

function plant(x: number, y: number): string {
  return (
    stroke(`M${x} ${y}c0-16-2-26-10-36M${x} ${y}c1-18 6-26 14-34M${x} ${y}c-1-10-8-16-16-18`, '#4f8a68', 3) +
    disc(x - 11, y - 40, 7, '#6aa883') +
    disc(x + 15, y - 38, 8, '#6aa883') +
    disc(x - 18, y - 20, 6, '#6aa883') +
    shape(`M${x - 13} ${y - 4}h26l-3 26h-20z`, '#d8b48a')
  )
}

/** Cupboards with a worktop at `y`, from `x` on. */
function worktop(x: number, y: number, width: number, bottom: number): string {
  const doors = Math.max(1, Math.round(width / 64))
  const door = width / doors
  return (
    box(x, y + 8, width, bottom - y - 8, 3, white, `stroke="${edge}"`) +
    Array.from({ length: doors }, (_, index) =>
      stroke(`M${x + door * (index + 1) - 12} ${y + 24}v18`, edge, 3),
    ).join('') +
    Array.from({ length: doors - 1 }, (_, index) =>
      stroke(`M${x + door * (index + 1)} ${y + 8}V${bottom}`, edge, 1),
    ).join('') +
    box(x - 4, y, width + 8, 9, 3, woodDark)
  )
}

/** The scene behind a product, by room. */
export const scenes: Record<SceneName, Scene> = {
  bep: {
    text: 'trong bếp',
    draw: () =>
      room() +
      box(20, 22, 108, 48, 4, white, `stroke="${edge}"`) +
      stroke('M74 22v48M66 58v6M82 58v6', edge, 1.5) +
      worktop(18, 124, 128, 204) +
      box(44, 110, 44, 14, 4, edge) +
      stroke('M60 100c-4-5 4-8 0-13M72 100c-4-5 4-8 0-13', white, 3) +
      shape('M108 124v-18h20v18z', '#d8b48a') +
      stroke('M118 106c0-10-3-14-6-18M118 106c1-10 5-12 8-16', '#4f8a68', 3),
  },
  quay: {
    text: 'trên mặt bếp',
    draw: () =>
      room() +
      box(30, 18, 92, 36, 4, white, `stroke="${edge}"`) +
      box(198, 18, 92, 36, 4, white, `stroke="${edge}"`) +
      stroke('M76 18v36M244 18v36', edge, 1.5) +
      plant(278, 126) +
      shape('M36 148v-32h22v32z', '#d5ecf2', `stroke="${edge}"`) +
      box(33, 108, 28, 9, 3, woodDark) +
      worktop(14, 148, 292, 208),
  },
  matbep: {
    text: 'trên mặt bếp, nhìn từ trên xuống',
    draw: () =>
      box(6, 6, 308, 228, 18, '#dfe6ea', `stroke="${edge}"`) +
      stroke('M6 206h308', edge, 1.5) +
      box(22, 46, 46, 124, 12, '#cbd4d9', `stroke="${edge}" stroke-width="2"`) +
      disc(45, 108, 5, edge) +
      stroke('M10 108h20', edge, 5) +
      box(262, 62, 40, 100, 8, wood, `stroke="${woodDark}"`) +
      disc(282, 76, 4, '#dfe6ea') +
      disc(276, 122, 9, '#d9634f') +
      disc(288, 138, 8, '#6aa883'),
  },
  giat: {
    text: 'ở góc giặt phơi',
    draw: () =>
      room() +
      window(28, 24, 70, 62) +
      stroke('M196 40h104', edge, 3) +
      shape('M214 40l-12 10 6 8 6-4v34h28V54l6 4 6-8-12-10-7 5h-8z', accentCloth) +
      shape('M266 40h24v46h-24z', '#f0c987') +
      shape('M240 170h62l-7 38h-48z', '#d8b48a') +
      stroke('M244 182h54M246 194h50', woodDark, 2) +
      plant(44, 186),
  },
  khach: {
    text: 'trong phòng khách',
    draw: ({ television }) =>
      room() +
      window(22, 34, 60, 74) +
      (television ? box(118, 96, 84, 50, 4, '#2f383f', 'stroke="#84929c" stroke-width="1.5"') : '') +
      (television ? stroke('M160 146v14', '#84929c', 4) : '') +
      box(88, 160, 144, 36, 4, wood, `stroke="${woodDark}"`) +
      stroke('M136 160v36M184 160v36', woodDark, 1.5) +
      plant(48, 184),
  },
  ban: {
    text: 'trên bàn làm việc',
    draw: () =>
      room() +
      window(24, 26, 74, 70) +
      box(232, 34, 62, 6, 3, woodDark) +
      box(240, 12, 9, 22, 1, '#4c62a8') +
      box(251, 16, 9, 18, 1, '#d9634f') +
      box(262, 13, 11, 21, 1, '#6aa883') +
      stroke('M48 172v50M272 172v50', woodDark, 9) +
      box(26, 158, 268, 12, 4, wood) +
      shape('M50 136h22l-3 22H53z', '#d9634f') +
      stroke('M72 142c8 0 8 10-1 10', '#d9634f', 3) +
      plant(266, 136),
  },
  tam: {
    text: 'trong phòng tắm',
    draw: () =>
      room() +
      stroke('M8 60h304M8 104h304M8 148h304M84 8v188M160 8v188M236 8v188', white, 1.5, 'opacity=".7"') +
      disc(50, 76, 34, '#d5ecf2', `stroke="${white}" stroke-width="5"`) +
      box(18, 156, 146, 50, 3, wood) +
      stroke('M91 160v42', woodDark, 1.5) +
      box(14, 148, 154, 9, 3, woodDark) +
      shape('M24 138h60l-6 10H30z', white, `stroke="${edge}"`) +
      stroke('M34 138v-12h14', edge, 4) +
      stroke('M252 112h48', edge, 3) +
      shape('M260 112h30v54h-30z', accentCloth),
  },
}
