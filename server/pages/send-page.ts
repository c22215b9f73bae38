import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, Page, PageForm } from './page.ts'

/** The encoding that suits a client best, by its Accept-Encoding. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  return (
    !accepted.includes('q=0', at) ||
    !/^\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)/.test(accepted.slice(at + encoding.length))
  )
}

/** Whether a client has the form already (If-None-Match; weak marks count as strong ones). */
export function isKnown(form: PageForm, known: string | undefined): boolean {
  if (!known) return false
  return known === form.etag || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === form.etag)
}

/** Answers a request with a page's form, without anything in between. @param id by which the log knows it @returns the status */
export function sendForm(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  form: PageForm,
  id: string,
): number {
  if (isKnown(form, headers['if-none-match'])) {
    response.writeHead(304, [...form.headers, 'x-request-id', id])
    response.end()
    return 304
  }
  const length = String(form.body.length)
  response.writeHead(200, [...form.headers, 'x-request-id', id, 'content-length', length])
  response.end(method === 'HEAD' ? undefined : form.body)
  return 200
}

/** The same as an answer of the web's own kind. */
export async function pageResponse(request: Request, page: Page, id: string): Promise<Response> {
  const form = await page.form(encodingFor(request.headers.get('accept-encoding')))
  const headers = new Headers()
  for (let at = 0; at < form.headers.length; at += 2)
    headers.append(form.headers[at] ?? '', form.headers[at + 1] ?? '')
  headers.set('x-request-id', id)
  if (isKnown(form, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers })
  headers.set('content-length', String(form.body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(form.body), { headers })
}
