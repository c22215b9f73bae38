import { z } from 'zod'
import { answerApi } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'

/** What a function is called with: the parameters of its address, as a body. */
const value = z.union([z.string().max(1000), z.number(), z.boolean()])
const values = z.union([value, z.array(value).max(50), z.null()])
const called = z.object({ attributes: z.record(z.string().max(60), values).optional() }).catchall(values)

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
    for (const [name, given] of Object.entries(text.trim() === '' ? {} : called.parse(parsed(text))))
      for (const [parameter, each] of parametersOf(name, given)) {
        url.searchParams.delete(parameter)
        for (const one of each) url.searchParams.append(parameter, String(one))
      }
    return read({ ...asked, request: new Request(url, { headers: request.headers, signal: request.signal }) })
  })
}

/** A field as parameters of an address: a list is one that is repeated, an object one for each of its own ('attributes[doors]'). */
function parametersOf(
  name: string,
  given: z.infer<typeof values> | Record<string, z.infer<typeof values>> | undefined,
): [name: string, values: z.infer<typeof value>[]][] {
  if (given === null || given === undefined) return []
  if (typeof given === 'object' && !Array.isArray(given))
    return Object.entries(given).flatMap(([key, of]) => parametersOf(`${name}[${key}]`, of))
  return [[name, Array.isArray(given) ? given : [given]]]
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
