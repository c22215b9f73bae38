import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { held, keepTickShape } from './tick-shape.ts'

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
