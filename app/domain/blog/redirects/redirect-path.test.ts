import { expect, test } from 'vitest'
import { redirectPath, redirectTarget } from './redirect-path.ts'

test.each([
  ['/2019/05/chon-tu-lanh/', '/2019/05/chon-tu-lanh'],
  ['https://cu.example/2019/05/chon-tu-lanh/?utm=1#x', '/2019/05/chon-tu-lanh'],
  ['http://cu.example//a//b', '/a/b'],
  ['/t%E1%BB%A7-l%E1%BA%A1nh', '/tủ-lạnh'],
  ['/100%', '/100%'],
  ['https://cu.example/?p=12', null],
  ['/', null],
  ['//evil.example/a', null],
  ['/\\evil.example', null],
  ['/admin/articles', null],
  ['/administrators', '/administrators'],
  ['javascript:alert(1)', null],
  ['chon-tu-lanh', null],
  [`/${'a'.repeat(600)}`, null],
])('the path of %s is %s', (address, path) => expect(redirectPath(address)).toBe(path))

test.each([
  ['/blog/moi', '/blog/moi'],
  ['/products?q=tivi#a', '/products?q=tivi#a'],
  ['https://khac.example/a', 'https://khac.example/a'],
  ['http://khac.example/a', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/hai từ', null],
  ['https://ten:khau@khac.example/', null],
  ['', null],
])('%s as a target is %s', (typed, target) => expect(redirectTarget(typed)).toBe(target))
