import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { FEED_LIMITS } from './feed.ts'
import { addFeed } from './queries/feeds.server.ts'
import { DEAREST, SAMPLE_SHOPS, samplePrices } from './sample-prices.ts'

/** The address of a sample feed: this site itself, wherever it listens. */
const SCHEME = 'mau:'
/** Where the site serves its sample feeds. */
export const SAMPLE_PATH = '/nguon-mau'
/** Minutes between two readings. */
const INTERVAL = 15

/** Kinds whose samples the two shops sell: few, so that the catalogue stays one of real prices. */
const SLUGS = ['may-say-toc', 'may-xay-sinh-to', 'noi-com-dien']
const MOST = 24

/** The products that sample shops sell, with what real shops last asked at least. VND */
const SOLD = sql`
  select p.id, p.source_key as key, seen.price from products p join product_categories c on c.id = p.category_id
  join lateral (
    select s.price from offers o cross join lateral (
      select price from price_observations where offer_id = o.id order by observed_on desc, seen_at desc nulls last limit 1) s
    where o.product_id = p.id and o.shop <> all(${sql.param(SAMPLE_SHOPS.map(({ shop }) => shop))}::text[])
    order by s.price limit 1) seen on true
  where p.is_demo and p.deleted_at is null and p.source_key is not null and c.slug = any(${sql.param(SLUGS)}::text[])
  order by c.slug, p.source_key limit ${MOST}`

/**
 * Lets two invented shops sell some of the demo's products, so that a newcomer sees prices that live.
 * @param withAlert also somebody who waits for a price: only where no mail leaves the machine
 */
export async function addSampleFeeds(db: Reader, { withAlert }: { withAlert: boolean }): Promise<void> {
  for (const { file, name, shop } of SAMPLE_SHOPS)
    await addFeed(
      db,
      {
        name,
        url: SCHEME + file,
        shop,
        intervalMinutes: INTERVAL,
        holdShare: 100,
        addsOnly: true,
        fetchesPictures: false,
      },
      { createdBy: null, isDemo: true },
    )
  if (!withAlert) return
  await db.execute(sql`
    with address as (
      insert into alert_addresses (email, token_hash, confirmed_at) values ('khach-mau@example.com', 'sample', now())
      on conflict do nothing returning id)
    insert into price_alerts (address_id, product_id, below)
    select address.id, sold.id, ceil(sold.price * ${DEAREST}::numeric / 10000) * 10000 from address, (${SOLD}) sold limit 1`)
}

/** What a sample shop's file says in a moment (ms); null for a file or a site without samples. */
export async function sampleFeed(db: Reader, file: string, now: number): Promise<string | null> {
  const shop = SAMPLE_SHOPS.find((each) => each.file === file)
  if (!shop) return null
  const { rows } = await db.execute<{ key: string; price: number }>(SOLD)
  if (rows.length === 0) return null
  return stringify([
    ['source_key', 'price', 'availability', 'prices'],
    ...rows.map(({ key, price: real }) => {
      const { price, before } = samplePrices(shop, key, real, now)
      const lines = before.map(({ day, price }) => `${shop.shop} | ${price} | ${day} | | Nguồn mẫu`)
      return [key, String(price), 'in_stock', lines.join('\n')]
    }),
  ])
}

/**
 * Fetches feeds: those of shops past the guard, samples from this site itself.
 * @param ownUrl where it listens; null before it does
 */
export function fetchFeedsFrom(ownUrl: () => string | null): FetchFile {
  const own = () => `${ownUrl() ?? ''}${SAMPLE_PATH}/`
  const fetchFile = createFetcher({
    limits: FEED_LIMITS,
    trusts: ({ href }) => ownUrl() !== null && href.startsWith(own()),
  })
  return (address, ...rest) =>
    fetchFile(address.startsWith(SCHEME) ? own() + address.slice(SCHEME.length) : address, ...rest)
}
