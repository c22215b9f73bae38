import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const blocks = [...css.matchAll(/\{([^{}]+)\}/g)].map((match) => declarations(match[1] ?? ''))
const [light = new Map(), chosenDark = new Map(), systemDark = new Map()] = blocks

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([a-z-]+): ([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

/** Relative luminance (WCAG 2.2) of 'oklch(L C H)', with CSS's own conversion and clipping to sRGB. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(channel: number) {
  return Math.min(1, Math.max(0, channel))
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test('black on white is 21 to 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
})

test('the dark theme is the same whether chosen or asked for by the system', () => {
  expect(chosenDark.size).toBeGreaterThan(20)
  expect(systemDark).toEqual(chosenDark)
  expect([...light.keys()]).toEqual([...chosenDark.keys()])
})

// The stage holds drawings alone: nothing is written on it.
const grounds = ['ground', 'surface', 'sunken']
const textPairs = [
  ...['ink', 'muted', 'action', 'action-strong', 'danger', 'cut', 'saving'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),

  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-danger', 'danger'],
  ['action', 'action-soft'],
  ['action-strong', 'action-soft'],
  ['cut', 'cut-soft'],
  ['saving', 'saving-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'action-soft'],
] as const
const edgePairs = [
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['action', 'ground'],
  ['action', 'surface'],
  ['danger', 'surface'],
] as const

describe.each([
  ['light', light],
  ['dark', chosenDark],
])('in the %s theme', (_, tokens) => {
  test.each(textPairs)('%s on %s is read at 4.5 to 1', (text, ground) => {
    expect(contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('the edge %s on %s is seen at 3 to 1', (edge, ground) => {
    expect(contrast(tokens.get(edge) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
  })

  test.each([5, 100, 190, 220, 235, 285, 325])('a category icon of hue %i is seen at 4.5 to 1', (hue) => {
    const [ink, ground] = [tokens.get('tint-ink'), tokens.get('tint-ground')]
    expect(contrast(`oklch(${ink} ${hue})`, `oklch(${ground} ${hue})`)).toBeGreaterThanOrEqual(4.5)
  })
})
