import { isKind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import { emptyNeed } from './need.ts'
import type { Need } from './need.ts'

/** What is asked for is another product, or several. */
const OTHERS =
  /(?:^|\s)(?:(?<!(?:the|khi|luc|cach) )nao|goi y|tu van|khac|tuong tu|so sanh|so voi|thay the|doi thu|hay la|vs|ngoai ra|con (?:hang|mau|loai|may))(?![a-z])/

/** What a visitor who looks at a product has said by that: its kind, and nothing else. */
export function needAbout({ kind }: Candidate): Need | null {
  return isKind(kind) ? { ...emptyNeed(), intent: 'lookup', kinds: [kind] } : null
}

type Question = { question: string; need: Need }

/** Whether a question is about the product in view: it names no other kind, brand or model, and asks for no choice. */
export function isAbout(product: Candidate, { question, need }: Question): boolean {
  if (['unsafe', 'off_topic', 'small_talk', 'compare'].includes(need.intent)) return false
  const title = fold(product.title)
  if (need.models.some((model) => !title.includes(fold(model)))) return false
  if (need.kinds.some((kind) => kind !== product.kind)) return false
  if (need.brands.some((brand) => brand !== product.brand)) return false
  if (need.asksCheaper || need.asksBetter || need.order || need.budget || need.picks.length > 0) return false
  return !OTHERS.test(fold(question).replaceAll(title, ' '))
}
