import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import { ofVersionSaid } from './version-said.ts'

const versions = [
  aFridge({ id: 1, kind: 'laptop', attributes: { ram_gb: 24, storage_gb: 256 } }),
  aFridge({ id: 2, kind: 'laptop', attributes: { ram_gb: 16, storage_gb: 256 } }),
]
const asks = (ramGb: number, storageGb: number) =>
  ofVersionSaid(versions, { ...emptyNeed(), ramGb: { target: ramGb }, storageGb: { target: storageGb } })

it('is the version of the figures that were said', () =>
  expect(asks(16, 256).products.map(({ id }) => id)).toEqual([2]))

it('says which version there is none of', () => {
  const { products, missing } = asks(16, 512)
  expect(missing).toBe('bản 512 GB')
  expect(products.map(({ id }) => id)).toEqual([2])
})
