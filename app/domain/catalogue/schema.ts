import { z } from 'zod'
import { cursorField, sinceField } from '#app/platform/paging/schema.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'
import { narrowingAttribute } from './attributes.ts'
import { NO_FILTER, PRODUCT_STATUSES } from './list-filter.ts'
import type { ListQuery } from './list-filter.ts'
import { PAGE_SIZES, RATINGS, SORTS } from './list-options.ts'
import type { Sort } from './list-options.ts'
import type { ListState } from './list-state.ts'
import { readBand, readPrice } from './price-bands.ts'
import type { PriceBand } from './price-bands.ts'
import { checkWanted, LONGEST_VALUE } from './wanted-attributes.ts'
import { asWrittenHere } from './written-filters.ts'

/** The fields a list can be sorted by, as the API names them. */
const SORT_FIELDS = ['updated_at', 'title', 'price'] as const
const text = z.string().trim().max(200)
/** A category; 'all' is every one, as the specification's own links say it. */
const categoryName = text.transform((name) => (name === 'all' ? '' : name))
const vnd = z.coerce.number().int().min(0).max(10_000_000_000)

/** Query of the paginated list as programs ask it; unknown parameters are ignored, values out of bounds are errors. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  cursor: cursorField,
  sortBy: z.enum(SORT_FIELDS).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: text.optional().describe('Từ khóa hoặc cả câu: "tivi samsung 55in dưới 15tr"'),
  category: categoryName.optional().describe("Tên hoặc slug; 'all' là mọi danh mục"),
  brand: text
    .optional()
    .describe(
      'Tên hoặc slug; nhiều hãng cách nhau bằng dấu phẩy, hoặc mỗi hãng một tham số; trong nội dung POST thì cũng có thể là danh sách',
    ),
  minPrice: vnd.optional().describe('VND'),
  maxPrice: vnd.optional().describe('VND'),
  rating: z.coerce.number().min(1).max(5).optional().describe('Từ bao nhiêu sao'),
  updatedSince: sinceField.describe(
    'Chỉ sản phẩm có thay đổi từ lúc ấy: được sửa, ẩn, hiện, vào thùng rác hay ra khỏi đó, có giá hay đánh giá mới, giá đang hiện hay tên hãng, danh mục thành khác; updated_at có thể sớm hơn',
  ),
})

/** The same of the read API, which also lists what a key shows. */
export const productsQuery = listQuery.extend({
  status: z
    .enum(PRODUCT_STATUSES)
    .default('shown')
    .describe(
      'shown: đang hiện trên trang; hidden: đang ẩn, tự nó hay cùng danh mục; all: cả hai; trashed: trong thùng rác. Khác shown thì cần khóa có products:read hoặc products:write',
    ),
})

/**
 * The list query of an API call; further parameters that name an attribute filter by it (`capacity_l=250-350`, `doors=a,b`).
 * @throws ZodError or AppError 'invalid' that name what is wrong
 */
export function apiListQuery(asked: URLSearchParams): ListQuery {
  const params = asWrittenHere(asked)
  checkWanted(params)
  const { brand, minPrice, maxPrice, cursor: _cursor, ...query } = listQuery.parse(Object.fromEntries(params))
  return {
    ...NO_FILTER,
    ...query,
    brands: (brand ?? '').split(',').flatMap((name) => name.trim() || []),
    min: minPrice,
    max: maxPrice,
    attributes: readAttributes(params),
  }
}

/** Query of the featured products. */
export const featuredQuery = z.object({ limit: z.coerce.number().int().min(1).max(48).default(5) })

/** Query of the search suggestions. */
export const suggestQuery = z.object({ q: text.default('') })

/** How many products one call gives by their ids. */
export const MOST_CARDS = 48

/** Query of products by their ids, '3,1,2'. Anything but different ids of products is an error. */
export const cardsQuery = z.object({
  ids: z
    .string()
    .max(12 * MOST_CARDS)
    .regex(/^(?:\d+(?:,\d+)*)?$/, {
      error: () =>
        say('Danh sách mã sản phẩm, cách nhau bằng dấu phẩy', {
          en: 'Ids of products, with commas between them',
        }),
    })
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(rowId).max(MOST_CARDS)),
})

