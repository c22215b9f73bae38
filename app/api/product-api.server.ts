import { z } from 'zod'
import {
  apiFieldName,
  asTyped,
  offerChange,
  partsOfChange,
  productChange,
  productInput,
  sightingChange,
  sightingInput,
} from '#app/domain/catalogue/editing/api-product-input.ts'
import type { ProductChange } from '#app/domain/catalogue/editing/api-product-input.ts'
import { changeOffers } from '#app/domain/catalogue/editing/offer-writes.server.ts'
import { changeStanding } from '#app/domain/catalogue/editing/product-bulk.server.ts'
import { changeProduct, createProduct } from '#app/domain/catalogue/editing/product-writes.server.ts'
import { editedOffers } from '#app/domain/catalogue/editing/queries/edit-offers.server.ts'
import { editedProduct, productVersion } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import { categoryOfKind, refuseOtherKind } from '#app/domain/catalogue/kinds/kind-writes.server.ts'
import { productPicture } from '#app/domain/catalogue/picture.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { fieldErrors } from '#app/edge/problem.ts'
import { isKind } from '#app/kinds/kind.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Db } from '#db/client.ts'
import { changed, contentWrite, created, deleted } from './content-api.server.ts'
import type { Asked, ContentWrite, Writing } from './content-api.server.ts'
import { asWritten, refuseMissingPictures } from './written-body.ts'

const WRITING = { capability: 'products' } as const
const VERSIONED = {
  ...WRITING,
  versionOf: (db: Db, id: number) => productVersion(db, id, { hold: true }),
} as const

const writer = ({ db, person }: ContentWrite) => ({ db, actorId: person.id, via: 'api' as const })

/** Runs a write of the forms' rules; the fields at fault are named as the API names them. */
async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const fields =
      error instanceof z.ZodError ? fieldErrors(error) : error instanceof AppError && error.fields
    if (!fields || !(error instanceof z.ZodError || error instanceof AppError)) throw error
    const renamed = Object.fromEntries(
      Object.entries(fields).map(([path, text]) => [apiFieldName(path), text]),
    )
    const code = error instanceof AppError ? error.code : 'invalid'
    throw new AppError(code, error instanceof AppError ? error.message : say(INVALID), { fields: renamed })
  }
}

const INVALID = { vi: 'Có trường chưa đúng.', en: 'Some of the fields are not right.' }

/** What a write answers with: which product, and its state now. */
const saved = (id: number) => ({ id, url: `/api/v1/products/${id}` })

/** POST /api/v1/products */
export const postProduct = (asked: Asked) =>
  contentWrite(asked, {
    ...WRITING,
    handlers: {
      POST: async (write) => {
        const input = productInput.parse(readAsWritten(asked, await write.body()))
        await refuseMissingPictures(write.db, picturesIn(input))
        const category_id = await categoryOf(write, input)
        const { 'co-ban': basics, ...others } = partsOfChange({ ...input, category_id })
        const more = { others, isHidden: input.is_hidden ?? false }
        const values = { fields: { ...EMPTY, ...basics?.fields }, lists: {} }
        const id = await named(() => createProduct(writer(write), values, more))
        const version = await productVersion(write.db, id)
        return created(saved(id), { at: `/api/v1/products/${id}`, version: version ?? '' })
      },
    },
  })

/** What was sent of a product by the names and addresses that its row has. @param drawn drawings of ours that were read in place of a picture */
const readAsWritten = ({ context }: Asked, sent: unknown, drawn: Record<string, string | undefined> = {}) =>
  asWritten(sent, { fields: productInput.shape, siteUrl: context.get(requestContext).siteUrl, drawn })

/** The pictures that a change names, by their fields. */
const picturesIn = ({ image, images = [] }: ProductChange) => ({
  image,
  ...Object.fromEntries(images.map(({ url }, at) => [`images.${at}.url`, url])),
})

/** The category that a new product names, by its id or by its kind. @throws AppError 'invalid' where there is none, or the two disagree */
async function categoryOf(
  { db, person }: ContentWrite,
  { category_id: category, kind }: Pick<z.infer<typeof productInput>, 'category_id' | 'kind'>,
): Promise<number> {
  if (kind === undefined) {
    if (category === undefined) throw refusedFor('category_id', say(NO_CATEGORY))
    return category
  }
  if (!isKind(kind)) throw refusedFor('kind', say(NO_KIND))
  if (category === undefined) return categoryOfKind(db, person.id, kind)
  await refuseOtherKind(db, category, kind)
  return category
}

const refusedFor = (field: string, text: string) =>
  new AppError('invalid', say(INVALID), { fields: { [field]: text } })

const NO_CATEGORY = {
  vi: 'Cần category_id, hoặc kind thay cho nó.',
  en: 'category_id is needed, or kind in its place.',
}
const NO_KIND = {
  vi: 'Không có loại sản phẩm này: GET /api/v1/categories?empty=true liệt kê các loại.',
  en: 'There is no such kind of products: GET /api/v1/categories?empty=true lists them.',
}

/** The fields of the first part that may be left out. */
const EMPTY = { des: '', image: '', brand: '', sub_cate: '', model: '', release_year: '' }

