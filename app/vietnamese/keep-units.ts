/** The same words, in which no line ends between a figure and its unit: '367 lít', '1.5 HP'. */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=[a-zđ]|[A-Z]+\b)/g, '$1\u00a0')
