import { describe, expect, it } from 'vitest'
import { SYNONYM_GROUPS, createDictionary } from '#app/vietnamese/synonyms.ts'
import { prefixQuery, textQuery } from './search-words.ts'

const dictionary = createDictionary(SYNONYM_GROUPS)

describe('prefixQuery', () => {
  it('asks for every different word once, folded, with units joined', () => {
    expect(prefixQuery('Tủ lạnh Inverter 9 kg tủ')).toBe("'tu':*AB & 'lanh':* & 'inverter':* & '9kg':*AB")
  })

  it('is null for signs alone', () => {
    expect(prefixQuery(' ?! ')).toBeNull()
  })
})

describe('textQuery', () => {
  it('looks for a phrase as a whole, and for what means the same', () => {
    const query = textQuery('máy sấy tóc', dictionary)
    expect(query?.strict).toBe("((('may':AB <-> 'say':AB <-> 'toc':*AB) | ('hair':AB <-> 'dryer':*AB)))")
    expect(query?.loose).toBe("((('may' <-> 'say' <-> 'toc':*) | ('hair' <-> 'dryer':*)))")
    expect(query?.also).toEqual(['hair dryer'])
  })

  it('looks for a narrow phrase alone at first, and for its group when that finds nothing', () => {
    const query = textQuery('macbook', dictionary)
    expect(query?.strict).toBe("((('macbook':*)))")
    expect(query?.loose).toContain("('laptop':*)")
    expect(query?.also).toEqual([])
  })

  it('leaves out the longer phrase that means something else', () => {
    expect(textQuery('máy lạnh', dictionary)?.loose).toContain("& !(('quat' <-> 'dieu' <-> 'hoa':*))")
  })

  it('without a dictionary asks for what was typed alone', () => {
    expect(textQuery('máy lạnh', null)).toMatchObject({ strict: "'may':*AB & 'lanh':*", also: [] })
  })

  it('keeps the marks that were typed', () => {
    expect(textQuery('tủ lanh LG', null)?.marked).toBe("'tủ':*C")
    expect(textQuery('tu lanh', null)?.marked).toBeNull()
  })

  it.each(["');drop table x;--", "'a' | !b", '\\', ''])('holds no syntax of the typed %j', (text) => {
    expect(textQuery(text, null)?.strict.replaceAll(/'[a-z0-9]+':\*(AB)?| & /g, '') ?? '').toBe('')
  })
})
