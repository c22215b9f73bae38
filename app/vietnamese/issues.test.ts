import { expect, it } from 'vitest'
import { z } from 'zod'
import { sayIssue } from './issues.ts'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: sayIssue }).error?.issues.map(({ message }) => message)

it.each<[string, z.ZodType, unknown, string]>([
  ['what is missing', z.object({ name: z.string() }), {}, 'Chưa có giá trị.'],
  ['no text', z.string(), 5, 'Cần là một chuỗi ký tự.'],
  ['no number', z.number(), 'x', 'Cần là một số.'],
  ['a number that is none', z.coerce.number(), 'x', 'Cần là một số.'],
  ['a fraction', z.number().int(), 1.5, 'Cần là một số nguyên.'],
  ['no truth value', z.boolean(), 'x', 'Cần là true hoặc false.'],
  ['no list', z.array(z.string()), 'x', 'Cần là một danh sách.'],
  ['no object', z.object({}), 'x', 'Cần là một đối tượng.'],
  ['a choice', z.enum(['a', 'b']), 'x', 'Cần là một trong: a, b.'],
  ['a single value', z.literal('on'), 'x', 'Cần là on.'],
  ['a long text', z.string().max(1000), 'x'.repeat(1001), 'Nhiều nhất 1.000 ký tự.'],
  ['a short text', z.string().min(3), 'x', 'Ít nhất 3 ký tự.'],
  ['an empty text', z.string().min(1), '', 'Không được để trống.'],
  ['a long list', z.array(z.number()).max(2), [1, 2, 3], 'Nhiều nhất 2 mục.'],
  ['a short list', z.array(z.number()).min(2), [1], 'Ít nhất 2 mục.'],
  ['a large number', z.number().max(600), 601, 'Không lớn hơn 600.'],
  ['a number that is too large by itself', z.number().lt(5), 5, 'Cần nhỏ hơn 5.'],
  ['a small number', z.number().min(1), 0, 'Không nhỏ hơn 1.'],
  ['a number that is too small by itself', z.number().gt(0), 0, 'Cần lớn hơn 0.'],
  ['an address for mail', z.email(), 'x', 'Chưa đúng dạng địa chỉ email.'],
  ['an id', z.uuid(), 'x', 'Chưa đúng dạng UUID.'],
  ['a time', z.iso.datetime(), 'x', 'Chưa đúng dạng ngày giờ ISO 8601.'],
  ['a pattern', z.string().regex(/^a$/), 'x', 'Chưa đúng dạng.'],
  ['a field nobody knows', z.strictObject({}), { x: 1, y: 2 }, 'Không có trường x, y.'],
  ['what fits no alternative', z.union([z.number(), z.boolean()]), 'x', 'Giá trị không hợp lệ.'],
  ['what a rule of its own refuses', z.string().refine(() => false), 'x', 'Giá trị không hợp lệ.'],
])('says %s', (_, schema, value, words) => expect(said(schema, value)).toEqual([words]))
