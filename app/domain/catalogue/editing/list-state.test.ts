import { describe, expect, it } from 'vitest'
import { readEditorsList } from './list-query.ts'
import { editorsListPath, FIRST_EDITORS_STATE } from './list-state.ts'

const read = (path: string) => readEditorsList(new URL(path, 'http://x').searchParams)

describe('the address of the editors’ list', () => {
  it.each([
    ['the first page of everything', {}],
    ['words with marks', { text: 'tủ lạnh & đông', page: 3 }],
    ['what is missing', { lacks: ['price', 'picture'] as const }],
    ['what is hidden', { shown: 'hidden' as const, lacks: ['price'] as const }],
    ['the trash of a brand', { trash: true, brand: 'hoa-phat', category: 'tu-lanh', sort: 'title' as const }],
  ])('says %s and is read back', (_, change) => {
    const state = { ...FIRST_EDITORS_STATE, ...change }
    expect(read(editorsListPath(state, { page: state.page }))).toEqual(state)
  })

  it('leads to the first page when anything else changes', () => {
    const state = { ...FIRST_EDITORS_STATE, page: 7 }
    expect(editorsListPath(state, { sort: 'title' })).toBe('/admin/products?sort=title')
  })

  it('counts what makes no sense as left out', () => {
    expect(read('/admin/products?page=-1&sort=x&trash=yes&brand=%27&lacks=all&q=tivi')).toEqual({
      ...FIRST_EDITORS_STATE,
      text: 'tivi',
    })
  })
})
