import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, tsvector, updatedAt, xid8 } from './columns.ts'

/** A typed figure of a product by its key (`capacity_l`, `inverter`, `doors`). Absent when the source does not say. */
export type AttributeValue = number | string | boolean
export type Attributes = Record<string, AttributeValue>

export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  /** Slugs of earlier names: their addresses lead to the brand's own. */
  formerSlugs: text('former_slugs').array().notNull().default([]),
  displayOrder: integer('display_order').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** What an editor writes for a brand's page beyond its products (ruling 2): one row a brand, absent without showcase. */
export const brandContents = pgTable('brand_contents', {
  brandId: integer('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  tagline: text('tagline'),
  description: text('description'),
  highlights: jsonb('highlights').$type<string[]>().notNull().default([]),
  sections: jsonb('sections').$type<Record<string, unknown>>().notNull().default({}),
  updatedAt: updatedAt(),
})

/** Product categories. `kind` is the key that drawings, sizing rules and attributes go by; `groupKey` the brand pages' group. */
export const productCategories = pgTable('product_categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  kind: text('kind').notNull(),
  groupKey: text('group_key').notNull(),
  description: text('description').notNull().default(''),
  icon: text('icon'),
  displayOrder: integer('display_order').notNull().default(0),
  /** Visitors find neither it nor its products, which have no row in `product_search`; editors do. */
  isHidden: boolean('is_hidden').notNull().default(false),
})

const MODEL_KEY = `regexp_replace(vi_fold(model), '[^a-z0-9]+', '', 'g')`
const priceValue = (column: string): SQL => sql.raw(`vnd(${column})`)

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The key of an import source; lets a later import find the row again. */
    sourceKey: text('source_key').unique(),
    title: text('title').notNull(),
    des: text('des').notNull().default(''),
    image: text('image'),
    brandId: integer('brand_id').references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => productCategories.id),
    subCate: text('sub_cate'),
    /** The barcode, of 8, 13 or 14 figures. Two products may have one: what says so is a file. */
    gtin: text('gtin'),
    model: text('model'),
    /** The model as imports find it, however it is written. */
    modelKey: text('model_key').generatedAlwaysAs(sql.raw(MODEL_KEY)),
    releaseYear: smallint('release_year'),
    price: text('price'),
    lowestPrice: text('lowest_price'),
    manufacturerPrice: text('manufacturer_price'),
    rumoredPrice: text('rumored_price'),
    priceValue: bigint('price_value', { mode: 'number' }).generatedAlwaysAs(priceValue('price')),
    lowestPriceValue: bigint('lowest_price_value', { mode: 'number' }).generatedAlwaysAs(
      priceValue('lowest_price'),
    ),
    manufacturerPriceValue: bigint('manufacturer_price_value', { mode: 'number' }).generatedAlwaysAs(
      priceValue('manufacturer_price'),
    ),
    rumoredPriceValue: bigint('rumored_price_value', { mode: 'number' }).generatedAlwaysAs(
      priceValue('rumored_price'),
    ),
    /** The day (Vietnam's) one of the four texts was last changed, set by a trigger. */
    pricesTypedOn: date('prices_typed_on'),
    /** The four texts came from a file that does not say of which day they are: they are never shown as today's. */
    pricesUndated: boolean('prices_undated').notNull().default(false),
    titleFolded: text('title_folded').generatedAlwaysAs(sql.raw('vi_fold(title)')),
    attributes: jsonb('attributes').$type<Attributes>().notNull().default({}),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Being prepared, or taken off the site: like one in the trash it has no row in `product_search`. */
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('products_hidden')
      .on(t.id)
      .where(sql`is_hidden`),
    index('products_brand').on(t.brandId),
    index('products_category').on(t.categoryId),
    index('products_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('products_gtin')
      .on(t.gtin)
      .where(sql`gtin is not null`),
    index('products_model').on(t.modelKey),
    index('products_without_image')
      .on(t.id)
      .where(sql`image is null`),
    index('products_pictures')
      .on(sql`((upload_keys(${t.image}))[1])`)
      .where(sql`image like '%/uploads/%'`),
  ],
)

/** Which of a product's prices is its main one, in the specification's order. */
export const PRICE_KINDS = ['lowest', 'manufacturer', 'rumored', 'current'] as const

/** The one price (VND) that a product is shown, sorted and advised with, kept by triggers (`refresh_product_prices`); no row: none. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PRICE_KINDS }).notNull(),
    /** As it was typed; null where it was seen at a shop. */
    text: text('text'),
    /** Null where a typed text holds no number. */
    value: bigint('value', { mode: 'number' }),
    /** What the same shop named as its list price with it, or the maker's price typed beside it; null unless higher. */
    listPrice: bigint('list_price', { mode: 'number' }),
    /** Null where it was typed. */
    shop: text('shop'),
    url: text('url'),
    /** When it was seen at the shop, or typed. */
    seenOn: date('seen_on').notNull(),
    /** Whether `seenOn` is a day on which it was asked; else the day a file without days was imported. */
    isDated: boolean('is_dated').notNull().default(true),
    /** The first day on which the passing of time alone gives another price; null where none does. */
    changesOn: date('changes_on'),
  },
  (t) => [
    index('product_prices_changes')
      .on(t.changesOn)
      .where(sql`changes_on is not null`),
    index('product_prices_cut')
      .on(t.productId)
      .where(sql`list_price is not null`),
  ],
)

