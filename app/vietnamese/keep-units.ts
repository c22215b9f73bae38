/** The same words, in which no line ends between a figure, known or asked for, and its unit: '367 lít', '2 GB RAM', 'bao nhiêu lít'. */
export const keepUnits = (text: string): string =>
  text
    .replace(/(\d|bao nhiêu) (?=[a-zđ]|[A-Z]+[a-z]?\b)/g, '$1\u00a0')
    .replace(/(\d\u00a0GB) (?=RAM\b)/g, '$1\u00a0')
