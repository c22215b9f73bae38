import { z } from 'zod'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { idField } from '#app/platform/row-id.ts'
import { unlessUnchanged } from '#app/platform/unless-unchanged.server.ts'
import { withScheme } from '#app/platform/with-scheme.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Transaction } from '#db/client.ts'
import { vietnamDay } from '../price-history.ts'
import { shopKey } from '../shop-name.ts'
import { observationInput, offerInput } from './product-input.ts'
import { productState } from './product-writes.server.ts'
import type { Writer } from './product-writes.server.ts'
import {
  addObservation,
  changeObservation,
  changeOffer,
  deleteObservation,
  deleteOffer,
  editedOffers,
  lowestSeen,
  offerOf,
} from './queries/edit-offers.server.ts'
import type { EditedObservation, EditedOffer } from './queries/edit-offers.server.ts'
import { editedProduct, holdProduct } from './queries/edited-product.server.ts'
import { savePrices, touchProduct } from './queries/save-part.server.ts'

const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('price-add') }),
  z.object({ intent: z.enum(['price-change', 'price-delete']), observation: idField }),
  z.object({ intent: z.enum(['shop-change', 'shop-delete']), offer: idField }),
  z.object({ intent: z.literal('use-lowest') }),
])

/** What was done to which offer, and what the log says of it. */
type Done = { toast: string; offerId: number; detail: Record<string, unknown> }

/**
 * Does what a form or a program asks about the shops of a product and the prices seen there, with its line in the log; what is
 * as it was already is left untouched. @param sent `intent` with the fields of it, as they are typed @throws ZodError by field; AppError 'not_found', 'invalid'
 */
export async function changeOffers(
  { db, actorId, via }: Writer,
  productId: number,
  sent: Record<string, unknown>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const product = (await holdProduct(tx, productId)) ? await editedProduct(tx, productId) : null
    if (!product) throw gone()
    const write = async (part: Transaction) => {
      const done = await perform(part, productId, sent)
      await touchProduct(part, productId)
      const detail = { title: product.title, ...done.detail, ...(via ? { via } : {}) }
      await recordChange(part, { actorId, action: 'update', entity: 'product', entityId: productId, detail })
      return done
    }
    const stateOf = async (part: Transaction) => [
      await productState(part, productId),
      await editedOffers(part, productId),
    ]
    return (await unlessUnchanged(tx, stateOf, write)).result
  })
}

const gone = () =>
  new AppError(
    'not_found',
    say('Dòng này không còn, bạn mở lại trang nhé.', {
      en: 'This line no longer exists. Open the page again.',
    }),
  )

async function perform(tx: Transaction, productId: number, sent: Record<string, unknown>): Promise<Done> {
  const wanted = asked.parse(sent)
  const all = await editedOffers(tx, productId)
  switch (wanted.intent) {
    case 'price-add':
      return addPrice(tx, productId, sent)
    case 'price-change':
    case 'price-delete': {
      const found = observationIn(all, wanted.observation)
      return wanted.intent === 'price-delete' ? removePrice(tx, found) : correctPrice(tx, found, sent)
    }
    case 'shop-change':
    case 'shop-delete': {
      const offer = all.find((each) => each.id === wanted.offer)
      if (!offer) throw gone()
      return wanted.intent === 'shop-delete'
        ? removeShop(tx, productId, offer)
        : renameShop(tx, productId, { offer, others: all.filter((each) => each !== offer), sent })
    }
    case 'use-lowest':
      return takeLowest(tx, productId)
  }
}

type Found = { offer: EditedOffer; seen: EditedObservation }

function observationIn(all: readonly EditedOffer[], wanted: number): Found {
  for (const offer of all) {
    const seen = offer.observations.find((each) => each.id === wanted)
    if (seen) return { offer, seen }
  }
  throw gone()
}

function readSeen(sent: Record<string, unknown>) {
  const { price, list_price: listPrice, observed_on: observedOn, source } = observationInput.parse(sent)
  if (observedOn > vietnamDay(Date.now()))
    refuse('observed_on', say('Ngày này chưa tới.', { en: 'That day has not come yet.' }))
  return { price: price ?? 0, listPrice, observedOn, source }
}

