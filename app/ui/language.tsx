import { createContext, useCallback, useContext } from 'react'
import type { ComponentProps } from 'react'
import { chosenLanguage } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

const Spoken = createContext<Language>('vi')

/** The same words in both languages. */
export type Texts = Readonly<Record<Language, string>>

/**
 * A part of a page that is written in one language, unless whoever reads has chosen the other: browsers are told, and what stands in
 * it says its words so.
 */
export function InLanguage({ is, ...rest }: { is: Language } & ComponentProps<'div'>) {
  const language = chosenLanguage() ?? is
  return (
    <Spoken value={language}>
      <div lang={language} {...rest} />
    </Spoken>
  )
}

/** The language of where this stands; Vietnamese where nothing else is said. */
export function useLanguage(): Language {
  const own = useContext(Spoken)
  return chosenLanguage() ?? own
}

/** Says words in the language of where this stands: for what stands in screens of both. What stands in one says them by `say`. */
export function useSay(): (texts: Texts) => string {
  const language = useLanguage()
  return useCallback((texts) => texts[language], [language])
}
