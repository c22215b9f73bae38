import { apiProduct } from '#app/domain/catalogue/api-product.ts'
import { featuredProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { featuredQuery } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/featured-products'
import { calledByPost } from './function-call.server.ts'

const read = ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<Response> =>
  answerApi(async () => {
    const { limit } = parseQuery(featuredQuery, request)
    const { db, siteUrl, shows } = context.get(requestContext)
    shows('products', 'reference')
    const products = await featuredProducts(db, limit)
    return { products: products.map((product) => apiProduct(product, siteUrl)) }
  })

export const loader = (asked: Route.LoaderArgs) => read(asked)

export const action = (asked: Route.ActionArgs) =>
  calledByPost({ request: asked.request, context: asked.context }, read)
