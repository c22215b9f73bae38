import { useState } from 'react'
import { drawQuestions } from '#app/domain/advisor/fallback-questions.ts'
import { SuggestionService } from './suggestion-service.ts'

/** One for the whole page: what it keeps is shared by every hero and chat of the visit. */
let service: SuggestionService | null = null

/** The questions shown now; `shuffle` draws four others from all that are suggested. */
export function useSuggestions(initial: readonly string[]) {
  const [shown, setShown] = useState(initial)
  const [loading, setLoading] = useState(false)
  const [isFallback, setIsFallback] = useState(false)
  const shuffle = async () => {
    service ??= new SuggestionService({ fetch: (...call) => fetch(...call), now: () => Date.now() })
    setLoading(true)
    const suggestions = await service.get()
    setShown(drawQuestions(suggestions.questions))
    setIsFallback(suggestions.isFallback)
    setLoading(false)
  }
  return { shown, loading, isFallback, shuffle: () => void shuffle() }
}
