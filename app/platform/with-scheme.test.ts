import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  [' facebook.com/lan ', 'https://facebook.com/lan'],
  ['www.evn.com.vn?x=1', 'https://www.evn.com.vn?x=1'],
  ['a.example:8080/x', 'https://a.example:8080/x'],
  ['http://a.example', 'http://a.example'],
  ['/blog/x', '/blog/x'],
  ['//a.example', '//a.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['lan@lan.vn', 'lan@lan.vn'],
  ['10.0.0.1', '10.0.0.1'],
  ['1900.1234', '1900.1234'],
  ['tủ lạnh', 'tủ lạnh'],
  ['localhost', 'localhost'],
  ['', ''],
])('%j is taken as %j', (typed, address) => expect(withScheme(typed)).toBe(address))
