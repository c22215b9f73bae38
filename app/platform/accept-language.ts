import type { Language } from '#app/vietnamese/say.ts'

/** The language that a header Accept-Language asks for: Vietnamese, unless it puts English before it. */
export function languageAsked(header: string | null | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.find((parameter) => /^\s*q=/.test(parameter))
    return {
      language: tag.split('-', 1)[0],
      weight: quality === undefined ? 1 : Number(quality.split('=')[1]),
    }
  })
  const weightOf = (language: Language) =>
    Math.max(0, ...wishes.filter((wish) => wish.language === language).map(({ weight }) => weight || 0))
  const [vi, en] = [weightOf('vi'), weightOf('en')]
  const isEnglishFirst = wishes.findIndex(({ language }) => language === 'vi' || language === 'en')
  return en > vi || (en > 0 && en === vi && wishes[isEnglishFirst]?.language === 'en') ? 'en' : 'vi'
}
