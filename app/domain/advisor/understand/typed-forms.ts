const SYLLABLE =
  /^([bcdghklmnpqrtvx]*|th|tr|ph|nh|ng|ngh|kh|gi|gh|ch|qu|s)([aeiouyw]+)([sfrxj]?)(ng|nh|ch|[cmnpt])?([sfrxj]?)$/

/** What a word may be without the signs of Telex that were left in it: 'lanhj' is 'lanh', 'dieeuf' is 'dieu', 'nuocws' is 'nuoc'. */
export function telexForms(word: string): string[] {
  const forms = new Set<string>()
  const found = SYLLABLE.exec(word.replace(/^dd/, 'd'))
  if (found) {
    const [, onset = '', vowels = '', , coda = ''] = found
    forms.add(onset + vowels.replace(/(?<=[aou])w|([aeo])\1/g, '$1').replaceAll('w', 'u') + coda)
  }
  forms.add(word.replace(/(?<=[aeiouyw])[sfrxj](?=[aeiouyw])/, ''))
  // The sign of a letter, too, may stand at the end of the word: 'trieuej'.
  const bare = word.replace(/^dd/, 'd').replace(/[sfrxj]$/, '')
  const hasTone = /[sfrxj]$/.test(word)
  for (let index = bare.length - 1; index > 0; index -= 1) {
    const letter = bare[index] ?? ''
    const isSign =
      letter === 'w' || (hasTone && 'aeod'.includes(letter) && bare.slice(0, index).includes(letter))
    if (isSign) forms.add(bare.slice(0, index) + bare.slice(index + 1))
  }
  forms.delete(word)
  return [...forms]
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a' }

/** 'm4y', 'l0c': figures that stand for the letters they look like; null where one cannot. */
export function withLetters(word: string): string | null {
  if (!/^[a-z]+[0134]+(?:[a-z]+[0134]+)*[a-z]+$/.test(word)) return null
  return word.replace(/\d/g, (figure) => LOOKS_LIKE[figure] ?? figure)
}

/** 'la5nh', 'd9ie65n': letters with the figures of VNI; only within the word, as behind it they may be of a model. */
export const isVni = (word: string): boolean =>
  /^[a-z]+\d[a-z]+\d{0,2}$/.test(word) || /^d9[a-z]+\d{0,2}[a-z]*\d?$/.test(word)