/** More ids than a comparison or a shared list reads of an address. */
const MOST_IDS = MOST_CARDS

/** Ids in a page's address, '3,1,2': what cannot be read is counted, not refused, because a link never breaks. */
export const idsInAddress = z
  .string()
  .catch('')
  .transform((text) => {
    const parts = text
      .slice(0, 12 * MOST_IDS)
      .split(',')
      .filter(Boolean)
    const ids = parts.flatMap((part) => rowId.safeParse(part).data ?? [])
    return { ids: [...new Set(ids)].slice(0, MOST_IDS), unread: parts.length - ids.length }
  })

/** The state of the comparison in its address. */
/** Names typed for the machines of a comparison: two, however many the address holds. */
export const comparedNames = z
  .array(z.string().transform((text) => text.trim().slice(0, 200)))
  .transform((texts) => texts.slice(0, 2))

export const compareState = z.object({
  ids: idsInAddress,
  diff: z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((value) => value === '1'),
})

/** The state of the page that makes snippets in its address: what was chosen, searched for, and asked beforehand. */
export const embedState = z.object({
  ids: idsInAddress,
  q: text.catch(''),
  question: text.catch(''),
})

const sortNames = Object.keys(SORTS) as [Sort, ...Sort[]]
const bound = (max: number) => z.coerce.number().positive().max(max).optional().catch(undefined)
const price = z
  .string()
  .transform((typed) => readPrice(typed) ?? undefined)
  .optional()
  .catch(undefined)

/** The parts of a list's state that are one value each. Whatever cannot be read falls back: a link never breaks. */
const plainState = z.object({
  q: text.catch(''),
  category: categoryName.catch(''),
  min: price,
  max: price,
  rating: z.coerce
    .number()
    .refine((stars) => (RATINGS as readonly number[]).includes(stars))
    .optional()
    .catch(undefined),
  people: bound(30),
  room: bound(500),
  distance: bound(30),
  literal: z.literal('1').transform(Boolean).catch(false),
  sentence: text.catch(''),
  sort: z.enum(sortNames).optional().catch(undefined),
  view: z.enum(['grid', 'list']).catch('list'),
  size: z.coerce
    .number()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size))
    .catch(PAGE_SIZES[0]),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** How many values of one filter, and how many attributes, an address may hold; the rest is ignored. */
const MOST_VALUES = 20
const value = (text: string) => text.length > 0 && text.length <= LONGEST_VALUE

/** Reads the state of a list page from its address. */
export function readListState(params: URLSearchParams): ListState {
  const all = (name: string) => [...new Set(params.getAll(name))].filter(value).slice(0, MOST_VALUES)
  return {
    ...plainState.parse(Object.fromEntries([...params].toReversed())),
    brands: all('brand'),
    prices: all('price').filter((band) => readBand(band) !== null),
    attributes: readAttributes(params),
  }
}

function readAttributes(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter(narrowingAttribute)
  return Object.fromEntries(
    names
      .slice(0, MOST_VALUES)
      .map((name) => [name, params.getAll(name).filter(value).slice(0, MOST_VALUES)] as const)
      .filter(([, values]) => values.length > 0),
  )
}

/** The query behind a page of the list. @param needs what the sizing rules ask of the stated need */
export function queryOf(state: ListState, needs: ListQuery['needs'] = []): ListQuery {
  const [sortBy, sortOrder] = (state.sort?.split('-') ?? []) as [ListQuery['sortBy'], ListQuery['sortOrder']]
  const { page, size, q, literal, category, brands, prices, min, max, rating, attributes } = state
  return {
    page,
    limit: size,
    sortBy,
    sortOrder,
    search: q || undefined,
    literal,
    category: category || undefined,
    brands,
    prices: prices.flatMap((band): PriceBand | [] => readBand(band) ?? []),
    min,
    max,
    rating,
    attributes,
    needs,
  }
}
