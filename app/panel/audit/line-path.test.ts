import { expect, it } from 'vitest'
import { linePath } from './line-path.ts'

const pathOf = (entity: string, action: string, entityId: string | null = '12', name = 'Tên & họ') =>
  linePath({ id: 1, actor: null, actorEmail: null, detail: {}, at: '', entity, action, entityId }, name)

it.each([
  ['article', 'publish', '/admin/articles/12/edit'],
  ['article', 'delete', null],
  ['article-note', 'delete', '/admin/articles/12/edit'],
  ['user', 'disable', '/admin/users?q=T%C3%AAn+%26+h%E1%BB%8D'],
  ['user', 'delete', null],
  ['tag', 'merge', null],
  ['setting', 'update', '/admin/settings'],
  ['of-before', 'create', null],
  ['toString', 'create', null],
])('%s %s is looked at at %s', (entity, action, path) => expect(pathOf(entity, action)).toBe(path))
