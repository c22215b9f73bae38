import { expect, it, test } from 'vitest'
import { brandContentInput } from '#app/domain/catalogue/brand/content-input.ts'
import * as product from '#app/domain/catalogue/editing/product-input.ts'
import { tariffInput } from '#app/domain/catalogue/energy/tariff-schema.ts'
import { settingsForm } from '#app/platform/site/settings-form.ts'
import { fieldWord } from './field-words.ts'

/** Of taxonomy the whole row is compared. */
const COLUMNS =
  'name slug former_slugs description icon display_order is_active email bio avatar_url links user_id color image_url category_id'

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  settings: Object.keys(settingsForm.shape),
  brand: Object.keys(brandContentInput.shape),
  prices: Object.keys(product.pricesInput.shape),
  basics: Object.keys(product.basicsInput.shape).filter((field) => field !== 'new_brand'),
  lists: ['images', 'specifications', 'variants', 'faqs', 'promotions'],
  offer: [...Object.keys(product.observationInput.shape), ...Object.keys(product.offerInput.shape)],
  tariff: Object.keys(tariffInput.shape),
  taxonomy: COLUMNS.split(' '),
  webhook: ['name', 'url', 'events', 'is_on'],
  role: ['role'],
}

test.each(Object.entries(FIELDS))('the fields of %s are called as on their screen', (_of, fields) => {
  for (const field of fields) expect.soft(fieldWord(field), field).not.toBe(field)
  expect(fields.length).toBeGreaterThan(0)
})

it('calls a figure of a product by its name', () => {
  expect(fieldWord('attr.capacity_l')).toBe('Dung tích')
  expect(fieldWord('attr.of_an_earlier_release')).toBe('of_an_earlier_release')
})

it('leaves what an earlier release called something', () => expect(fieldWord('toString')).toBe('toString'))
