import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import type { Transaction } from '#db/client.ts'

type References = { category_id: number; subcategory_id?: number | null | undefined; author_id: number }

/** Whether category, subcategory and author are there and fit. @throws AppError 'invalid' naming the fields at fault */
export async function checkReferences(
  tx: Transaction,
  { category_id: category, subcategory_id: subcategory, author_id: author }: References,
): Promise<void> {
  const { rows } = await tx.execute<{ category: boolean; author: boolean; subcategory: boolean }>(sql`
    select exists (select from categories where id = ${category}) as category,
      exists (select from authors where id = ${author}) as author,
      ${subcategory ?? null}::int is null
        or exists (select from subcategories where id = ${subcategory ?? null} and category_id = ${category}) as subcategory`)
  const found = rows[0]
  const fields = {
    ...(found?.category ? {} : { category_id: `Category with ID ${category} not found` }),
    ...(found?.author ? {} : { author_id: `Author with ID ${author} not found` }),
    ...(found?.subcategory
      ? {}
      : { subcategory_id: `Subcategory with ID ${subcategory} not found for category ${category}` }),
  }
  const [first] = Object.values(fields)
  if (first) throw new AppError('invalid', first, { fields })
}