/** PATCH and DELETE of a product; what is deleted lies in the trash. */
export const changeOneProduct = (asked: Asked) =>
  contentWrite(asked, {
    ...VERSIONED,
    handlers: {
      PATCH: async (write) => {
        const before = await editedProduct(write.db, write.id)
        const drawn = before && !before.image ? { image: productPicture(before).src } : {}
        const sent = readAsWritten(asked, await write.body(), drawn)
        const { is_hidden: isHidden, ...change } = productChange.parse(sent)
        const parts = partsOfChange(change)
        await write.hold()
        const kept = [before?.image ?? null, ...(before?.images ?? []).map(({ url }) => url)]
        await refuseMissingPictures(write.db, picturesIn(change), kept)
        if (Object.keys(parts).length > 0) await named(() => changeProduct(writer(write), write.id, parts))
        if (isHidden !== undefined)
          await changeStanding(writer(write), { intent: isHidden ? 'hide' : 'show', ids: [write.id] })
        return changed(saved(write.id))
      },
      DELETE: async (write) => {
        await write.hold()
        const gone = await changeStanding(writer(write), { intent: 'trash', ids: [write.id] })
        if (gone.length === 0)
          throw new AppError(
            'not_found',
            say({ vi: 'Không có sản phẩm này.', en: 'There is no such product.' }),
          )
        return deleted()
      },
    },
  })

/** POST /api/v1/products/{id}/restore: brings one back from the trash. */
export const restoreOneProduct = (asked: Asked) =>
  contentWrite(asked, {
    ...VERSIONED,
    handlers: {
      POST: async (write) => {
        const back = await changeStanding(writer(write), { intent: 'restore', ids: [write.id] })
        if (back.length === 0)
          throw new AppError(
            'not_found',
            say({ vi: 'Sản phẩm không ở trong thùng rác.', en: 'The product is not in the trash.' }),
          )
        return changed(saved(write.id))
      },
    },
  })

/** A shop of a product with every price seen there, as programs read it. */
async function offerNow(db: Db, productId: number, offerId: number) {
  const offer = (await offersOf(db, productId)).find(({ id }) => id === offerId)
  if (!offer)
    throw new AppError('not_found', say({ vi: 'Không có nơi bán này.', en: 'There is no such shop.' }))
  return offer
}

/** The shops of a product with the prices seen there, the newest first. */
export async function offersOf(db: Db, productId: number) {
  const offers = await editedOffers(db, productId)
  return offers.map(({ id, shop, url, observations }) => ({
    id,
    shop,
    url,
    prices: observations.map((seen) => ({
      id: seen.id,
      price: seen.price,
      list_price: seen.listPrice,
      observed_on: seen.observedOn,
      source: seen.source,
    })),
  }))
}

/** POST /api/v1/products/{id}/offers: a price seen at a shop on a day. */
export const postOffer = (asked: Asked) =>
  contentWrite(asked, {
    ...VERSIONED,
    handlers: {
      POST: async (write) => {
        const { id, db } = write
        const input = { ...NO_MORE, ...sightingInput.parse(await write.body()) }
        await write.hold()
        const sent = { intent: 'price-add', ...asTyped(input) }
        const { offerId } = await named(() => changeOffers(writer(write), id, sent))
        const version = (await productVersion(db, id)) ?? ''
        return created(await offerNow(db, id, offerId), { at: `/api/v1/products/${id}/offers`, version })
      },
    },
  })

/** What need not be known of a price. */
const NO_MORE = { url: null, list_price: null }

type Handler = NonNullable<Writing['handlers']['PATCH']>

/** PATCH and DELETE of a shop of a product. */
export function changeOneOffer(asked: Asked): Promise<Response> {
  const patch: Handler = async (write) => {
    const { id, db, idIn } = write
    const change = offerChange.parse(await write.body())
    await write.hold()
    const before = await offerNow(db, id, idIn('offerId'))
    if (Object.keys(change).length === 0) return changed(before)
    const { shop, url } = { ...before, ...change }
    const sent = { intent: 'shop-change', offer: before.id, ...asTyped({ shop, url }) }
    await named(() => changeOffers(writer(write), id, sent))
    return changed(await offerNow(db, id, before.id))
  }
  const remove: Handler = async (write) => {
    await write.hold()
    const { id: offer } = await offerNow(write.db, write.id, write.idIn('offerId'))
    const sent = { intent: 'shop-delete', offer }
    await changeOffers(writer(write), write.id, sent)
    return deleted()
  }
  return contentWrite(asked, { ...VERSIONED, handlers: { PATCH: patch, DELETE: remove } })
}

/** PATCH and DELETE of a price that was seen at a shop. */
export function changeOnePrice(asked: Asked): Promise<Response> {
  const priceIn = async ({ db, id, idIn }: ContentWrite) => {
    const offer = await offerNow(db, id, idIn('offerId'))
    const price = offer.prices.find((each) => each.id === idIn('priceId'))
    if (!price)
      throw new AppError('not_found', say({ vi: 'Không có giá này.', en: 'There is no such price.' }))
    return { offer, price }
  }
  const patch: Handler = async (write) => {
    const change = sightingChange.parse(await write.body())
    await write.hold()
    const { offer, price } = await priceIn(write)
    if (Object.keys(change).length === 0) return changed(offer)
    const { id: observation, ...fields } = { ...price, ...change }
    const sent = { intent: 'price-change', observation, ...asTyped(fields) }
    await named(() => changeOffers(writer(write), write.id, sent))
    return changed(await offerNow(write.db, write.id, offer.id))
  }
  const remove: Handler = async (write) => {
    await write.hold()
    const { price } = await priceIn(write)
    await changeOffers(writer(write), write.id, { intent: 'price-delete', observation: price.id })
    return deleted()
  }
  return contentWrite(asked, { ...VERSIONED, handlers: { PATCH: patch, DELETE: remove } })
}
