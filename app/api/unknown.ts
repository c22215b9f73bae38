import { problem } from '#app/edge/problem.ts'

const unknown = () => problem(404, 'Không có địa chỉ này trong API.')

export const loader = unknown
export const action = unknown

export const handle = { methods: () => null }
