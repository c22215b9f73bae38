import { problem } from '#app/edge/problem.ts'
import { say } from '#app/platform/language.server.ts'

/** The answer for an address that the API does not have (404). */
export const noSuchAddress = (): Response =>
  problem(
    404,
    say({
      vi: 'Không có địa chỉ này trong API. Mọi địa chỉ có ở /api/docs.',
      en: 'The API has no such address. What there is stands at /api/docs.',
    }),
  )
