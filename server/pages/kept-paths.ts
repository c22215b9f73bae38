/** Pages and lists for programs that are the same for everybody, by their path. What is not here is made anew for every request. */
const KEPT =
  /^\/(?:|products(?:\/\d{1,9})?|brand(?:\/[^/]{1,100})?|blog(?:\/(?!search$)[^/]{1,200}){0,2}|cach-tinh|kien-thuc|lien-he|cach-xep-hang|dieu-khoan-su-dung|chinh-sach-bao-mat|bao-mat|functions\/v1\/(?:product-stats|featured-products|paginated-products)|api\/v1\/(?:products(?:\/\d{1,9})?|brands|embeds))$/

/** Words that a person typed: nobody else asks for that page, unless it is the list of products. */
const TYPED = /[?&](?:q|search)=/
/** Words that are not finished; what a key or session shows; a moment, of which everybody names another. */
const OWN = /[?&](?:typing|status|updatedSince)=/
/** Longer addresses are nobody's link. */
const MOST_CHARACTERS = 512

/**
 * The name under which an answer may be kept; null for what is made anew.
 * @param address path and query as they stand in the request: '/products?page=2', or its data '/products.data?page=2'
 */
export function pageKey(method: string | undefined, address: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (address.length > MOST_CHARACTERS) return null
  const query = address.indexOf('?')
  const path = query === -1 ? address : address.slice(0, query)
  const page = path === '/_.data' ? '/' : path.endsWith('.data') ? path.slice(0, -5) : path
  if (!KEPT.test(page) || OWN.test(address)) return null
  if (page !== '/products' && TYPED.test(address)) return null
  return address
}
