import { upperFirst } from '#app/vietnamese/case.ts'

/** How what is said of a machine begins, and under which name it stands; that of itself goes on behind it. */
const NAMES = [
  [/^Hợp với (?=ai )/, 'Hợp với'],
  [/^Không hợp với (?=ai )/, 'Không hợp với'],
  [/^Vừa cho (?=nhà )/, 'Vừa cho'],
  [/^Đủ cho (?=phòng )/, 'Đủ cho'],
  [/^Hợp (?=chỗ )/, 'Hợp'],
  [/^Giá /, 'Giá'],
  [/^/, 'Xếp hạng'],
] as const

/**
 * What is said of a machine in sentences, each under its name: whom it is not for apart from whom it is for: 'Hợp với' and 'Người cần
 * pin lâu'.
 */
export const toldApart = (sentence: string): { name: string; rest: string }[] =>
  sentence
    .replace(/\.$/, '')
    .replace(/, không hợp (?=với ai )/, '\nKhông hợp ')
    .split('\n')
    .flatMap((told) => {
      const [begins, name] = NAMES.find(([begins]) => begins.test(told)) ?? []
      return begins && name ? [{ name, rest: upperFirst(told.replace(begins, '')) }] : []
    })
