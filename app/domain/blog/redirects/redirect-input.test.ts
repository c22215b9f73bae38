import { describe, expect, it } from 'vitest'
import { readRedirects, redirectInput } from './redirect-input.ts'

describe('a list of redirects', () => {
  it('has a line each, by tab, comma, semicolon or space, with or without a header', () =>
    expect(
      readRedirects(
        '\ufeffCũ,Mới\r\n/a,/blog/a\r\n\r\n"https://cu.example/b/";"/blog/b"\n/c\thttps://khac.example/c\n/d /blog/d\n',
      ),
    ).toEqual([
      { line: 2, path: '/a', target: '/blog/a' },
      { line: 4, path: '/b', target: '/blog/b' },
      { line: 5, path: '/c', target: 'https://khac.example/c' },
      { line: 6, path: '/d', target: '/blog/d' },
    ]))

  it('says of each line that is none what is wrong with it', () =>
    expect(readRedirects('/a\n/,/b\n/admin/x,/b\n/c,http://x.example')).toEqual([
      { line: 1, problem: expect.stringContaining('Nơi đến') as string },
      { line: 2, problem: expect.stringContaining('Địa chỉ cũ') as string },
      { line: 3, problem: expect.stringContaining('Địa chỉ cũ') as string },
      { line: 4, problem: expect.stringContaining('Nơi đến') as string },
    ]))
})

it('a redirect is kept by its path alone', () =>
  expect(redirectInput.parse({ path: ' https://cu.example/A/?x=1 ', target: ' /blog/a?b=1 ' })).toEqual({
    path: '/A',
    target: '/blog/a?b=1',
  }))

it('what is no address is refused by its field', () => {
  const { error } = redirectInput.safeParse({ path: 'a', target: 'b' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['path', 'target'])
})
