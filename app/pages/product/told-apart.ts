/** What a sentence begins with, up to a colon, and the rest of it. */
const PARTS = /^(\p{Lu}[^:.,]{1,24}:)?(.*)$/su

/**
 * What is said of a machine in sentences that stand below each other: whom it is not for apart from whom it is for, each with what it
 * begins with: 'Hợp:' and ' người cần pin dùng lâu.'
 */
export const toldApart = (sentence: string): { lead: string; rest: string }[] =>
  sentence
    .replace(/^(Hợp|Chưa hợp) (?=người )/, '$1: ')
    .replace(/, chưa hợp (?=người )/, '.\nChưa hợp: ')
    .split('\n')
    .map((told) => {
      const [, lead = '', rest = ''] = PARTS.exec(told) ?? []
      return { lead, rest }
    })
