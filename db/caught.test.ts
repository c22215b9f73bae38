import { expect, it } from 'vitest'
import { asError } from './caught.ts'

it('an error stays the one that it is', () => {
  const error = new Error('x')
  expect(asError(error)).toBe(error)
})

it.each([
  [51, 'ENOSPC', 'no space left on the disk'],
  [2, 'EACCES', 'permission denied'],
  [69, 'EROFS', 'read-only file system'],
])("what the embedded database throws of its files (errno %i) has Node's code %s", (errno, code, message) => {
  // Emscripten throws objects that are no errors.
  expect(asError({ name: 'ErrnoError', errno })).toMatchObject({ code, message: `${code}: ${message}` })
})

it.each([
  [{ name: 'ErrnoError', errno: 999 }, 'ErrnoError 999'],
  [{ message: 'said' }, 'said'],
  [{ odd: 1 }, '{"odd":1}'],
  ['text', 'text'],
  [undefined, 'undefined'],
])('what is no error at all is said in words, never as [object Object] (%j)', (thrown, message) => {
  expect(asError(thrown)).toBeInstanceOf(Error)
  expect(asError(thrown).message).toBe(message)
})

it('an object that knows its code keeps it', () => {
  expect(asError({ code: 'EACCES', path: '/x' })).toMatchObject({ code: 'EACCES', path: '/x' })
})
