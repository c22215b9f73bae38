import { expect, test } from 'vitest'
import { firstSteps } from './first-steps.ts'

const NOTHING = { company: null, address: null, hotline: null, email: null }
const FRESH = {
  settings: NOTHING,
  delivers: false,
  products: 0,
  hasOwnProducts: false,
  hasSecondFactor: false,
  categories: 0,
  authors: 0,
}
const open = (known: Parameters<typeof firstSteps>[0]) =>
  firstSteps(known).flatMap(({ key, isDone }) => (isDone ? [] : [key]))

test('a fresh site has every step before it', () => {
  expect(open(FRESH)).toEqual(['name', 'address', 'contact', 'mail', 'catalogue', 'blog', 'second-factor'])
})

test.each([
  ['name', { ...FRESH, settings: { ...NOTHING, company: 'A' } }],
  ['address', { ...FRESH, settings: { ...NOTHING, address: 'A' } }],
  ['contact', { ...FRESH, settings: { ...NOTHING, hotline: '1900' } }],
  ['contact', { ...FRESH, settings: { ...NOTHING, email: 'a@b.vn' } }],
  ['mail', { ...FRESH, delivers: true }],
  ['catalogue', { ...FRESH, hasOwnProducts: true }],
  ['blog', { ...FRESH, categories: 1, authors: 1 }],
  ['second-factor', { ...FRESH, hasSecondFactor: true }],
])('%s is done by what it is about', (key, known) => {
  expect(open(known)).not.toContain(key)
  expect(open(known)).toHaveLength(6)
})

test('an empty catalogue is not said to hold samples', () => {
  const why = (products: number) =>
    firstSteps({ ...FRESH, products }).find(({ key }) => key === 'catalogue')?.why
  expect(why(0)).not.toContain('mẫu')
  expect(why(931)).toContain('mẫu')
})

test('the list goes once all is done', () => {
  const settings = { company: 'A', address: 'B', hotline: null, email: 'a@b.vn' }
  expect(
    firstSteps({
      settings,
      delivers: true,
      products: 1,
      hasOwnProducts: true,
      hasSecondFactor: true,
      categories: 1,
      authors: 1,
    }),
  ).toEqual([])
})
