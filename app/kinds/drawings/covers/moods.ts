import { box, disc, shape, stroke } from '../svg.ts'

/** What a cover is about beyond its product: its colours, as hex, and the sign that says it. */
export type Mood = { wall: string; floor: string; form: string; sign: string }

const paper = '#fffdf8'
const ink = '#24424d'

/** A sign on a round badge of its own, 96 units wide, its middle at 0, 0. */
const badge = (fill: string, content: string) => disc(0, 0, 48, fill) + content

/** Every mood by the word that stands in addresses: news, advice, first looks, reviews, tips, offers, and none of them. */
export const moods: ReadonlyMap<string, Mood> = new Map([
  [
    'tin',
    {
      wall: '#cfe3ef',
      floor: '#a9c9dc',
      form: '#e8f2f8',
      sign: badge(
        '#2f6f94',
        box(-22, -26, 44, 52, 5, paper) +
          box(-15, -19, 30, 9, 2, '#2f6f94') +
          stroke('M-14-2h28M-14 8h28M-14 18h17', '#2f6f94', 4),
      ),
    },
  ],
  [
    'tuvan',
    {
      wall: '#c9e6e4',
      floor: '#9dcdca',
      form: '#e5f4f2',
      sign: badge(
        '#1c7f7c',
        shape(
          'M-20-24h40a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-17l-13 12v-12h-10a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z',
          paper,
        ) + stroke('M-12-5l9 9 17-18', '#1c7f7c', 6),
      ),
    },
  ],
  [
    'trentay',
    {
      wall: '#dcd8f0',
      floor: '#bdb5dd',
      form: '#efecfa',
      sign: badge(
        '#6a59a6',
        shape('M-26-6l26-13 26 13v24l-26 13-26-13z', paper) +
          stroke('M-26-6l26 13 26-13M0 7v24', '#6a59a6', 4) +
          stroke('M0-38v-6M-16-34l-4-5M16-34l4-5', paper, 4),
      ),
    },
  ],
  [
    'riviu',
    {
      wall: '#f2e5c4',
      floor: '#dcc794',
      form: '#faf4e3',
      sign: badge(
        '#a3781c',
        shape(
          'M0-29l8.600 18.200 19.900 2.600-14.600 13.700 3.700 19.700L0 14.600l-17.600 9.600 3.700-19.700-14.600-13.700 19.900-2.600z',
          paper,
        ),
      ),
    },
  ],
  [
    'meovat',
    {
      wall: '#d5e8cf',
      floor: '#afd0a7',
      form: '#ebf5e8',
      sign: badge(
        '#4b8552',
        shape('M0-30c14 0 22 10 22 21 0 9-6 13-9 20h-26c-3-7-9-11-9-20 0-11 8-21 22-21z', paper) +
          stroke('M-11 19h22M-7 28h14', paper, 6),
      ),
    },
  ],
  [
    'khuyenmai',
    {
      wall: '#f6dac8',
      floor: '#e5b796',
      form: '#fcefe6',
      sign: badge(
        '#b5622c',
        shape('M-28-24h26l30 30-24 24-32-30z', paper) +
          disc(-17, -13, 4.5, '#b5622c') +
          stroke('M-3 11l12-12', '#b5622c', 5),
      ),
    },
  ],
  [
    'chung',
    {
      wall: '#dbe4e7',
      floor: '#b9c8ce',
      form: '#eef3f5',
      sign: badge(ink, shape('M-24-22h22v48l-2-2h-20zM24-22h-22v48l2-2h20z', paper)),
    },
  ],
])
