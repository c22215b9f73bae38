import { parseColour, tones, type Colour, type Tone } from './colours.ts'
import type { SceneName } from './views/scenes.ts'

/** A product's typed attributes as the catalogue keeps them; unknown names are not looked at. */
export type Attributes = Readonly<Record<string, unknown>>

/** The room a drawing lies in, and where (its width; a drawing is 4 by 3). */
export type Place = { scene: SceneName; x: number; y: number; width: number }

/** A telling part of a drawing: what it is, and the middle and width of the square it fills. */
export type Part = { text: string; x: number; y: number; width: number }

/** What a drawing is also shown as; a list by variant: the first whose pattern fits holds. */
export type Views = {
  /** The room it is used in. */
  rooms?: readonly (readonly [variant: RegExp, place: Place])[]
  /** What it is shown beside, to scale. */
  beside?: 'person' | 'card' | 'paper'
  /** How it is measured: a thing that stands or hangs shows its front, a flat one its top; a thin one has a thickness. */
  body?: { flat: boolean; thin: boolean; front: 'face' | 'handheld' | 'lid' | 'watch' }
  closeUps?: readonly (readonly [variant: RegExp, part: Part])[]
}

/** What one kind of product looks like: all its variants, which one a product has, and the picture of it. */
export type Drawing = {
  views: Views
  /** Every variant there is, as it stands in an address: 'sbs-nuoc-bac'. */
  variants: readonly string[]
  /** The variant that fits the attributes best; the same for the same attributes. */
  variantOf: (attributes: Attributes) => string
  /** The SVG of a variant, null for a variant that does not exist. */
  render: (variant: string) => string | null
}

type Look<Form extends string, Detail extends string> = { form: Form; detail: Detail; colour: Colour }

type Definition<Form extends string, Detail extends string> = {
  views?: Views
  forms: readonly Form[]
  details: readonly Detail[]
  /** The first is the colour of a product whose colour is not known (unless `choose` says another). */
  colours: readonly [Colour, ...Colour[]]
  /** `colour`: what stands in where the product's own colour is not known. */
  choose: (attributes: Attributes) => { form: Form; detail: Detail; colour?: Colour }
  draw: (look: { form: Form; detail: Detail; tone: Tone }) => string
}

/** Makes a `Drawing` of a form, a detail and a colour; a list with one entry is left out of the address. */
export function defineDrawing<const Form extends string, const Detail extends string>(
  definition: Definition<Form, Detail>,
): Drawing {
  const { forms, details, colours, choose, draw } = definition
  const looks = new Map<string, Look<Form, Detail>>()
  const name = ({ form, detail, colour }: Look<Form, Detail>) =>
    [forms.length > 1 ? form : '', details.length > 1 ? detail : '', colour].filter(Boolean).join('-')
  for (const form of forms) {
    for (const detail of details) {
      for (const colour of colours) looks.set(name({ form, detail, colour }), { form, detail, colour })
    }
  }
  return {
    views: definition.views ?? {},
    variants: [...looks.keys()],
    variantOf: (attributes) => {
      const parsed = parseColour(attributes['colour'])
      const colour = parsed && colours.includes(parsed) ? parsed : colours[0]
      const chosen = choose(attributes)
      return name({ ...chosen, colour: parsed === null ? (chosen.colour ?? colour) : colour })
    },
    render: (variant) => {
      const look = looks.get(variant)
      return look ? draw({ form: look.form, detail: look.detail, tone: tones[look.colour] }) : null
    },
  }
}

/** @returns the attribute as a finite number, null where it is not one. */
export function numberOf(attributes: Attributes, name: string): number | null {
  const value = attributes[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** @returns the candidate nearest to the value, the first one where the value is not known. */
export function nearest(value: number | null, candidates: readonly [number, ...number[]]): number {
  if (value === null) return candidates[0]
  return candidates.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
}
