import { request as requestHttp } from 'node:http'
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
 * A status that was said stands, whatever becomes of the rest of the answer.
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
      let answer: PostAnswer | undefined
      let failure: FetchError | undefined
      request.on('error', (error) => {
        failure = error instanceof FetchError ? error : new FetchError('no_connection', codeOf(error))
      })
      request.on('response', (response) => {
        const said = { status: response.statusCode ?? 0, text: '' }
        answer = said
        response.setEncoding('utf8').on('data', (piece: string) => {
          said.text = (said.text + piece).slice(0, MOST_ANSWER)
          if (said.text.length === MOST_ANSWER) request.destroy()
        })
      })
      request.on('close', () => {
        clearTimeout(late)
        if (answer) resolve(answer)
        else reject(failure ?? new FetchError('no_connection'))
      })
      request.end(body)
    })
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.message)
