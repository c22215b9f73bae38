import type { DemoVariant } from '../types.ts'
import type { SourceVariant } from './source.ts'

/**
 * The colours or versions a shop lists, one per name; an empty list when there is no choice to make.
 * @param price the product's price in VND: a variant further than a third from it belongs to another product
 */
export function variantsOf(variants: SourceVariant[], price: number): DemoVariant[] {
  const byName = new Map<string, DemoVariant>()
  for (const variant of variants) {
    const name = variant.name.charAt(0).toUpperCase() + variant.name.slice(1)
    const near = variant.price >= price * 0.67 && variant.price <= price * 1.33
    if (name === '' || name.length > 40 || /mixed|default/i.test(name) || !near || byName.has(name)) continue
    byName.set(name, {
      sku: variant.sku === '' ? null : variant.sku,
      name,
      price: variant.price,
      available: variant.available,
    })
  }
  return byName.size < 2 ? [] : [...byName.values()]
}
