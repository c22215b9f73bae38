import { featuresOf } from '#app/domain/advisor/classify/features.ts'
import { SITUATIONS } from '#app/domain/advisor/classify/situation.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import type { Situated } from './situations.ts'
import { VOCABULARY } from './train.ts'
import { trainOne } from './wished.ts'

/** Weights that are kept. */
const KEPT = 12_000

/** Trains what texts are about. The same texts give the same weights. */
export const trainSituations = (situated: readonly Situated[]): Weights =>
  trainOne(
    'situation',
    SITUATIONS,
    situated.map(({ text, situation }) => ({ text, is: situation })),
    (text) => featuresOf(readAsTyped(text), VOCABULARY),
    KEPT,
  )
