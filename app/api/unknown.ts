import { problem } from '#app/edge/problem.ts'
import { say } from '#app/platform/language.server.ts'

const unknown = () =>
  problem(
    404,
    say({
      vi: 'Không có địa chỉ này trong API. Mọi địa chỉ có ở /api/docs.',
      en: 'The API has no such address. What there is stands at /api/docs.',
    }),
  )

export const loader = unknown
export const action = unknown

export const handle = { methods: () => null }
