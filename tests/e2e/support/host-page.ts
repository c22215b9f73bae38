import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { embedScript } from '#app/edge/embed-snippet.ts'
import { ownSite } from '#tests/support/own-site.ts'

/** A site of somebody else, of one page: another origin than the site under test. */
export type Host = { url: string; close: () => void }

type HostPage = { body: string; css?: string; csp?: string; site?: string }

/** Starts one. @param site where its script comes from; the site under test unless said */
export async function openHost({ body, css = '', csp, site = ownSite().url }: HostPage): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(csp ? { 'Content-Security-Policy': csp } : {}),
    })
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Somebody else</title>
      <link rel="icon" href="data:,"><style>${css}</style><main><h1>My kitchen</h1>${body}</main>
      ${embedScript(site)}</html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Requests to the site that a page of somebody else may make. */
export const MAY_ASK = () => [
  new RegExp(`^foreign request: ${ownSite().url}/(?:nhung\\.js$|api/v1/embeds\\?|minh-hoa/|uploads/)`),
]

/** What a style says of an element. */
export const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)
