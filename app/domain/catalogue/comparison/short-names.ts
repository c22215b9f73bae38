/** What a short name is made of. */
type Named = { title: string; brand: string | null; model: string | null; category: string }

/** Longer names are cut where a shop appends codes or a configuration. */
const LONG = 40

/**
 * How products are called in a sentence: brand and model where that is short and tells them apart, else the title without
 * the category it begins with.
 */
export function shortNames(products: readonly Named[]): string[] {
  const byModel = products.map(modelName)
  const titles = products.map(titleName)
  const chosen = products.map((_, place) => byModel[place] ?? titles[place] ?? '')
  return new Set(chosen).size === chosen.length ? chosen : products.map(({ title }) => title)
}

/** What a comparison is called: 'So sánh A, B và C'. */
export function sayComparison(names: readonly string[]): string {
  return `So sánh ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} và ${names.at(-1)}`}`
}

function modelName({ brand, model }: Named): string | null {
  if (!brand || !model || model.length > 24) return null
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
}

function titleName({ title, category }: Named): string {
  const own = title.toLowerCase().startsWith(category.toLowerCase())
    ? title.slice(category.length).trim()
    : title
  if (own.length <= LONG) return own
  return own.split(/ - | \(/)[0] ?? own
}
