/** A thing of a JSON-LD document as it was read. */
export type Thing = { '@type': string; [name: string]: unknown }

const required: Record<string, readonly string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  Product: ['name', 'url'],
  Article: ['headline', 'url', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Brand: ['name'],
  PropertyValue: ['name', 'value'],
  Offer: ['price', 'priceCurrency', 'seller', 'validFrom', 'priceValidUntil'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'offers'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Review: ['author', 'reviewRating', 'reviewBody', 'datePublished'],
  Rating: ['ratingValue', 'bestRating'],
  Person: ['name'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** What only a page that sells may say (Google's merchant listing). */
const forSellers = ['availability', 'hasMerchantReturnPolicy', 'shippingDetails', 'itemCondition']

/** The things of a page's only JSON-LD document. @throws where there is none, several, or one unsafe in a script */
export function readJsonLd(html: string): Thing[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  const text = found[0]?.[1]
  if (found.length !== 1 || text === undefined) throw new Error(`${found.length} JSON-LD documents`)
  if (/[<>&\u2028\u2029]/.test(text)) throw new Error('a character that ends or changes a script')
  const document: { '@context': string; '@graph': Thing[] } = JSON.parse(text)
  if (document['@context'] !== 'https://schema.org') throw new Error('not of schema.org')
  return document['@graph']
}

/** Every rule that a thing or one inside it breaks, as a line of text; empty where all is well. */
export function faultsOf(thing: Thing): string[] {
  const type = thing['@type']
  const fields = required[type]
  if (!fields) return [`${type} is unknown`]
  return [
    ...fields.filter((field) => thing[field] === undefined).map((field) => `${type} without ${field}`),
    ...forSellers.filter((field) => field in thing).map((field) => `${type} with ${field}`),
    ...Object.entries(thing).flatMap(([field, value]) => faultsOfValue(`${type}.${field}`, value)),
    ...(rules[type]?.(thing) ?? []).map((fault) => `${type}: ${fault}`),
  ]
}

function faultsOfValue(name: string, value: unknown): string[] {
  if (value === null || value === '') return [`${name} is empty`]
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${name} is an empty list`]
      : value.flatMap((each) => faultsOfValue(name, each))
  }
  if (isThing(value)) return faultsOf(value)
  if (/\.(url|item|image|logo)$/.test(name) && !/^https?:\/\/[^\s/]+\/\S*$/.test(textOf(value))) {
    return [`${name} is no whole address: ${JSON.stringify(value)}`]
  }
  if (/(price|Price|Count|Value|position|numberOfItems)$/.test(name) && !name.startsWith('PropertyValue')) {
    return typeof value === 'number' ? [] : [`${name} is no number`]
  }
  return name.endsWith('priceCurrency') && value !== 'VND' ? [`${name} is ${JSON.stringify(value)}`] : []
}

const rules: Record<string, (thing: Thing) => string[]> = {
  Product: ({ offers, review, aggregateRating }) =>
    (offers ?? review ?? aggregateRating) ? [] : ['neither offer nor review nor rating'],
  AggregateOffer: ({ lowPrice, highPrice, offerCount, offers }) => {
    const prices = thingsIn(offers).map(({ price }) => Number(price))
    return [
      prices.length < 2 ? 'of a single shop' : '',
      prices.length === offerCount ? '' : 'counts other offers than it lists',
      Math.min(...prices) === lowPrice && Math.max(...prices) === highPrice ? '' : 'has another range',
    ].filter(Boolean)
  },
  Offer: ({ price }) => (Number.isInteger(price) && Number(price) > 0 ? [] : ['no price in whole đồng']),
  AggregateRating: ({ ratingValue, reviewCount }) =>
    Number(ratingValue) >= 1 && Number(ratingValue) <= 5 && Number(reviewCount) >= 1 ? [] : ['out of bounds'],
  Rating: ({ ratingValue }) => ([1, 2, 3, 4, 5].includes(Number(ratingValue)) ? [] : ['out of bounds']),
  Review: ({ datePublished }) =>
    /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(textOf(datePublished)) ? [] : ['no ISO date'],
  BreadcrumbList: ({ itemListElement }) => inOrder(itemListElement, 1),
  ItemList: ({ itemListElement }) => inOrder(itemListElement, null),
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Positions follow each other; `first` is where they start, null for anywhere. */
function inOrder(elements: unknown, first: number | null): string[] {
  const positions = thingsIn(elements).map(({ position }) => Number(position))
  const start = first ?? positions[0] ?? 1
  return positions.every((position, index) => position === start + index) ? [] : ['out of order']
}

/** The things of a list, or the one thing itself. */
export function thingsIn(value: unknown): Thing[] {
  return (Array.isArray(value) ? value : [value]).filter(isThing)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && '@type' in value
}
