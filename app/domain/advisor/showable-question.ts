import { maskPersonalData } from '#app/vietnamese/mask.ts'
import { understand } from './understand/understand.ts'

/** In characters: shorter says too little, longer is somebody's own story. */
const LENGTH = { min: 10, max: 120 }

const ODD = /https?:|www\.|[<>{}[\]|\\\n]/i

/** One object: what is known of its brands is kept with it. */
const NO_BRANDS = { brands: [] }

/**
 * Whether a question may be shown to others as one that many people ask: about appliances, whole without what came before,
 * short, one line, without an address of the web and without anything that looks personal.
 */
export function isShowable(question: string): boolean {
  if (question.length < LENGTH.min || question.length > LENGTH.max || ODD.test(question)) return false
  if (maskPersonalData(question) !== question) return false
  const { intent, kinds } = understand(question, NO_BRANDS)
  return kinds.length > 0 && !['unsafe', 'off_topic', 'small_talk'].includes(intent)
}
