import type { z } from 'zod'
import { knownRows } from '#app/domain/imports/articles/queries/article-choices.server.ts'
import type { Choices } from '#app/domain/imports/import-subject.ts'
import { keptFor, valuesOf } from '#app/domain/imports/imports.server.ts'
import type { ImportJob } from '#app/domain/imports/job.ts'
import { brandNamed, choiceOfBrand, NO_BRAND, OWN } from '#app/domain/imports/products/product-choices.ts'
import { choiceOptions } from '#app/domain/imports/products/queries/product-choices.server.ts'
import type { valueFields } from '#app/domain/imports/schema.ts'
import type { Db } from '#db/client.ts'

/** Values of one list that are shown; what is beyond them keeps its guess. */
const MOST_SHOWN = 400

/** The words that a file has of its own, by list: each with its rows and what it becomes, those without a place first. */
async function listsOf(folder: string, job: ImportJob) {
  const counted = await valuesOf({ folder }, job)
  const { choices = {} } = job.options
  return (list: string) => {
    const all = (counted[list] ?? []).flatMap(({ value, rows }) => {
      const choice = choices[list]?.[value]
      return choice === undefined ? [] : [{ value, rows, choice }]
    })
    // What nobody has decided about comes first.
    const sorted = all.toSorted((a, b) => Number(a.choice !== '') - Number(b.choice !== ''))
    return { values: sorted.slice(0, MOST_SHOWN), more: Math.max(0, sorted.length - MOST_SHOWN) }
  }
}

const fileOf = ({ id, subject, fileName, total }: ImportJob) => ({ id, subject, fileName, rows: total })

/** What the screen shows of the categories and authors that a file of articles names. */
export async function articleValuesPage(db: Db, folder: string, job: ImportJob) {
  const listed = await listsOf(folder, job)
  return {
    phase: 'article-values' as const,
    file: fileOf(job),
    categories: { ...listed('categories'), known: await knownRows(db, 'categories') },
    authors: { ...listed('authors'), known: await knownRows(db, 'authors') },
    kept: await keptFor(db, job),
  }
}

/** What the screen shows of the categories and brands that a file of products names. */
export async function valuesPage(db: Db, folder: string, job: ImportJob) {
  const listed = await listsOf(folder, job)
  const brands = listed('brands')
  const { categories: known, kinds, brands: names } = await choiceOptions(db)
  const own = new Set(names)
  return {
    phase: 'values' as const,
    file: fileOf(job),
    categories: listed('categories'),
    brands: {
      ...brands,
      values: brands.values.map(({ choice, ...each }) => {
        const name = brandNamed(choice) ?? ''
        return { ...each, name, isNew: name !== '' && !own.has(name) }
      }),
    },
    options: { known, kinds },
    names,
    kept: await keptFor(db, job),
  }
}

type Fields = z.infer<typeof valueFields>

/** The choices of an import after a form has changed those it shows. */
export function choicesOf({ options }: ImportJob, fields: Fields): Choices {
  const { choices = {} } = options
  const changed = (list: string, values: readonly string[], chosen: readonly string[]) => {
    const known = choices[list] ?? {}
    const given = values.map((value, at) => [value, chosen[at] ?? ''] as const)
    return { ...known, ...Object.fromEntries(given.filter(([value]) => Object.hasOwn(known, value))) }
  }
  return {
    ...choices,
    categories: changed('categories', fields.category, fields.categoryChoice),
    authors: changed('authors', fields.author, fields.authorChoice),
    brands: changed(
      'brands',
      fields.brand,
      fields.brandChoice.map((name) => (name.trim() ? choiceOfBrand(name.trim()) : NO_BRAND)),
    ),
  }
}

const every = (
  choices: Choices,
  list: string,
  choose: (value: string, choice: string) => string,
): Choices => ({
  ...choices,
  [list]: Object.fromEntries(
    Object.entries(choices[list] ?? {}).map(([value, choice]) => [value, choose(value, choice)]),
  ),
})

/** What decides about many values at once. */
export const AT_ONCE: Readonly<Record<string, (choices: Choices, names: ReadonlySet<string>) => Choices>> = {
  'own-categories': (choices) => every(choices, 'categories', (_, choice) => choice || OWN),
  'new-brands': (choices) =>
    every(choices, 'brands', (value, choice) =>
      choice === NO_BRAND ? choiceOfBrand(value.slice(0, 60)) : choice,
    ),
  'no-new-brands': (choices, names) =>
    every(choices, 'brands', (_, choice) => (names.has(brandNamed(choice) ?? '') ? choice : NO_BRAND)),
}
