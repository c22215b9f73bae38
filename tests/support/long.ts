/** Whether this is `npm run test:long`, which tries everything in every way; `npm test` tries each thing in one. */
export const isLong = process.env.LONG === '1'
