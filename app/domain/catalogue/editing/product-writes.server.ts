import { createHash } from 'node:crypto'
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

/** A part that is to be saved. `seen`: the state that was opened; `force` saves over what others did since. */
export type PartChange = { id: number; part: ProductPart; values: FormValues; seen: string; force: boolean }

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
 * Saves one part of a product, with its line in the log; what is as it was already leaves no trace.
 * @throws ZodError by field; AppError 'not_found'; 'conflict' where somebody else changed the part since it was opened
 */
export async function savePart(writer: Writer, change: PartChange): Promise<void> {
  const { id, part } = change
  await changeParts(writer, id, (product) => {
    if (!change.force && stateOf(valuesOfPart[part](product)) !== change.seen)
      throw new AppError('conflict', STALE(), { fields: { form: STALE() } })
    return { [part]: change.values }
  })
}

/**
 * Changes what is given of a product, all of it or nothing, with one line in the log; nothing is written where all of it is as it was. @param given fields left out of a part stay
 * @throws ZodError by field; AppError 'not_found', 'invalid'
 */
export function changeProduct(writer: Writer, id: number, given: PartValues): Promise<void> {
  return changeParts(writer, id, (product) => over(product, given))
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
): Promise<void> {
  await db.transaction(async (tx) => {
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
      if (after) await noteParts({ tx: part, actorId, via }, values, { before: product, after })
    }
    await unlessUnchanged(tx, (part) => productState(part, id), write)
  })
}

/** What counts as a change of a product. */
export async function productState(tx: Transaction, id: number): Promise<unknown> {
  const product = await editedProduct(tx, id)
  return product && { ...product, updatedAt: null }
}

async function noteParts(
  { tx, actorId, via }: Omit<Writer, 'db' | 'via'> & { tx: Transaction; via: Writer['via'] | undefined },
  values: PartValues,
  { before, after }: { before: EditedProduct; after: EditedProduct },
): Promise<void> {
  const parts = partsOf(values).map(([part]) => part)
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
  for (const [part, given] of partsOf(values)) await known(() => SAVE[part](tx, product, given))
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
