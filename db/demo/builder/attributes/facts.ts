import type { SourceSpecification } from '../source.ts'

/** What a row says about itself: its title, and its specifications under Vietnamese names. */
export type Facts = { title: string; specifications: SourceSpecification[] }

/** Figures found in a row; undefined stands for 'the source does not say'. */
export type Found = Record<string, number | string | boolean | undefined>

/** The value of the first specification, in the names' order, that is there. */
export function valueOf(facts: Facts, ...names: string[]): string | undefined {
  for (const name of names) {
    const found = facts.specifications.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
    if (found !== undefined) return found.value
  }
  return undefined
}

/** The first label whose pattern the text matches. */
export function labelled<T extends string>(
  text: string | undefined,
  labels: readonly (readonly [RegExp, T])[],
): T | undefined {
  if (text === undefined) return undefined
  return labels.find(([pattern]) => pattern.test(text))?.[1]
}

/** A whole number, or undefined. */
export function whole(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value)
}