/**
 * What a search or a list reads: one narrow row a visible product, written by triggers on `products` (migration 0002),
 * never by the application. Lists stay cheap because no wide column is touched before the page's 24 ids are known.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id'),
    mainPriceValue: bigint('main_price_value', { mode: 'number' }),
    updatedAt: moment('updated_at').notNull(),
    titleFolded: text('title_folded').notNull(),
    attributes: jsonb('attributes').$type<Attributes>().notNull(),
    /** The product's place in each facet of its kind, as the address of a filtered list writes it: 'capacity_l=250-350'. */
    facets: text('facets').array().notNull().default([]),
    /** Which step of the price ladder (SQL function price_step) the main price is on; 0 without a price. */
    priceStep: smallint('price_step').notNull().default(0),
    /** Whole stars of the average of the approved reviews; 0 without one. */
    ratingFloor: smallint('rating_floor').notNull().default(0),
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    index('product_search_tsv').using('gin', t.tsv).with({ fastupdate: false }),
    index('product_search_title_trgm').using('gin', t.titleFolded.op('gin_trgm_ops')),
    // Beside the order everything that a range of prices is counted by, so that no row is read for it.
    index('product_search_price_up').on(
      t.mainPriceValue.asc().nullsLast(),
      t.productId,
      t.categoryId,
      t.brandId,
      t.priceStep,
      t.ratingFloor,
    ),
    index('product_search_price_down').on(t.mainPriceValue.desc().nullsLast(), t.productId),
    index('product_search_updated').on(t.updatedAt.desc().nullsFirst(), t.productId.desc().nullsFirst()),
    index('product_search_title').on(t.titleFolded, t.productId),
    index('product_search_category_brand').on(t.categoryId, t.brandId, t.mainPriceValue, t.productId),
    index('product_search_brand').on(t.brandId, t.updatedAt.desc().nullsFirst()),
    index('product_search_facets').using('gin', t.facets).with({ fastupdate: false }),
    index('product_search_category_updated').on(
      t.categoryId,
      t.updatedAt.desc().nullsFirst(),
      t.productId.desc().nullsFirst(),
    ),
  ],
)

/**
 * When what programs read of a product last became another, by triggers: its row, a part, a price, a review, the name of its brand or
 * category, or whether it is shown. `updated_at` is when it was written, and of a price the day it is of, which may be long before.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** By which transaction: whoever has a snapshot reads what came after it, and nothing else. */
    changedIn: xid8('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index('product_changes_at').on(t.changedAt), index('product_changes_in').on(t.changedIn)],
)

/** The words of titles, brands and categories with how many products hold each: what a misspelt word can have meant. */
export const productWords = pgTable(
  'product_words',
  { word: text('word').primaryKey(), n: integer('n').notNull() },
  (t) => [index('product_words_trgm').using('gin', t.word.op('gin_trgm_ops'))],
)

/** How many visible products stand under each category and brand, kept by the same triggers; 0 for 'no brand'. */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: integer('category_id').notNull(),
    brandId: integer('brand_id').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.brandId] })],
)

/** What a kind can be filtered by, in order: half-open ranges between `edges` (ascending, in the attribute's unit), or each value. */
export const facets = pgTable(
  'facets',
  {
    kind: text('kind').notNull(),
    attribute: text('attribute').notNull(),
    edges: doublePrecision('edges').array(),
    displayOrder: smallint('display_order').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.attribute] })],
)

/** How many visible products of a category stand at each place of its facets, price ladder and stars; kept by triggers. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    categoryId: integer('category_id').notNull(),
    facet: text('facet').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.facet] })],
)

/** The product that a row is of, with which it goes. */
export const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

export const productImages = pgTable(
  'product_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    url: text('url').notNull(),
    alt: text('alt').notNull().default(''),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    index('product_images_product').on(t.productId, t.displayOrder),
    index('product_images_pictures')
      .on(sql`((upload_keys(${t.url}))[1])`)
      .where(sql`url like '%/uploads/%'`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    sku: text('sku'),
    name: text('name').notNull(),
    price: text('price'),
    isAvailable: boolean('is_available').notNull().default(true),
  },
  (t) => [index('product_variants_product').on(t.productId)],
)

export const productSpecifications = pgTable(
  'product_specifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    specCategory: text('spec_category').notNull(),
    specName: text('spec_name').notNull(),
    specValue: text('spec_value').notNull(),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [index('product_specifications_product').on(t.productId, t.displayOrder)],
)

export const productFaqs = pgTable(
  'product_faqs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [index('product_faqs_product').on(t.productId, t.displayOrder)],
)

export const productPromotions = pgTable(
  'product_promotions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    promotionType: text('promotion_type', {
      enum: ['discount', 'gift', 'installment', 'warranty'],
    }).notNull(),
    discountAmount: bigint('discount_amount', { mode: 'number' }),
    discountPercentage: doublePrecision('discount_percentage'),
    validUntil: moment('valid_until'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [index('product_promotions_product').on(t.productId)],
)
