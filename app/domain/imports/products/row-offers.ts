import { observationInput, offerInput } from '#app/domain/catalogue/editing/product-input.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { shopKey } from '#app/domain/catalogue/shop-name.ts'
import type { Cells } from '#app/domain/imports/import-subject.ts'
import { readLines } from './cell-lines.ts'
import { readDay, readMoment, readStock, readVnd } from './cell-values.ts'
import type { Reading } from './product-row.ts'
import type { GivenOffer } from './product-state.ts'

/** Where a price was read that does not say it. */
const SOURCE = 'CSV'

/** What a line of `prices`, or the columns of one shop, say; empty where they say nothing. */
type Said = Record<'shop' | 'price' | 'day' | 'at' | 'list' | 'stock' | 'source' | 'url', string>

/** The prices of a row: those of `prices`, one a line, and that of the columns of one shop. Each shop and day once. */
export function readOffers(reading: Reading, today: string): GivenOffer[] {
  const { cells, problems } = reading
  const lines = readLines(cells.get('prices') ?? '').map(
    ([shop = '', price = '', day = '', list = '', source = '', url = ''], at) => ({
      said: { shop, price, day, at: '', list, stock: '', source, url },
      fail: (message: string) => problems.push({ field: 'prices', message: `Line ${at + 1}: ${message}` }),
    }),
  )
  const own = ownShop(reading)
  const offers = [...lines, ...(own ? [own] : [])].flatMap(({ said, fail }) => {
    const offer = offerOf(said, today, fail)
    return offer ? [offer] : []
  })
  const seen = new Set<string>()
  for (const { shop, seen: price } of offers) {
    const day = `${shopKey(shop)} ${price?.seen_at ?? price?.observed_on}`
    if (price && seen.has(day))
      problems.push({ field: 'prices', message: `Two prices at ${shop} on the same day` })
    if (price) seen.add(day)
  }
  return offers
}

/**
 * Whether the price of a row is one that was seen: it says where and when, and names no other price of that shop. Typed prices
 * count as today's, so that one of long ago would be shown as a new one.
 */
export function isPriceSeen(cells: Cells): boolean {
  // A row that was seen at a moment says what is asked in that moment, whatever the column is called.
  if (cells.get('seen_at')) return true
  const shop = cells.get('shop') || hostOf(cells.get('shop_url') ?? '')
  if (!shop || cells.get('shop_price') || readVnd(cells.get('price') ?? '') === null) return false
  // A price list that names the shop and has no column of days is one of today, whatever its column of prices is called.
  const isOfToday = Boolean(cells.get('shop')) && !cells.has('seen_on')
  return isOfToday || readDay(cells.get('seen_on') ?? '') !== null
}

function ownShop({ cells, problems }: Reading) {
  const own = cells.get('shop_price') ?? ''
  const other = isPriceSeen(cells) ? (cells.get('price') ?? '') : ''
  const said: Said = {
    shop: cells.get('shop') || hostOf(cells.get('shop_url') ?? ''),
    price: own || other,
    day: cells.get('seen_on') ?? '',
    at: cells.get('seen_at') ?? '',
    // Beside a price of its own that of the feed is what it was cut from.
    list: cells.get('shop_list_price') || (own && cells.get('seen_at') ? other : ''),
    stock: cells.get('stock') ?? '',
    source: cells.get('price_source') ?? '',
    url: cells.get('shop_url') ?? '',
  }
  // Shop, day and source may fill whole columns, also of rows without a price.
  if (said.price === '' && said.url === '') return null
  return { said, fail: (message: string, field = 'shop') => problems.push({ field, message }) }
}

/** The shop that an address is of, where nothing else names it. */
function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^(?:www|m)\./, '') ?? ''
}

function offerOf(
  { shop, price: priceText, day, at, list: listText, stock, source, url }: Said,
  today: string,
  fail: (message: string, field?: string) => void,
): GivenOffer | null {
  let isSound = true
  const unless = (isRight: boolean, message: string, field: string) => {
    if (isRight) return
    isSound = false
    fail(message, field)
  }
  unless(
    offerInput.shape.shop.safeParse(shop).success,
    shop ? 'Invalid shop' : 'Shop is required for a price',
    'shop',
  )
  unless(offerInput.shape.url.safeParse(url).success, 'Invalid URL', 'shop_url')
  const price = priceText === '' ? null : readVnd(priceText)
  unless(priceText === '' || price !== null, `Invalid price "${priceText.slice(0, 40)}"`, 'shop_price')
  const list = listText === '' ? null : readVnd(listText)
  unless(listText === '' || list !== null, `Invalid list price "${listText.slice(0, 40)}"`, 'shop_list_price')
  const seenAt = at === '' || day !== '' ? null : readMoment(at)
  unless(at === '' || readMoment(at) !== null, `Invalid moment "${at.slice(0, 40)}"`, 'seen_at')
  const observedOn = day === '' ? seenAt && vietnamDay(Date.parse(seenAt)) : readDay(day)
  unless(day === '' || observedOn !== null, `Invalid date "${day.slice(0, 40)}"`, 'seen_on')
  unless((observedOn ?? today) <= today, `${observedOn} is in the future`, 'seen_on')
  const from = source || SOURCE
  unless(observationInput.shape.source.safeParse(from).success, 'Invalid source', 'price_source')
  if (!isSound) return null
  const seen =
    price === null
      ? null
      : {
          price,
          list_price: list,
          in_stock: readStock(stock),
          observed_on: observedOn,
          seen_at: seenAt,
          source: from,
        }
  return { shop, url: url || null, seen }
}
