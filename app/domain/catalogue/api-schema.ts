import { z } from 'zod'
import { paginationSchema } from '#app/platform/paging/schema.ts'

const priceText = z.string().nullable().describe('Giá ghi nguyên văn')
const priceValue = z.number().int().nullable().describe('VND; null khi giá không đọc được thành số')

/** A product as the public functions and the read API give it. */
export const productSchema = z
  .object({
    id: z.number().int(),
    url: z.string(),
    title: z.string(),
    des: z.string(),
    image: z.url(),
    brand: z.string().nullable(),
    cate: z.string(),
    category_id: z.int(),
    category_slug: z.string(),
    sub_cate: z.string().nullable(),
    price: priceText,
    lowest_price: priceText,
    manufacturer_price: priceText,
    rumored_price: priceText,
    priceValue,
    lowestPriceValue: priceValue,
    manufacturerPriceValue: priceValue,
    rumoredPriceValue: priceValue,
    mainPrice: z
      .object({
        kind: z.enum(['lowest', 'manufacturer', 'rumored', 'current']),
        value: priceValue,
        listPrice: z.number().int().nullable().describe('Giá niêm yết của cùng lần thấy, khi cao hơn'),
        shop: z.string().nullable().describe('Nơi thấy giá; null khi giá nhập tay'),
        observedOn: z.iso.date().describe('Ngày thấy giá ở nơi bán, hoặc ngày nhập'),
        isDated: z.boolean().describe('false: giá nhập từ tệp không ghi ngày; observedOn là ngày nhập'),
        isCurrent: z.boolean().describe('Giá của 60 ngày gần đây, biết rõ ngày'),
        ageDays: z.number().int().nullable().describe('Số ngày tính từ observedOn; null khi không rõ ngày'),
      })
      .nullable()
      .describe(
        'Giá dùng để hiện, xếp thứ tự và lọc: thấp nhất trong 60 ngày gần đây, không có thì trong 12 tháng, không có nữa thì giá mới nhất',
      ),
    attributes: z
      .record(z.string(), z.union([z.number(), z.string(), z.boolean()]))
      .describe('Thông số đã chuẩn hóa; đơn vị nằm trong tên khóa (capacity_l, screen_in, load_kg)'),
    reviewCount: z.number().int(),
    ratingAverage: z.number().nullable(),
    isDemo: z.boolean().describe('Hàng dữ liệu mẫu'),
    isHidden: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Product' })

/** A product with everything its page shows. */
export const productDetailSchema = productSchema.extend({
  model: z.string().nullable(),
  releaseYear: z.number().int().nullable(),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  specifications: z.array(
    z.object({ spec_category: z.string(), spec_name: z.string(), spec_value: z.string() }),
  ),
  variants: z.array(z.object({ name: z.string(), price: z.string().nullable() })),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  offers: z.array(
    z.object({
      shop: z.string(),
      url: z.string().nullable(),
      price: z.number().int(),
      listPrice: z.number().int().nullable(),
      inStock: z.boolean().nullable().describe('Còn hàng lúc thấy giá; null khi không ghi'),
      observedOn: z.iso.date(),
    }),
  ),
  reviews: z.object({
    count: z.number().int(),
    average: z.number().nullable(),
    stars: z.array(z.number().int()).length(5).describe('Số đánh giá 1, 2, 3, 4 và 5 sao'),
  }),
})

/** The same as programs read it: a key for products sees its variants as they are written. */
export const productForProgramsSchema = productDetailSchema.extend({
  variants: z
    .array(
      z.object({
        name: z.string(),
        sku: z.string().nullable().optional(),
        price: z.string().nullable(),
        is_available: z.boolean().optional(),
      }),
    )
    .describe(
      'Không có khóa: tên và giá của những phiên bản còn bán. Khóa có products:read hoặc products:write: mọi phiên bản, kèm sku và is_available, như PATCH nhận',
    ),
})

const facetSchema = z.array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() }))

/** A page of products with what was applied to it and what other choices would leave. */
export const productPageSchema = z.object({
  products: z.array(productSchema),
  pagination: paginationSchema,
  filters: z.looseObject({
    facets: z.object({
      categories: facetSchema,
      brands: facetSchema,
      others: z
        .array(
          z.object({
            name: z.string(),
            label: z.string(),
            options: z.array(
              z.object({
                value: z.string(),
                label: z.string(),
                count: z.number().int(),
                checked: z.boolean(),
              }),
            ),
            single: z.boolean().optional(),
          }),
        )
        .describe('Mức giá, sao và thông số của danh mục; name=value là tham số lọc theo lựa chọn đó'),
    }),
    understood: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Bộ lọc đọc được từ một câu trong search'),
  }),
})

/** What a search box suggests. */
export const searchSuggestionsSchema = z.object({
  categories: facetSchema,
  brands: facetSchema,
  products: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      price: z.string(),
      seen: z.string().nullable().describe('Nơi và tháng thấy giá'),
      picture: z.string(),
    }),
  ),
  articles: z.array(z.object({ title: z.string(), path: z.string() })),
})

export const featuredSchema = z.object({ products: z.array(productSchema) })

export const statsSchema = z.object({
  categories: z.array(z.string()),
  categoryStats: z.record(z.string(), z.number().int()),
  totalProducts: z.number().int(),
  totalCategories: z.number().int(),
})

export const categoriesSchema = z.object({
  categories: z.array(
    z.object({
      id: z.int().describe('Là category_id của sản phẩm'),
      name: z.string(),
      slug: z.string(),
      kind: z.string().describe('Mã loại sản phẩm'),
      count: z.number().int(),
    }),
  ),
  pagination: paginationSchema,
  kinds: z
    .array(z.object({ kind: z.string(), name: z.string() }))
    .optional()
    .describe(
      'Chỉ khi empty=true: loại chưa có danh mục; gửi kind của nó khi tạo sản phẩm thì danh mục được tạo',
    ),
  article_categories: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        slug: z.string(),
        description: z.string().nullable(),
      }),
    )
    .describe('Chuyên mục của bài viết, như ở /api/v1/article-categories'),
})

export const brandsSchema = z.object({
  brands: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), count: z.number().int() })),
  pagination: paginationSchema,
})

const fact = z.object({ label: z.string(), value: z.string() })

/** What a card shows of a product, its texts ready to read. */
const productCardSchema = z.object({
  id: z.number().int(),
  href: z.string(),
  title: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }).nullable(),
  brand: z.string().nullable(),
  category: z.string(),
  categorySlug: z.string(),
  subCategory: z.string().nullable(),
  description: z.string(),
  facts: z.array(fact),
  price: z.object({
    text: z.string(),
    label: z.string().nullable(),
    seen: z.string().nullable().describe('Nơi và tháng thấy giá'),
    oldText: z.string().nullable(),
    percent: z.number().int().nullable(),
  }),
  priceValue,
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  isNew: z.boolean(),
})

/** The cards of products by their ids, in the order asked; those that do not exist are left out. */
export const productCardsSchema = z.object({ products: z.array(productCardSchema) })
