import { sql } from 'drizzle-orm'
import { brandSections } from '#app/domain/catalogue/brand/brand-content.ts'
import type { BrandContent } from '#app/domain/catalogue/brand/content-input.ts'
import type { Db } from '#db/client.ts'

type Runner = Pick<Db, 'execute'>

/** A brand for editors: how many products are on the site and in the trash, and whether its page has content of its own. */
export type BrandLine = {
  id: number
  name: string
  slug: string
  products: number
  trashed: number
  hasContent: boolean
}

/** Every brand: first those whose page has nothing of its own, and of these what has most products. */
export async function brandLines(db: Runner): Promise<BrandLine[]> {
  const { rows } = await db.execute<BrandLine>(sql`
    select b.id, b.name, b.slug, coalesce(counts.n, 0)::int as products, coalesce(gone.n, 0)::int as trashed,
      c.brand_id is not null as "hasContent"
    from brands b
    left join (select brand_id, sum(n) as n from product_counts group by brand_id) counts on counts.brand_id = b.id
    left join (select brand_id, count(*) as n from products where deleted_at is not null group by brand_id) gone
      on gone.brand_id = b.id
    left join brand_contents c on c.brand_id = b.id
    order by c.brand_id is not null, products desc, vi_fold(b.name)`)
  return rows
}

/** A brand with all that is kept of it. */
export type EditedBrand = {
  id: number
  name: string
  slug: string
  formerSlugs: string[]
  displayOrder: number
  content: BrandContent | null
}

type Stored = Omit<EditedBrand, 'content'> &
  Omit<BrandContent, 'sections'> & { sections: unknown; hasContent: boolean }

/** A brand by its id, kept from others until a transaction ends; null where there is none. */
export async function editedBrand(db: Runner, id: number): Promise<EditedBrand | null> {
  const { rows } = await db.execute<Stored>(sql`
    select b.id, b.name, b.slug, b.former_slugs as "formerSlugs", b.display_order as "displayOrder",
      c.tagline, c.description, c.highlights, c.sections, c.brand_id is not null as "hasContent"
    from brands b left join brand_contents c on c.brand_id = b.id where b.id = ${id} for update of b`)
  const [row] = rows
  if (!row) return null
  const { tagline, description, highlights, sections, hasContent, ...brand } = row
  const content = hasContent
    ? { tagline, description, highlights, sections: brandSections.parse(sections) }
    : null
  return { ...brand, content }
}

/** Whether another brand has that name or address. */
export async function isBrandTaken(
  db: Runner,
  { name, slug, but }: { name: string; slug: string; but?: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from brands where (slug = ${slug} or lower(name) = lower(${name})) and id is distinct from ${but ?? null}`)
  return rows.length > 0
}

type NewBrand = Pick<EditedBrand, 'name' | 'slug'> &
  Partial<Pick<EditedBrand, 'id' | 'formerSlugs' | 'displayOrder'>>

/** Makes a brand at the end of the order, or brings one back with its id and place. @returns its id */
export async function addBrand(
  db: Runner,
  { id, name, slug, formerSlugs = [], displayOrder }: NewBrand,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into brands (id, name, slug, former_slugs, display_order) overriding system value
    values (coalesce(${id ?? null}::int, nextval(pg_get_serial_sequence('brands', 'id'))::int), ${name}, ${slug},
      ${`{${formerSlugs.join(',')}}`}::text[],
      coalesce(${displayOrder ?? null}::int, (select coalesce(max(display_order), 0) + 1 from brands)))
    returning id`)
  return rows[0]?.id ?? 0
}

/** Gives a brand another name; the address it had leads to the new one. */
export async function renameBrand(
  db: Runner,
  { id, name, slug }: { id: number; name: string; slug: string },
): Promise<void> {
  await db.execute(sql`
    update brands set name = ${name}, slug = ${slug}, updated_at = now(),
      former_slugs = case when slug = ${slug} then former_slugs
        else array_append(array_remove(array_remove(former_slugs, ${slug}), slug), slug) end
    where id = ${id}`)
}

/** How many products a brand has, the trash included. */
export async function productsOfBrand(db: Runner, id: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from products where brand_id = ${id}`,
  )
  return rows[0]?.n ?? 0
}

export async function deleteBrand(db: Runner, id: number): Promise<void> {
  await db.execute(sql`delete from brands where id = ${id}`)
}

/** Keeps what a brand's page shows beyond its products; null takes it away. */
export async function saveBrandContent(db: Runner, id: number, content: BrandContent | null): Promise<void> {
  if (!content) {
    await db.execute(sql`delete from brand_contents where brand_id = ${id}`)
    return
  }
  const { tagline, description, highlights, sections } = content
  await db.execute(sql`
    insert into brand_contents (brand_id, tagline, description, highlights, sections)
    values (${id}, ${tagline}, ${description}, ${JSON.stringify(highlights)}::jsonb, ${JSON.stringify(sections)}::jsonb)
    on conflict (brand_id) do update set tagline = excluded.tagline, description = excluded.description,
      highlights = excluded.highlights, sections = excluded.sections, updated_at = now()`)
}
