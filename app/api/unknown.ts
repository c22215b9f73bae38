import { noSuchAddress } from './no-such-address.ts'

export const loader = noSuchAddress
export const action = noSuchAddress

export const handle = { methods: () => null }
