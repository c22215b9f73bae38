import { describe, expect, it } from 'vitest'
import { revisionBefore } from './revision-before.ts'

const save = (id: number) => ({ id, isAutosave: false })
const autosave = (id: number) => ({ id, isAutosave: true })

describe('the revision that another is held against', () => {
  it('a save is held against the save before it, not against what was kept on the way', () => {
    expect(revisionBefore([save(4), autosave(3), autosave(2), save(1)], 0)).toEqual(save(1))
  })

  it('what was kept by itself is held against what came before, saved or not', () => {
    expect(revisionBefore([autosave(3), autosave(2), save(1)], 0)).toEqual(autosave(2))
    expect(revisionBefore([autosave(3), autosave(2), save(1)], 1)).toEqual(save(1))
  })

  it('the first save is held against nothing', () => {
    expect(revisionBefore([save(2), autosave(1)], 0)).toBeUndefined()
    expect(revisionBefore([], 0)).toBeUndefined()
  })
})
