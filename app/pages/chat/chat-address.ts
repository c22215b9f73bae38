type Asked = {
  question: string
  /** The product that is asked about. */
  productId?: number | undefined
  /** What was asked before, as it stands alone: a follow-up by its address is understood by it. */
  before?: string | null | undefined
}

/** How the address of the chat names what was asked before. */
export const ASKED_BEFORE = 'truoc'

/** The address that asks a question. */
export function chatAddress({ question, productId, before }: Asked): string {
  const query = new URLSearchParams({
    ...(productId ? { 'san-pham': String(productId) } : {}),
    ...(before ? { [ASKED_BEFORE]: before } : {}),
    q: question,
  })
  return `/chat?${query.toString().replaceAll('+', '%20')}`
}
