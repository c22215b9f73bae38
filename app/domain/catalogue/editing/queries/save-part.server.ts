import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Attributes } from '#app/domain/catalogue/attributes.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'
import {
  brands,
  productFaqs,
  productImages,
  productPromotions,
  products,
  productSpecifications,
  productVariants,
} from '#db/schema/catalogue.ts'
import type {
  BasicsInput,
  faqsInput,
  imagesInput,
  pricesInput,
  promotionsInput,
  specificationsInput,
  variantsInput,
} from '../product-input.ts'

type Writer = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The columns of the first part. @param brandId of the brand that was chosen or made */
const basicsRow = (input: BasicsInput, brandId: number | null) => ({
  title: input.title,
  des: input.des,
  image: input.image,
  brandId,
  categoryId: input.category,
  subCate: input.sub_cate,
  gtin: input.gtin,
  model: input.model,
  releaseYear: input.release_year,
})

/** Makes a product. @returns its id */
export async function addProduct(
  db: Writer,
  input: BasicsInput,
  { isHidden }: { isHidden: boolean },
): Promise<number> {
  const brandId = await chosenBrand(db, input)
  const [row] = await db
    .insert(products)
    .values({ ...basicsRow(input, brandId), isHidden })
    .returning({ id: products.id })
  return row?.id ?? 0
}

export async function saveBasics(db: Writer, id: number, input: BasicsInput): Promise<void> {
  const brandId = await chosenBrand(db, input)
  await db.update(products).set(basicsRow(input, brandId)).where(eq(products.id, id))
}

/** The brand chosen; a new one is made, unless its name or address is already that of another, which is then meant. */
async function chosenBrand(db: Writer, { brand, new_brand: name }: BasicsInput): Promise<number | null> {
  if (brand === '') return null
  if (brand !== 'new') return brand
  const slug = slugify(name)
  const find = () =>
    db
      .select({ id: brands.id })
      .from(brands)
      .where(sql`${brands.slug} = ${slug} or lower(${brands.name}) = lower(${name})`)
      .limit(1)
  const [known] = await find()
  if (known) return known.id
  const [made] = await db
    .insert(brands)
    .values({ name, slug, displayOrder: sql`(select coalesce(max(display_order), 0) + 1 from brands)` })
    .onConflictDoNothing()
    .returning({ id: brands.id })
  // Nothing is made where somebody else made it a moment earlier.
  return (made ?? (await find())[0])?.id ?? null
}

export async function savePrices(db: Writer, id: number, input: z.infer<typeof pricesInput>): Promise<void> {
  await db
    .update(products)
    .set({
      price: input.price,
      lowestPrice: input.lowest_price,
      manufacturerPrice: input.manufacturer_price,
      rumoredPrice: input.rumored_price,
      // What a person typed is of the day it was typed; what nobody touched stays of an unknown one.
      pricesUndated: sql`prices_undated and (price, lowest_price, manufacturer_price, rumored_price) is not distinct from
        (${input.price}::text, ${input.lowest_price}::text, ${input.manufacturer_price}::text, ${input.rumored_price}::text)`,
    })
    .where(eq(products.id, id))
}

export async function saveAttributes(db: Writer, id: number, attributes: Attributes): Promise<void> {
  await db.update(products).set({ attributes }).where(eq(products.id, id))
}

/** Marks a product as changed now: its lines in lists, its API rows and the sitemap follow. */
export async function touchProduct(db: Writer, id: number): Promise<void> {
  await db.update(products).set({ updatedAt: new Date() }).where(eq(products.id, id))
}

export async function saveImages(
  db: Writer,
  id: number,
  { images }: z.infer<typeof imagesInput>,
): Promise<void> {
  await db.delete(productImages).where(eq(productImages.productId, id))
  const rows = images.map((image, at) => ({ ...image, productId: id, displayOrder: at + 1 }))
  if (rows.length > 0) await db.insert(productImages).values(rows)
}

/** Gives a product that has no main picture this one: lists and cards show no other. */
export async function mainUnlessSet(db: Writer, id: number, url: string): Promise<void> {
  await db
    .update(products)
    .set({ image: url })
    .where(and(eq(products.id, id), sql`coalesce(${products.image}, '') = ''`))
}

export async function saveSpecifications(
  db: Writer,
  id: number,
  { specifications }: z.infer<typeof specificationsInput>,
): Promise<void> {
  await db.delete(productSpecifications).where(eq(productSpecifications.productId, id))
  const rows = specifications.map(({ group, name, value }, at) => ({
    productId: id,
    specCategory: group,
    specName: name,
    specValue: value,
    displayOrder: at + 1,
  }))
  if (rows.length > 0) await db.insert(productSpecifications).values(rows)
}

export async function saveVariants(
  db: Writer,
  id: number,
  { variants }: z.infer<typeof variantsInput>,
): Promise<void> {
  await db.delete(productVariants).where(eq(productVariants.productId, id))
  const rows = variants.map(({ name, sku, price, is_available: available }) => ({
    productId: id,
    name,
    sku,
    price,
    isAvailable: available === 'on',
  }))
  if (rows.length > 0) await db.insert(productVariants).values(rows)
}

export async function saveFaqs(db: Writer, id: number, { faqs }: z.infer<typeof faqsInput>): Promise<void> {
  await db.delete(productFaqs).where(eq(productFaqs.productId, id))
  const rows = faqs.map((faq, at) => ({ ...faq, productId: id, displayOrder: at + 1 }))
  if (rows.length > 0) await db.insert(productFaqs).values(rows)
}

export async function savePromotions(
  db: Writer,
  id: number,
  { promotions }: z.infer<typeof promotionsInput>,
): Promise<void> {
  await db.delete(productPromotions).where(eq(productPromotions.productId, id))
  const rows = promotions.map((promotion) => ({
    productId: id,
    title: promotion.title,
    description: promotion.description,
    promotionType: promotion.type,
    discountAmount: promotion.discount_amount,
    discountPercentage: promotion.discount_percentage,
    // To the end of that day in Vietnam.
    validUntil: promotion.valid_until ? new Date(`${promotion.valid_until}T23:59:59+07:00`) : null,
    isActive: promotion.is_active === 'on',
  }))
  if (rows.length > 0) await db.insert(productPromotions).values(rows)
}
