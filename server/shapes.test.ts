import { executionAsyncResource } from 'node:async_hooks'
import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { held, keepTickShape } from './shapes.ts'

const tick = () => new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())))

/** Whether V8 knows two objects by one shape. */
function haveOneShape(one: object | undefined, other: object): boolean {
  setFlagsFromString('--allow-natives-syntax')
  try {
    return (runInNewContext('(one, other) => %HaveSameMap(one, other)') as typeof haveOneShape)(one, other)
  } finally {
    setFlagsFromString('--no-allow-natives-syntax')
  }
}

it('an object of the shape that each tick makes is held', async () => {
  keepTickShape()
  const later = await tick()
  expect(haveOneShape(later, {})).toBe(false)
  expect(haveOneShape(held[0], later)).toBe(true)
})

/** A server that collects garbage between its first requests, as one that starts does; says of a later answer whether it has fast properties. */
const FORGETFUL_START = `
import { createServer, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { keepAnswerShape } from './server/shapes.ts'
await keepAnswerShape()
let isFast = null
const server = createServer((request, response) => {
  isFast = %HasFastProperties(response)
  response.end('ok')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
for (let asked = 0; asked < 12; asked += 1) {
  await new Promise((resolve) => get({ agent: false, port: server.address().port }, (answer) => answer.resume().once('end', resolve)))
  await wait(5)
  if (asked < 6) gc()
}
process.stdout.write(String(isFast))
process.exit()
`

it('answers have fast properties, although garbage is collected between the first requests', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval', FORGETFUL_START]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('true')
})
