import { createHash } from 'node:crypto'
import { z } from 'zod'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { inChosen } from '#app/platform/language.server.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { unlessUnchanged } from '#app/platform/unless-unchanged.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { narrowingAttribute } from '../attributes.ts'
import type { Attributes } from '../attributes.ts'
import { attributeKind, likelyValue, readAttribute, readChoice } from './attribute-fields.ts'
import type { AttributeField } from './attribute-fields.ts'
import { PRODUCT_PARTS, STALE, valuesOfPart } from './editing.ts'
import type { EditedProduct, FormValues, ProductPart } from './editing.ts'
import * as input from './product-input.ts'
import { editedProduct, holdProduct } from './queries/edited-product.server.ts'
import * as save from './queries/save-part.server.ts'

/** Who writes, where, and by what, where it is not the panel. */
export type Writer = { db: Db; actorId: string; via?: 'api' }

/** What tells two states of a part apart. */
export const stateOf = (values: FormValues): string =>
  createHash('sha256')
    .update(
      JSON.stringify([Object.entries(values.fields).sort(([a], [b]) => (a < b ? -1 : 1)), values.lists]),
    )
    .digest('base64url')
    .slice(0, 22)

/** Parts that are to be saved of one form. `seen`: the state that was opened; `force` saves over what others did since. */
export type PartsChange = {
  id: number
  parts: readonly { name: ProductPart; seen: string }[]
  values: FormValues
  force: boolean
}

/** Parts of a product as they are to be, each as its form holds it. */
export type PartValues = Partial<Record<ProductPart, FormValues>>

/** What is made beside the first part: other parts, and a product that visitors do not see yet. */
export type NewProduct = { others?: PartValues; isHidden?: boolean }

/** Makes a product of the first part, and of others where they are given. @returns its id @throws ZodError, AppError 'invalid' */
export async function createProduct(
  { db, actorId, via }: Writer,
  { fields }: FormValues,
  { others = {}, isHidden = false }: NewProduct = {},
): Promise<number> {
  const basics = input.basicsInput.parse(fields)
  return db.transaction(async (tx) => {
    const id = await known(() => save.addProduct(tx, basics, { isHidden }))
    const product = await editedProduct(tx, id)
    if (product) await saveAll(tx, product, over(product, others))
    const detail = {
      title: basics.title,
      ...(isHidden ? { after: { is_hidden: true } } : {}),
      ...(via ? { via } : {}),
    }
    await recordChange(tx, { actorId, action: 'create', entity: 'product', entityId: id, detail })
    return id
  })
}

/**
 * Saves parts of a product together, with a line in the log; what is as it was already leaves no trace.
 * @returns the parts that were changed
 * @throws ZodError by field; AppError 'not_found'; 'conflict', with the parts, where somebody else changed one since it was opened
 */
export function saveParts(writer: Writer, change: PartsChange): Promise<ProductPart[]> {
  const { id, parts, values, force } = change
  return changeParts(writer, id, (product) => {
    const stale = parts.filter(({ name, seen }) => stateOf(valuesOfPart[name](product)) !== seen)
    if (!force && stale.length > 0)
      throw new AppError('conflict', STALE(), {
        fields: { form: STALE(), ...Object.fromEntries(stale.map(({ name }) => [name, STALE()])) },
      })
    return Object.fromEntries(parts.map(({ name }) => [name, values]))
  })
}

/**
 * Changes what is given of a product, all of it or nothing, with one line in the log; nothing is written where all of it is as it was. @param given fields left out of a part stay
 * @throws ZodError by field; AppError 'not_found', 'invalid'
 */
export async function changeProduct(writer: Writer, id: number, given: PartValues): Promise<void> {
  await changeParts(writer, id, (product) => over(product, given))
}

/** What is given of a product's parts, over what they hold. */
function over(product: EditedProduct, given: PartValues): PartValues {
  return Object.fromEntries(
    partsOf(given).map(([part, { fields, lists }]) => {
      const before = valuesOfPart[part](product)
      return [part, { fields: { ...before.fields, ...fields }, lists: { ...before.lists, ...lists } }]
    }),
  )
}

async function changeParts(
  { db, actorId, via }: Writer,
  id: number,
  wanted: (product: EditedProduct) => PartValues,
): Promise<ProductPart[]> {
  return db.transaction(async (tx) => {
    let changed: ProductPart[] = []
    const product = (await holdProduct(tx, id)) ? await editedProduct(tx, id) : null
    if (!product)
      throw new AppError(
        'not_found',
        say('Sản phẩm này không còn.', { en: 'This product no longer exists.' }),
      )
    const values = wanted(product)
    const write = async (part: Transaction) => {
      await saveAll(part, product, values)
      await save.touchProduct(part, id)
      const after = await editedProduct(part, id)
      if (!after) return
      changed = partsOf(values).flatMap(([name]) =>
        stateOf(valuesOfPart[name](product)) === stateOf(valuesOfPart[name](after)) ? [] : [name],
      )
      await noteParts({ tx: part, actorId, via }, changed, { before: product, after })
    }
    await unlessUnchanged(tx, (part) => productState(part, id), write)
    return changed
  })
}

/** What counts as a change of a product. */
export async function productState(tx: Transaction, id: number): Promise<unknown> {
  const product = await editedProduct(tx, id)
  return product && { ...product, updatedAt: null }
}

