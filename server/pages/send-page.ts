import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page, PageForm } from './page.ts'

/** The form of a page that a client reads, by its Accept-Encoding. */
export function formFor(page: Page, accepted: string | undefined): PageForm {
  if (!accepted) return page.forms.identity
  if (takes(accepted, 'br')) return page.forms.br
  if (takes(accepted, 'gzip')) return page.forms.gzip
  return page.forms.identity
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  return !/^\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)/.test(accepted.slice(at + encoding.length))
}

/** Whether a client has the form already (If-None-Match; weak marks count as strong ones). */
export function isKnown(form: PageForm, known: string | undefined): boolean {
  if (!known) return false
  return known === form.etag || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === form.etag)
}

/** Answers a request with a page, without anything in between. @returns the status */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): number {
  const { headers, method } = request
  const form = formFor(page, headers['accept-encoding'])
  if (isKnown(form, headers['if-none-match'])) {
    response.writeHead(304, [...form.headers])
    response.end()
    return 304
  }
  response.writeHead(200, [...form.headers, 'content-length', String(form.body.length)])
  response.end(method === 'HEAD' ? undefined : form.body)
  return 200
}

/** The same as an answer of the web's own kind. */
export function pageResponse(request: Request, page: Page): Response {
  const form = formFor(page, request.headers.get('accept-encoding') ?? undefined)
  const headers = new Headers()
  for (let at = 0; at < form.headers.length; at += 2)
    headers.append(form.headers[at] ?? '', form.headers[at + 1] ?? '')
  if (isKnown(form, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers })
  headers.set('content-length', String(form.body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(form.body), { headers })
}
