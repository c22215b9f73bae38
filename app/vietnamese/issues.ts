import type { z } from 'zod'
import { formatNumber } from './numbers.ts'

const KINDS: Record<string, string> = {
  string: 'một chuỗi ký tự',
  number: 'một số',
  int: 'một số nguyên',
  boolean: 'true hoặc false',
  array: 'một danh sách',
  object: 'một đối tượng',
  record: 'một đối tượng',
}

const FORMATS: Record<string, string> = {
  email: 'địa chỉ email',
  url: 'đường dẫn',
  uuid: 'UUID',
  datetime: 'ngày giờ ISO 8601',
  date: 'ngày ISO 8601',
}

/** What is counted of a value that may be too long; a number is held against the limit itself. */
const COUNTED: Record<string, string> = { string: 'ký tự', array: 'mục', set: 'mục', file: 'byte' }

/** What is wrong with a field that has no text of its own, in Vietnamese. */
export function sayIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Chưa có giá trị.' : sayKind(issue.expected)
    case 'invalid_value':
      return `Cần là ${issue.values.length > 1 ? 'một trong: ' : ''}${issue.values.join(', ')}.`
    case 'too_big':
      return sayLimit(issue.origin, Number(issue.maximum), {
        counted: 'Nhiều nhất',
        number: issue.inclusive ? 'Không lớn hơn' : 'Cần nhỏ hơn',
      })
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Không được để trống.'
      return sayLimit(issue.origin, Number(issue.minimum), {
        counted: 'Ít nhất',
        number: issue.inclusive ? 'Không nhỏ hơn' : 'Cần lớn hơn',
      })
    case 'invalid_format': {
      const format = FORMATS[issue.format]
      return format ? `Chưa đúng dạng ${format}.` : 'Chưa đúng dạng.'
    }
    case 'unrecognized_keys':
      return `Không có trường ${issue.keys.join(', ')}.`
    default:
      return INVALID
  }
}

const INVALID = 'Giá trị không hợp lệ.'

const sayKind = (expected: string) => {
  const kind = KINDS[expected]
  return kind ? `Cần là ${kind}.` : INVALID
}

const sayLimit = (origin: string, limit: number, words: { counted: string; number: string }) => {
  const counted = COUNTED[origin]
  return counted
    ? `${words.counted} ${formatNumber(limit)} ${counted}.`
    : `${words.number} ${formatNumber(limit)}.`
}
