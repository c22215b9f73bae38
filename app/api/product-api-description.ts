import { z } from 'zod'
import {
  offerChange,
  productChange,
  productInput,
  sightingChange,
  sightingInput,
} from '#app/domain/catalogue/editing/api-product-input.ts'
import type { Endpoint } from './endpoint.ts'

const saved = z.object({ id: z.int(), url: z.string() }).meta({ id: 'SavedProduct' })

const offer = z
  .object({
    id: z.int(),
    shop: z.string(),
    url: z.string().nullable(),
    prices: z.array(
      z.object({
        id: z.int(),
        price: z.int().describe('VND'),
        list_price: z.int().nullable().describe('VND'),
        observed_on: z.iso.date(),
        source: z.string(),
      }),
    ),
  })
  .meta({ id: 'Offer' })

const OFFER = '/api/v1/products/{id}/offers/{offerId}'

/** Shops and prices have no version of their own. */
const OF_THE_PRODUCT =
  '`ETag` và `If-Match` là của sản phẩm: đọc ở `GET /api/v1/products/{id}` hoặc ở danh sách nơi bán, và mỗi lần ghi cho ETag mới.'

/** The calls by which editors' own tools write products, their shops and what was seen there. */
export const PRODUCT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/v1/products',
    operationId: 'createProduct',
    part: 'products',
    summary: 'Tạo sản phẩm',
    body: productInput,
    answer: saved,
    creates: true,
    forStaff: true,
  },
  {
    method: 'patch',
    path: '/api/v1/products/{id}',
    operationId: 'updateProduct',
    part: 'products',
    summary: 'Sửa các trường được gửi của một sản phẩm; danh sách thì thay cả danh sách',
    body: productChange,
    answer: saved,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'delete',
    path: '/api/v1/products/{id}',
    operationId: 'deleteProduct',
    part: 'products',
    summary: 'Cho một sản phẩm vào thùng rác; khôi phục được, chỉ xóa hẳn trong trang quản trị',
    answer: null,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/products/{id}/restore',
    operationId: 'restoreProduct',
    part: 'products',
    summary:
      'Lấy một sản phẩm ra khỏi thùng rác, với mọi nơi bán và giá của nó, về đúng như trước: đang ẩn thì vẫn ẩn',
    answer: saved,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/products/{id}/offers',
    operationId: 'listOffers',
    part: 'products',
    summary: 'Các nơi bán của một sản phẩm với mọi giá đã thấy',
    notes: OF_THE_PRODUCT,
    answer: z.object({ offers: z.array(offer) }),
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/products/{id}/offers',
    operationId: 'addPrice',
    part: 'products',
    summary: 'Ghi một giá thấy ở một nơi bán vào một ngày; nơi bán chưa có thì được tạo',
    notes: `Mỗi nơi bán một ngày có một giá: ghi lần thứ hai là 422, sửa giá đã ghi bằng \`PATCH\`. ${OF_THE_PRODUCT}`,
    body: sightingInput,
    answer: offer,
    creates: true,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'patch',
    path: OFFER,
    operationId: 'updateOffer',
    part: 'products',
    summary: 'Sửa tên hay địa chỉ của một nơi bán',
    notes: OF_THE_PRODUCT,
    body: offerChange,
    answer: offer,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'delete',
    path: OFFER,
    operationId: 'deleteOffer',
    part: 'products',
    summary: 'Xóa hẳn một nơi bán với mọi giá thấy ở đó; muốn có lại thì ghi lại các giá ấy',
    notes: OF_THE_PRODUCT,
    answer: null,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'patch',
    path: `${OFFER}/prices/{priceId}`,
    operationId: 'updatePrice',
    part: 'products',
    summary: 'Sửa một giá đã ghi',
    notes: OF_THE_PRODUCT,
    body: sightingChange,
    answer: offer,
    isVersioned: true,
    forStaff: true,
  },
  {
    method: 'delete',
    path: `${OFFER}/prices/{priceId}`,
    operationId: 'deletePrice',
    part: 'products',
    summary: 'Xóa hẳn một giá đã ghi; muốn có lại thì ghi lại',
    notes: OF_THE_PRODUCT,
    answer: null,
    isVersioned: true,
    forStaff: true,
  },
]
