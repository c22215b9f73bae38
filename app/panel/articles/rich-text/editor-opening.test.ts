import { expect, it } from 'vitest'
import { OPENING_TOOLBAR } from './editor-opening.tsx'
import { TOOLBAR } from './toolbar-items.ts'

it('the toolbar that is drawn before the editor has come has the same buttons in the same places', () => {
  expect(OPENING_TOOLBAR).toEqual(TOOLBAR.map(({ items }) => items.map(({ Icon }) => Icon)))
})
