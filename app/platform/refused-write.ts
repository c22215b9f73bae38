/** What the database found wrong, by PostgreSQL's code: a second row with what only one may have, a row that leads to none. */
const REFUSALS = { '23505': 'taken', '23503': 'missing' } as const

type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS]

/** What is thrown for a refusal, by the name of the rule that was broken; null to throw the database's own error. */
type Says = Partial<Record<Refusal, (rule: string) => Error | null>>

/**
 * Runs a write that looked before whether it may: where somebody else was quicker, this fails as the look before would have.
 * @throws what `says` makes of the database's refusal, or any other error as it came
 */
export async function unlessRefused<T>(write: () => Promise<T>, says: Says): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const refused = refusalOf(error)
    throw (refused && says[refused.refusal]?.(refused.rule)) ?? error
  }
}

/** The refusal that an error comes from, however deep; null for any other error. */
function refusalOf(error: unknown): { refusal: Refusal; rule: string } | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const refusal = 'code' in cause ? REFUSALS[cause.code as keyof typeof REFUSALS] : undefined
    if (refusal) return { refusal, rule: 'constraint' in cause ? String(cause.constraint) : '' }
  }
  return null
}
