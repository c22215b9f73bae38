import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { FetchError } from './fetch-failure.ts'
import { guardOf, readAddress } from './guarded-address.server.ts'
import type { Trusts } from './guarded-address.server.ts'

/** What the other side said; `text` is how it begins. */
export type PostAnswer = { status: number; text: string }

export type PostText = (
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<PostAnswer>

/** Characters of an answer that are kept. */
const MOST_ANSWER = 500

/**
 * Posts texts to addresses that somebody typed, guarded as files are fetched from them. Redirects are not followed: who moves says so.
 * @param whole ms until an answer has come to its end, or has said enough @returns a function that throws FetchError
 */
export function createPoster({ whole, trusts = () => false }: { whole: number; trusts?: Trusts }): PostText {
  return (address, body, headers) =>
    new Promise((resolve, reject) => {
      const url = readAddress(address)
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: 'POST',
        agent: false,
        ...guardOf(url, trusts),
        headers: { 'User-Agent': 'ChonMay', ...headers, 'Content-Length': Buffer.byteLength(body) },
      })
      const late = setTimeout(
        () => request.destroy(new FetchError('timeout', `${whole / 1000} s`)),
        whole,
      ).unref()
      request.on('error', (error) => {
        clearTimeout(late)
        reject(error instanceof FetchError ? error : new FetchError('no_connection', codeOf(error)))
      })
      request.on('response', (response) => {
        beginningOf(response, (text) => {
          clearTimeout(late)
          resolve({ status: response.statusCode ?? 0, text })
          request.destroy()
        })
      })
      request.end(body)
    })
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.message)

/** The beginning of an answer, once it has said enough or is over. */
function beginningOf(response: IncomingMessage, tell: (text: string) => void): void {
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (piece: string) => {
    text += piece
    if (text.length >= MOST_ANSWER) tell(text.slice(0, MOST_ANSWER))
  })
  response.on('end', () => tell(text))
}
