import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const FILES = globSync('app/panel/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))

/** What a file may hold beside words of the panel. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  // Texts of both languages beside each other, said by where they stand.
  'app/panel/changes/change-state.tsx': ['*'],
  'app/panel/changes/change-words.ts': ['*'],
  'app/panel/imports/column-words.ts': ['*'],
  'app/panel/imports/file-words.ts': ['*'],
  'app/panel/media/new-picture.tsx': ['*'],
  'app/panel/media/picture-picker.tsx': ['*'],
  'app/panel/media/upload-picture.ts': ['*'],
  'app/panel/parts/mail-words.ts': ['*'],
  'app/panel/parts/screens.ts': ['*'],
  'app/panel/status/reasons.ts': ['*'],
  // A language is offered in its own words.
  'app/panel/parts/language-switch.tsx': ['Tiếng Việt', 'English'],
  'app/panel/sizing/sizing.tsx': ['Cách tính'],
  // The specification's name for it, until somebody has chosen English.
  'app/panel/parts/shell.tsx': ['Panel Quản Trị'],
  // Mails are content.
  'app/panel/newsletter/issue-forms.server.ts': [': bài mới ngày', '[Thử]'],
  'app/panel/status/status.tsx': [
    'Thư thử từ',
    'Bạn nhận được thư này nghĩa là máy chủ gửi thư đang chạy tốt.',
    'Nếu thư nằm trong mục thư rác, hãy kiểm tra SPF, DKIM và DMARC của tên miền gửi thư.',
  ],
}
/** The same in both languages, or no words. */
const SAME =
  /^(?:Email|Ctrl\+S|NR-BX471GPKV|Blog|Video|Menu|HTML|CSV|Webhook|PostgreSQL|noindex, nofollow|px ·|› blog ›|\/brand\/|\/kWh|[\W\d]*)$/

/** Attributes that are read, or read out. */
const SAID = /^(?:title|placeholder|aria-label|aria-description|alt|label|text|hint|confirm|noun|empty)$/

type Tree = { type: string; [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isVietnamese = (text: string) => /[\u0300-\u036f]|đ/iu.test(text.normalize('NFD'))
const isWord = (text: string) => /\p{L}{2}/u.test(text) && !/^[\w./:?=&-]*[./:?=_][\w./:?=&-]*$/.test(text)

/** Words in the code that are not said by `say`: Vietnamese ones anywhere, and any that stand on the page as they are. */
function unsaid(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const found: string[] = []
  const note = (text: unknown, isShown: boolean) => {
    if (typeof text === 'string' && (isVietnamese(text) || (isShown && isWord(text)))) found.push(text.trim())
  }
  const look = (node: unknown, isShown: boolean): void => {
    if (Array.isArray(node)) for (const each of node) look(each, isShown)
    if (!isTree(node) || isSaying(node)) return
    if (node.type === 'Literal') note(node['value'], isShown)
    if (node.type === 'TemplateElement') note((node['value'] as { cooked: string }).cooked, isShown)
    if (node.type === 'JSXText') note(node['value'], true)
    if (node.type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: { name: string }; value: unknown }
      return look(value, isTree(value) && value.type === 'Literal' && SAID.test(name.name))
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'typeAnnotation' && typeof value === 'object') look(value, false)
  }
  look(program, false)
  return found
}

/** `say(…)` and what asks where it stands: `useSay` gives a `say` that is handed both. */
const isSaying = (node: Tree) =>
  node.type === 'CallExpression' && isTree(node['callee']) && node['callee']['name'] === 'say'

it.each(FILES)('%s says every word in both languages', (file) => {
  const allowed = CONTENT[file] ?? []
  const strange = unsaid(file).filter(
    (text) => !allowed.includes('*') && !allowed.includes(text) && !SAME.test(text),
  )
  expect(strange).toEqual([])
})
