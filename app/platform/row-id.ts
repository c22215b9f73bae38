import { z } from 'zod'

/** The highest id that a row can have. */
const MAX_ID = 2_147_483_647

/** The id of a row as an address spells it: digits alone, without sign, leading zero or fraction. One page has one address. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(MAX_ID))

/** The id of a row as a form or a body gives it: a number, or the digits of one. */
export const idField = z.coerce.number().int().min(1).max(MAX_ID)
