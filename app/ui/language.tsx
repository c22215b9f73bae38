import { createContext, useCallback, useContext } from 'react'
import type { ComponentProps } from 'react'

/** A language that screens are written in. */
export type Language = 'vi' | 'en'

const Spoken = createContext<Language>('vi')

/** A part of a page that is written in one language: browsers are told, and what stands in it says its words so. */
export function InLanguage({ is, ...rest }: { is: Language } & ComponentProps<'div'>) {
  return (
    <Spoken value={is}>
      <div lang={is} {...rest} />
    </Spoken>
  )
}

/** The language of where this stands; Vietnamese where nothing else is said. */
export const useLanguage = (): Language => useContext(Spoken)

/** Says words in the language of where this stands. */
export function useSay(): (texts: Readonly<Record<Language, string>>) => string {
  const language = useLanguage()
  return useCallback((texts) => texts[language], [language])
}
