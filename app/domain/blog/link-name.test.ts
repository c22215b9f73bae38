import { expect, it } from 'vitest'
import { linkName } from './link-name.ts'

it.each([
  ['https://www.facebook.com/lan.nguyen', 'Facebook'],
  ['https://m.facebook.com/lan', 'Facebook'],
  ['http://vn.linkedin.com/in/lan', 'LinkedIn'],
  ['https://x.com/lan', 'X'],
  ['https://lan.example.vn/ve-toi', 'lan.example.vn'],
  ['https://www.lan.vn', 'lan.vn'],
  ['https://facebook.com.lua.vn/lan', 'facebook.com.lua.vn'],
])('%s is called %s', (link, name) => expect(linkName(link)).toBe(name))
