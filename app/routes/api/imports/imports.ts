import { postImport } from '#app/imports-api.server.ts'
import { problem } from '#app/problem.ts'
import type { Route } from './+types/imports'

export const loader = () =>
  problem(405, 'Địa chỉ này nhận tệp bằng phương thức POST.', { headers: { Allow: 'POST' } })

export const action = (asked: Route.ActionArgs) => postImport(asked)
