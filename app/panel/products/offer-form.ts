import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'

/** The name of the panel of shops in the address and in answers. */
export const OFFERS = 'noi-ban'

/** The answer to one of the panel's forms where it was refused: the one that sends these fields. */
export function refusalOf(
  outcome: PartOutcome | undefined,
  fields: Readonly<Record<string, string>>,
): PartOutcome | undefined {
  const sent = outcome && !outcome.ok ? outcome.sent?.fields : undefined
  return sent && Object.entries(fields).every(([name, value]) => sent[name] === value) ? outcome : undefined
}
