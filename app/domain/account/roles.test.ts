import { describe, expect, it } from 'vitest'
import { allows, CAPABILITIES } from './roles.ts'

const EDITORS = [
  'dashboard',
  'articles',
  'categories',
  'authors',
  'tags',
  // What articles, authors and tags are illustrated with.
  'media',
  'import',
  'suggestions',
  'reviews',
  'products',
]

describe('allows', () => {
  it.each(CAPABILITIES)('%s: an admin always, nobody without a role', (capability) => {
    expect(allows('admin', capability)).toBe(true)
    expect(allows(null, capability)).toBe(false)
  })

  it('gives an editor exactly what ruling 15 lists', () => {
    expect(CAPABILITIES.filter((capability) => allows('editor', capability))).toEqual(EDITORS)
  })
})
