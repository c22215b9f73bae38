import { z } from 'zod'
import { answerApi } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'

/** What a function is called with: the parameters of its address, as a body. */
const called = z.record(
  z.string().max(60),
  z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
)

/**
 * Answers a function that is called by POST, as clients of such functions do unless told otherwise: what the body holds is what the
 * address would. A body may be left out. @param read answers the same call by GET
 */
export function calledByPost<Asked extends { request: Request }>(
  asked: Asked,
  read: (asked: Asked) => Promise<Response>,
): Promise<Response> {
  return answerApi(async () => {
    const { request } = asked
    const url = new URL(request.url)
    const text = await request.text()
    for (const [name, value] of Object.entries(text.trim() === '' ? {} : called.parse(parsed(text))))
      if (value !== null) url.searchParams.set(name, String(value))
    return read({ ...asked, request: new Request(url, { headers: request.headers, signal: request.signal }) })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('bad_request', say(BROKEN))
  }
}

const BROKEN = {
  vi: 'Nội dung gửi lên không phải là JSON hợp lệ.',
  en: 'The body is not valid JSON.',
}