function refuse(field: string, text: string): never {
  throw new AppError('invalid', text, { fields: { [field]: text } })
}

const TAKEN = () =>
  say('Nơi bán này đã có giá của ngày đó, bạn sửa dòng ấy nhé.', {
    en: 'This shop already has a price of that day. Edit that line.',
  })

/** A shop's address without https:// is one all the same. */
const withUrl = (sent: Record<string, unknown>) =>
  typeof sent['url'] === 'string' ? { ...sent, url: withScheme(sent['url']) } : sent

async function addPrice(tx: Transaction, productId: number, sent: Record<string, unknown>): Promise<Done> {
  const input = offerInput.and(observationInput).parse(withUrl(sent))
  const seen = readSeen(sent)
  const offerId = await offerOf(tx, { productId, shop: input.shop, url: input.url })
  if (!(await addObservation(tx, offerId, seen))) refuse('observed_on', TAKEN())
  return {
    toast: say('Đã ghi giá', { en: 'Price added' }),
    offerId,
    detail: { shop: input.shop, after: seen },
  }
}

async function correctPrice(
  tx: Transaction,
  { offer, seen: { id: observation, ...before } }: Found,
  sent: Record<string, unknown>,
): Promise<Done> {
  const seen = readSeen(sent)
  if (!(await changeObservation(tx, observation, seen))) refuse('observed_on', TAKEN())
  return {
    toast: say('Đã sửa giá', { en: 'Price saved' }),
    offerId: offer.id,
    detail: { shop: offer.shop, ...changedFields(before, seen) },
  }
}

async function removePrice(
  tx: Transaction,
  { offer, seen: { id: observation, ...before } }: Found,
): Promise<Done> {
  await deleteObservation(tx, observation)
  return {
    toast: say('Đã xóa giá', { en: 'Price deleted' }),
    offerId: offer.id,
    detail: { shop: offer.shop, before, after: {} },
  }
}

async function renameShop(
  tx: Transaction,
  productId: number,
  {
    offer,
    others,
    sent,
  }: { offer: EditedOffer; others: readonly EditedOffer[]; sent: Record<string, unknown> },
): Promise<Done> {
  const { shop, url } = offerInput.parse(withUrl(sent))
  if (others.some((other) => shopKey(other.shop) === shopKey(shop)))
    refuse(
      'shop',
      say('Sản phẩm đã có nơi bán tên này.', { en: 'The product already has a shop with this name.' }),
    )
  await changeOffer(tx, { productId, id: offer.id, shop, url })
  return {
    toast: say('Đã lưu nơi bán', { en: 'Shop saved' }),
    offerId: offer.id,
    detail: changedFields({ shop: offer.shop, url: offer.url }, { shop, url }),
  }
}

async function removeShop(tx: Transaction, productId: number, offer: EditedOffer): Promise<Done> {
  await deleteOffer(tx, { productId, id: offer.id })
  return {
    toast: say('Đã xóa nơi bán', { en: 'Shop deleted' }),
    offerId: offer.id,
    detail: { shop: offer.shop, before: offer, after: {} },
  }
}

/** Clears the lowest price that was typed, so that what was seen at shops takes its place. */
async function takeLowest(tx: Transaction, productId: number): Promise<Done> {
  const [product, lowest] = [await editedProduct(tx, productId), await lowestSeen(tx, productId)]
  if (!product || lowest === null)
    throw new AppError('invalid', say('Chưa có giá nào được ghi.', { en: 'No price is recorded yet.' }))
  const { price, lowestPrice, manufacturerPrice, rumoredPrice } = product
  await savePrices(tx, productId, {
    price,
    lowest_price: null,
    manufacturer_price: manufacturerPrice,
    rumored_price: rumoredPrice,
  })
  return {
    toast: say(`Giá thấp nhất giờ là ${formatVnd(lowest).replace('\u00a0', ' ')}`, {
      en: `The lowest price is now ${formatVnd(lowest).replace('\u00a0', ' ')}`,
    }),
    offerId: 0,
    detail: changedFields({ lowest_price: lowestPrice }, { lowest_price: null }),
  }
}
