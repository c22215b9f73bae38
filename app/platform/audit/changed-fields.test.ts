import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('names only what is different, before and after', () => {
  expect(
    changedFields({ name: 'Tủ', order: 1, tags: [1] }, { name: 'Tủ lạnh', order: 1, tags: [1] }),
  ).toEqual({
    before: { name: 'Tủ' },
    after: { name: 'Tủ lạnh' },
  })
})

it('takes a field that is left out for one that is empty', () => {
  expect(changedFields({}, { bio: null, name: 'A' })).toEqual({
    before: { name: null },
    after: { name: 'A' },
  })
})
