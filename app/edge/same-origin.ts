/**
 * Whether a request that changes something was sent by a page of another site. Browsers say where a form or a call comes
 * from; what says nothing is no browser, and has no visitor whose name it could act in.
 */
export function isFromElsewhere(request: Request): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  // The host alone: behind a proxy that speaks https the request itself may say http.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}
