import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { TOOL_CALLS } from '#app/api/call-limits.ts'
import { withFullAddresses } from '#app/api/full-addresses.ts'
import { answerSchema } from '#app/domain/advisor/api-schema.ts'
import { conversationSchema } from '#app/domain/advisor/conversation/conversation.ts'
import { articlePath } from '#app/domain/blog/paths.ts'
import { searchArticles } from '#app/domain/blog/queries/search-articles.server.ts'
import { apiProduct, apiProductDetail } from '#app/domain/catalogue/api-product.ts'
import { productDetailSchema, productSchema } from '#app/domain/catalogue/api-schema.ts'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import { loadComparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import type { LeftOut } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { getProduct } from '#app/domain/catalogue/queries/get-product.server.ts'
import { apiListQuery } from '#app/domain/catalogue/schema.ts'
import { apiProductList } from '#app/domain/search/product-list.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { paginationSchema } from '#app/platform/paging/schema.ts'

const MOST_ARTICLES = 8

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const

const id = z.number().int().min(1).max(2_147_483_647)
const text = z.string().trim().min(1).max(200)

/** What a model need not read of a product: tools write nothing, and find a category by its name. */
const NOT_TOLD = { category_id: true, category_slug: true } as const
const forTools = <P extends { category_id: number; category_slug: string }>({
  category_id: _id,
  category_slug: _slug,
  ...product
}: P) => product

const linked = z.object({ id: z.int(), title: z.string(), url: z.string() })

const rows = z.array(
  z.object({
    key: z.string(),
    label: z.string(),
    cells: z
      .array(
        z.object({ text: z.string(), note: z.string().optional(), better: z.string().optional() }).nullable(),
      )
      .describe('One a product, in their order; null where it does not say'),
  }),
)

const comparison = z.object({
  products: z.array(linked),
  sections: z.object({ differing: rows, alike: rows, incomplete: rows }),
  summary: z.array(z.string()),
  basis: z.string().nullable().describe('How electricity was priced; null where it was not'),
  leftOut: z.object({
    unknown: z.int(),
    beyond: z.int(),
    otherCategory: z.object({ name: z.string(), ids: z.array(z.int()) }).nullable(),
  }),
  url: z.string(),
})

const articlesFound = z.object({
  total: z.int(),
  articles: z.array(
    z.object({
      title: z.string(),
      excerpt: z.string().nullable(),
      publishedAt: z.string(),
      category: z.string(),
      url: z.string(),
    }),
  ),
})

/**
 * What an answer hands to the next question. It is held to its own rules both ways, but a model only sends it back: what is in it would be two
 * thirds of all that the tools are described by.
 */
const sentBack = z.looseObject({})

/** Adds the tools, each a question to the same functions that the pages and the API ask. Nothing here writes. */
export function addTools(server: McpServer, context: RequestContext): void {
  const { db, siteUrl, visitor, signal, advisor } = context
  const answer = (work: () => Promise<unknown>) => answered(context, work)

  server.registerTool(
    'search_products',
    {
      title: 'Search products',
      description:
        'Search the catalogue of appliances and electronics sold in Vietnam. `search` may be a whole Vietnamese sentence ("tivi samsung 55in dưới 15tr"), with or without diacritics. Prices are VND as seen at shops, with source and date on the product.',
      inputSchema: z.strictObject({
        search: text.optional(),
        category: text.optional().describe('Name or slug, e.g. "tu-lanh"'),
        brand: text.optional().describe('Name or slug; several separated by commas'),
        minPrice: z.number().int().min(0).max(1e12).optional().describe('VND'),
        maxPrice: z.number().int().min(0).max(1e12).optional().describe('VND'),
        sortBy: z.enum(['updated_at', 'title', 'price']).optional(),
        sortOrder: z.enum(['asc', 'desc']).optional(),
        page: z.number().int().min(1).max(10_000).optional(),
        limit: z.number().int().min(1).max(24).optional(),
      }),
      outputSchema: z.object({
        products: z.array(productSchema.omit(NOT_TOLD)),
        pagination: paginationSchema.omit({ nextCursor: true }),
        understood: z.record(z.string(), z.unknown()).nullable().describe('Filters read from a sentence'),
      }),
      annotations: READ_ONLY,
    },
    (input) =>
      answer(async () => {
        const given = Object.entries(input).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        )
        const query = apiListQuery(new URLSearchParams(given))
        const { list, understood } = await apiProductList(db, query, { asShown: true })
        if (query.category && !list.category) throw new AppError('not_found', 'There is no such category.')
        return {
          products: list.products.map((product) => forTools(apiProduct(product, siteUrl))),
          pagination: list.pagination,
          understood,
        }
      }),
  )

  server.registerTool(
    'get_product',
    {
      title: 'Get a product',
      description:
        'One product with specifications, offers (price, shop, day seen), questions and the summary of its reviews.',
      inputSchema: z.strictObject({ id }),
      outputSchema: productDetailSchema.omit(NOT_TOLD),
      annotations: READ_ONLY,
    },
    (input) =>
      answer(async () => {
        const product = await getProduct(db, input.id)
        if (!product) throw new AppError('not_found', 'There is no such product.')
        return forTools(apiProductDetail(product, siteUrl))
      }),
  )

  server.registerTool(
    'compare_products',
    {
      title: 'Compare products',
      description: 'Two to four products of one category side by side: figures, differences, running cost.',
      inputSchema: z.strictObject({ ids: z.array(id).min(2).max(4) }),
      outputSchema: comparison,
      annotations: READ_ONLY,
    },
    (input) =>
      answer(async () => {
        const ids = [...new Set(input.ids)]
        const comparison = await loadComparison(db, { ids, unread: 0, now: Date.now() })
        if (!comparison) throw new AppError('not_found', 'There are no such products.')
        const { columns, sections, summary, basis, leftOut } = comparison
        if (columns.length < 2) throw new AppError('invalid', sayAlone(leftOut))
        const products = columns.map(({ id, title }) => ({ id, title, url: `${siteUrl}/products/${id}` }))
        return {
          products,
          sections,
          summary,
          basis,
          leftOut,
          url: siteUrl + compareHref(ids),
        }
      }),
  )

  server.registerTool(
    'ask_advisor',
    {
      title: 'Ask the advisor',
      description:
        'Ask in plain Vietnamese what to buy; answers with reasons, products and sources from this catalogue and its rules.',
      inputSchema: z.strictObject({
        message: z.string().trim().min(1).max(1000),
        previousContext: z.string().max(4000).optional(),
        conversation: sentBack
          .pipe(conversationSchema)
          .nullish()
          .describe('`conversation` of the last answer, unchanged'),
      }),
      outputSchema: answerSchema.extend({
        conversation: sentBack
          .refine((given) => conversationSchema.safeParse(given).success)
          .nullable()
          .describe('To be sent with the next message, unchanged'),
      }),
      annotations: READ_ONLY,
    },
    (input) =>
      answer(async () =>
        withFullAddresses(await advisor.answer(input, { visitor, isRobot: true, signal }), siteUrl),
      ),
  )

  server.registerTool(
    'search_articles',
    {
      title: 'Search articles',
      description: 'Buying guides, how-to and notes on standards and tariffs, in Vietnamese.',
      inputSchema: z.strictObject({ search: text }),
      outputSchema: articlesFound,
      annotations: READ_ONLY,
    },
    (input) =>
      answer(async () => {
        const { articles, total } = await searchArticles(db, { text: input.search, limit: MOST_ARTICLES })
        return {
          total,
          articles: articles.map(({ title, slug, excerpt, publishedAt, category }) => ({
            title,
            excerpt,
            publishedAt,
            category: category.name,
            url: siteUrl + articlePath(slug),
          })),
        }
      }),
  )
}

/** Why one product that is left of those asked for is no comparison. */
const sayAlone = ({ otherCategory }: LeftOut): string =>
  otherCategory
    ? `Only products of one category can be compared: ${otherCategory.ids.join(', ')} belong to ${otherCategory.name}.`
    : 'A comparison takes two different products at least: the others do not exist or are the same.'

/** What a tool says: its result as text and as data, or why there is none, so that the model asking can go on. */
async function answered({ db, visitor, log }: RequestContext, work: () => Promise<unknown>) {
  try {
    await countHit(db, `mcp:${visitor}`, TOOL_CALLS)
    const result = await work()
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(result) }],
      structuredContent: result as Record<string, unknown>,
    }
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'tool failed')
    const reason = error instanceof AppError ? whyNot(error) : 'The site could not answer. Try again later.'
    return { isError: true, content: [{ type: 'text' as const, text: reason }] }
  }
}

/** Why a tool has no answer: of too many calls also when there may be another, which a model has no header to read of. */
const whyNot = ({ message, retryAfter }: AppError): string =>
  retryAfter === undefined ? message : `${message} Try again in ${retryAfter} seconds.`
