/** A choice among wordings that is the same for the same question, so that an answer can be cached and tested. */
export type Phrasing = <T>(options: readonly [T, ...T[]]) => T

/** A phrasing seeded by the question; each call moves on, so that one answer does not repeat itself. */
export function phrasingFor(question: string): Phrasing {
  let state = 2_166_136_261
  for (const char of question) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619)
  return (options) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    const index = (state >>> 0) % options.length
    return options[index] ?? options[0]
  }
}

/** 'a, b và c', or with another word before the last. */
export function joinWords(words: readonly string[], last: 'và' | 'hoặc' = 'và'): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** Upper-cases the first letter and ends the sentence. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  const ended = /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`
  return ended.charAt(0).toLocaleUpperCase('vi') + ended.slice(1)
}

/** A label in the middle of a sentence: 'Dung tích' as 'dung tích', but 'RAM' stays. */
export function lowerFirst(label: string): string {
  const [first = '', second = ''] = label
  return second !== '' && second === second.toLocaleUpperCase('vi') && /\p{L}/u.test(second)
    ? label
    : first.toLocaleLowerCase('vi') + label.slice(1)
}
