import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  productCategories,
  productFaqs,
  productImages,
  productPromotions,
  products,
  productSpecifications,
  productVariants,
} from '#db/schema/catalogue.ts'
import type { EditedProduct } from '../editing.ts'

type Reader = Pick<Db, 'select' | 'execute'>

/** Everything of a product that its screen changes, the trash included; null where there is none of that id. */
export async function editedProduct(db: Reader, id: number): Promise<EditedProduct | null> {
  const [row] = await db
    .select({ product: products, kind: productCategories.kind })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(eq(products.id, id))
  if (!row) return null
  const images = await db
    .select({ url: productImages.url, alt: productImages.alt })
    .from(productImages)
    .where(eq(productImages.productId, id))
    .orderBy(asc(productImages.displayOrder), asc(productImages.id))
  const specifications = await db
    .select({
      group: productSpecifications.specCategory,
      name: productSpecifications.specName,
      value: productSpecifications.specValue,
    })
    .from(productSpecifications)
    .where(eq(productSpecifications.productId, id))
    .orderBy(asc(productSpecifications.displayOrder), asc(productSpecifications.id))
  const variants = await variantsOf(db, id)
  const faqs = await db
    .select({ question: productFaqs.question, answer: productFaqs.answer })
    .from(productFaqs)
    .where(eq(productFaqs.productId, id))
    .orderBy(asc(productFaqs.displayOrder), asc(productFaqs.id))
  const promotions = await db
    .select({
      title: productPromotions.title,
      description: productPromotions.description,
      type: productPromotions.promotionType,
      discountAmount: productPromotions.discountAmount,
      discountPercentage: productPromotions.discountPercentage,
      validUntil: productPromotions.validUntil,
      isActive: productPromotions.isActive,
    })
    .from(productPromotions)
    .where(eq(productPromotions.productId, id))
    .orderBy(asc(productPromotions.id))
  return { ...row.product, kind: row.kind, images, specifications, variants, faqs, promotions }
}

/** The variants of a product, those that cannot be had included. */
export const variantsOf = (db: Pick<Db, 'select'>, id: number) =>
  db
    .select({
      sku: productVariants.sku,
      name: productVariants.name,
      price: productVariants.price,
      isAvailable: productVariants.isAvailable,
    })
    .from(productVariants)
    .where(eq(productVariants.productId, id))
    .orderBy(asc(productVariants.id))

/** Keeps other editors from changing a product until the transaction ends. @returns whether there is such a product */
export async function holdProduct(db: Pick<Db, 'execute'>, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from products where id = ${id} for update`)
  return rows.length > 0
}

/** The figures that products of a category carry, each with the texts it holds, the most frequent first. */
export async function usedAttributes(db: Db, categoryId: number): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ key: string; texts: string[] | null }>(sql`
    select key, (array_agg(text order by n desc) filter (where text is not null))[1:30] as texts
    from (
      select key, case when jsonb_typeof(value) = 'string' then value #>> '{}' end as text, count(*) as n
      from product_search s, jsonb_each(s.attributes) where s.category_id = ${categoryId} group by 1, 2
    ) used group by key order by sum(n) desc, key`)
  return Object.fromEntries(rows.map(({ key, texts }) => [key, texts ?? []]))
}

/** What tells two states of a product that is on the site apart; null where there is none. @param hold keeps others from writing it */
export async function productVersion(
  db: Pick<Db, 'execute'>,
  id: number,
  { hold = false }: { hold?: boolean } = {},
): Promise<string | null> {
  const { rows } = await db.execute<{ updatedAt: string }>(sql`
    select updated_at as "updatedAt" from products where id = ${id} and deleted_at is null
    ${hold ? sql`for update` : sql``}`)
  return rows[0] ? new Date(rows[0].updatedAt).getTime().toString(36) : null
}