async function noteParts(
  { tx, actorId, via }: Omit<Writer, 'db' | 'via'> & { tx: Transaction; via: Writer['via'] | undefined },
  parts: readonly ProductPart[],
  { before, after }: { before: EditedProduct; after: EditedProduct },
): Promise<void> {
  const state = (of: EditedProduct): Record<string, unknown> =>
    Object.fromEntries(parts.flatMap((part) => Object.entries(flat(valuesOfPart[part](of)))))
  await recordChange(tx, {
    actorId,
    action: 'update',
    entity: 'product',
    entityId: after.id,
    detail: {
      title: after.title,
      // The log is read by everybody: not in the language of who wrote.
      part: inChosen(null, () => parts.map((part) => PRODUCT_PARTS[part]).join(', ')),
      ...changedFields(state(before), state(after)),
      ...(via ? { via } : {}),
    },
  })
}

const partsOf = (values: PartValues) => Object.entries(values) as [ProductPart, FormValues][]

async function saveAll(tx: Transaction, product: EditedProduct, values: PartValues): Promise<void> {
  const issues: z.core.$ZodIssue[] = []
  for (const [part, given] of partsOf(values))
    try {
      await known(() => SAVE[part](tx, product, given))
    } catch (error) {
      // What is wrong with one part does not hide what is wrong with the next.
      if (!(error instanceof z.ZodError)) throw error
      issues.push(...error.issues)
    }
  if (issues.length > 0) throw new z.ZodError(issues)
}

const flat = ({ fields, lists }: FormValues) => ({ ...fields, ...lists })

type Save = (tx: Transaction, product: EditedProduct, values: FormValues) => Promise<void>

const SAVE: Record<ProductPart, Save> = {
  'co-ban': (tx, { id }, { fields }) => save.saveBasics(tx, id, input.basicsInput.parse(fields)),
  gia: (tx, { id }, { fields }) => save.savePrices(tx, id, input.pricesInput.parse(fields)),
  'thuoc-tinh': (tx, product, { fields }) =>
    save.saveAttributes(tx, product.id, readAttributes(product, fields)),
  anh: async (tx, { id, images: before }, { lists }) => {
    const { images } = input.imagesInput.parse(lists)
    await save.saveImages(tx, id, { images })
    const [first] = images
    // One that stood there already was left without being the main one: so it stays.
    if (first && first.url !== before[0]?.url) await save.mainUnlessSet(tx, id, first.url)
  },
  'thong-so': (tx, { id }, { lists }) =>
    save.saveSpecifications(tx, id, input.specificationsInput.parse(lists)),
  'phien-ban': (tx, { id }, { lists }) => save.saveVariants(tx, id, input.variantsInput.parse(lists)),
  'hoi-dap': (tx, { id }, { lists }) => save.saveFaqs(tx, id, input.faqsInput.parse(lists)),
  'khuyen-mai': (tx, { id }, { lists }) => save.savePromotions(tx, id, input.promotionsInput.parse(lists)),
}

const KEY = /^attr\.([a-z0-9_]{1,40})$/
/** Figures of one product at most. */
const MOST_ATTRIBUTES = 100

/** The figures typed, over those the product has: an empty field takes one away, one that was not sent stays. */
function readAttributes({ attributes }: EditedProduct, fields: FormValues['fields']): Attributes {
  const result: Attributes = { ...attributes }
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(fields)) {
    const key = KEY.exec(name)?.[1]
    if (key === undefined) continue
    const kind = attributeKind(key, attributes[key] ?? likelyValue(text))
    const definition = narrowingAttribute(key) ?? { label: key }
    const typed = readAttribute(kind, text)
    // What it has already stays, whatever it is: it was once a choice.
    const isChosen = kind === 'choice' && typeof typed === 'string' && typed !== attributes[key]
    const value = isChosen ? readChoice(definition, typed) : typed
    if (value === undefined) errors[name] = sayWrong(kind, definition)
    else if (value === null) delete result[key]
    else result[key] = value
  }
  if (Object.keys(errors).length > 0 || Object.keys(result).length > MOST_ATTRIBUTES)
    throw new AppError(
      'invalid',
      Object.values(errors)[0] ?? say('Nhiều thông số quá.', { en: 'There are too many figures.' }),
      { fields: errors },
    )
  return result
}

/** What can be written in place of a figure that is none of its kind. */
function sayWrong(
  kind: AttributeField['kind'],
  { words = {} }: { words?: Record<string, string> | undefined },
): string {
  if (kind === 'number') return say('Bạn nhập một số nhé, ví dụ 6,5.', { en: 'Enter a number, such as 6,5.' })
  if (kind === 'yes-no') return say('Cần là true hoặc false.', { en: 'Must be true or false.' })
  const keys = Object.keys(words).join(', ')
  return kind === 'choice'
    ? say(`Cần là một trong: ${keys}.`, { en: `Must be one of: ${keys}.` })
    : say('Giá trị này chưa đúng.', { en: 'This value is not right.' })
}

/** Says of a category that is gone meanwhile what is wrong, instead of failing. */
const known = <T>(work: () => Promise<T>): Promise<T> =>
  unlessRefused(work, {
    missing: () => {
      const text = say('Loại sản phẩm hoặc thương hiệu này không còn, bạn chọn lại nhé.', {
        en: 'This product type or brand no longer exists. Choose again.',
      })
      return new AppError('invalid', text, { fields: { category: text } })
    },
  })
