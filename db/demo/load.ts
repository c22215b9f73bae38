import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import { suggestionQuestions } from '../schema/advisor.ts'
import {
  brandContents,
  brands,
  productCategories,
  productFaqs,
  products,
  productSpecifications,
  productVariants,
} from '../schema/catalogue.ts'
import { offers, priceObservations } from '../schema/offers.ts'
import { productReviews } from '../schema/reviews.ts'
import { loadArticles } from './load-articles.ts'
import { readDemo } from './read.ts'
import type { DemoProduct } from './types.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Rows a statement: well under PostgreSQL's 65,535 parameters for the widest table. */
const BATCH = 1000

const DAY_MS = 86_400_000

async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(table).values(rows.slice(start, start + BATCH))
  }
}

/** Ids of freshly inserted rows by a text column of theirs. */
async function idsBy(tx: Transaction, table: PgTable, key: SQL): Promise<Map<string, number>> {
  const rows = await tx.execute<{ id: number; key: string }>(sql`select id, ${key} as key from ${table}`)
  return new Map(rows.rows.map(({ id, key }) => [key, id]))
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`demo data names '${key}', which is not there`)
  return id
}

/** A product counts as made when its price was first seen and as changed when it was last seen, so that nothing is 'new'. */
function timesOf(product: DemoProduct): { createdAt: Date; updatedAt: Date } {
  const dates = product.offers.flatMap(({ observations }) => observations.map(({ date }) => date)).toSorted()
  const startOf = (day = '1970-01-01') => new Date(`${day}T00:00:00+07:00`)
  return { createdAt: startOf(dates.at(0)), updatedAt: startOf(dates.at(-1)) }
}

/** The rows in an order of no meaning, so that of those whose price was last seen in one month all kinds are shown. */
export function shuffled(list: DemoProduct[]): DemoProduct[] {
  const rank = (key: string) => createHash('sha256').update(key).digest('hex')
  return list.toSorted((a, b) => rank(a.key).localeCompare(rank(b.key)))
}

async function loadProducts(tx: Transaction, list: DemoProduct[]): Promise<Map<string, number>> {
  const brandIds = await idsBy(tx, brands, sql`name`)
  const categoryIds = await idsBy(tx, productCategories, sql`slug`)
  await insertAll(
    tx,
    products,
    shuffled(list).map((product) => ({
      sourceKey: product.key,
      title: product.title,
      des: product.des,
      brandId: idOf(brandIds, product.brand),
      categoryId: idOf(categoryIds, product.category),
      subCate: product.subCategory,
      model: product.model,
      releaseYear: product.releaseYear,
      attributes: product.attributes,
      isDemo: true,
      ...timesOf(product),
    })),
  )
  return idsBy(tx, products, sql`source_key`)
}

async function loadOffers(
  tx: Transaction,
  list: DemoProduct[],
  productIds: Map<string, number>,
): Promise<void> {
  const rows = list.flatMap((product) => product.offers.map((offer) => ({ key: product.key, offer })))
  await insertAll(
    tx,
    offers,
    rows.map(({ key, offer }) => ({ productId: idOf(productIds, key), shop: offer.shop, url: offer.url })),
  )
  const offerIds = await idsBy(tx, offers, sql`product_id || ' ' || shop`)
  await insertAll(
    tx,
    priceObservations,
    rows.flatMap(({ key, offer }) =>
      offer.observations.map(({ date, price, listPrice, source }) => ({
        offerId: idOf(offerIds, `${idOf(productIds, key)} ${offer.shop}`),
        price,
        listPrice,
        observedOn: date,
        source,
      })),
    ),
  )
}

async function loadDetails(
  tx: Transaction,
  list: DemoProduct[],
  productIds: Map<string, number>,
): Promise<void> {
  const withId = list.map((product) => ({ product, productId: idOf(productIds, product.key) }))
  await insertAll(
    tx,
    productSpecifications,
    withId.flatMap(({ product, productId }) =>
      product.specifications.map(({ group, name, value }, displayOrder) => ({
        productId,
        specCategory: group,
        specName: name,
        specValue: value,
        displayOrder,
      })),
    ),
  )
  await insertAll(
    tx,
    productVariants,
    withId.flatMap(({ product, productId }) =>
      product.variants.map(({ sku, name, price, available }) => ({
        productId,
        sku,
        name,
        price: String(price),
        isAvailable: available,
      })),
    ),
  )
  await insertAll(
    tx,
    productFaqs,
    withId.flatMap(({ product, productId }) =>
      product.faqs.map((faq, displayOrder) => ({ productId, ...faq, displayOrder })),
    ),
  )
  await loadReviews(tx, withId)
}

async function loadReviews(
  tx: Transaction,
  withId: { product: DemoProduct; productId: number }[],
): Promise<void> {
  const now = Date.now()
  await insertAll(
    tx,
    productReviews,
    withId.flatMap(({ product, productId }) =>
      product.reviews.map(({ name, rating, text, daysAgo, verified, helpful }) => ({
        productId,
        customerName: name,
        rating,
        reviewText: text,
        isVerifiedPurchase: verified,
        helpfulVotes: helpful,
        isApproved: true,
        isDemo: true,
        createdAt: new Date(now - daysAgo * DAY_MS),
      })),
    ),
  )
}

/**
 * Fills an empty catalogue with the demo data, in one transaction: products with their offers, prices, reviews and
 * questions, the blog's authors and sections, and the suggested questions. Every row that can say so is marked demo.
 * @returns how many products were inserted
 * @throws when the catalogue is not empty: names and keys are unique
 */
export async function loadDemo(db: Pick<Db, 'transaction'>): Promise<{ products: number }> {
  const demo = readDemo()
  await db.transaction(async (tx) => {
    await insertAll(
      tx,
      brands,
      demo.brands.map(({ name, slug }) => ({ name, slug })),
    )
    const brandIds = await idsBy(tx, brands, sql`slug`)
    await insertAll(
      tx,
      brandContents,
      Object.entries(demo.brandContents).map(([slug, content]) => ({
        brandId: idOf(brandIds, slug),
        ...content,
      })),
    )
    await insertAll(
      tx,
      productCategories,
      demo.categories.map(({ name, slug, kind, group, order }) => ({
        name,
        slug,
        kind,
        groupKey: group,
        displayOrder: order,
      })),
    )
    const productIds = await loadProducts(tx, demo.products)
    await loadOffers(tx, demo.products, productIds)
    await loadDetails(tx, demo.products, productIds)
    await loadArticles(tx)
    await insertAll(
      tx,
      suggestionQuestions,
      demo.suggestionQuestions.map(({ question }) => ({ questions: question, isDemo: true })),
    )
  })
  return { products: demo.products.length }
}
