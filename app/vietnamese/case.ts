/** A text with a capital at its beginning. */
export const upperFirst = (text: string): string =>
  text.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))

/** A text as it stands within a sentence: 'Chống cận' is 'chống cận', 'USB' stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.replace(/^./u, (first) => first.toLocaleLowerCase('vi'))

/** A name as it stands by itself: typed without any capital it gets one at its beginning, and 'iPad' stays. */
export const asTitle = (text: string): string =>
  text === text.toLocaleLowerCase('vi') ? upperFirst(text) : text
