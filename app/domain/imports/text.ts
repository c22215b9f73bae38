import { say } from '#app/vietnamese/say.ts'

/** What files of a subject may be, and what toasts say of one that is not, as specified: title and text. */
export type FileRule = {
  /** Most bytes of a file: ruling 30 for articles. */
  most: number
  /** Most bytes of files with these endings, where they may be larger. */
  larger?: { most: number; extensions: readonly string[] }
  extensions: readonly string[]
  /** Types by which a file is taken whatever it is called. */
  types: RegExp
  toasts: Readonly<Record<'type' | 'size' | 'none', { title: string; description: string }>>
}

const MEGABYTE = 2 ** 20

const ruleOf = (
  most: number,
  files: () => string,
  rule: Pick<FileRule, 'extensions' | 'types' | 'larger'>,
): FileRule => ({
  most,
  ...rule,
  get toasts() {
    return {
      type: {
        title: say('Invalid file type', { vi: 'Loại tệp chưa đúng' }),
        description: say(`Please select ${files()}.`, { vi: `Bạn chọn ${files()} nhé.` }),
      },
      size: {
        title: say('File too large', { vi: 'Tệp lớn quá' }),
        description: say(`Please select a file smaller than ${most / MEGABYTE}MB.`, {
          vi: `Bạn chọn tệp nhỏ hơn ${most / MEGABYTE} MB nhé.`,
        }),
      },
      none: {
        title: say('No file selected', { vi: 'Chưa chọn tệp' }),
        description: say(`Please select ${files()} to import.`, { vi: `Bạn chọn ${files()} để nhập nhé.` }),
      },
    }
  },
})

const PRODUCT_EXTENSIONS = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  '.json',
  '.jsonl',
  '.ndjson',
  '.xml',
  '.rss',
  '.atom',
]
const productFiles = (types: RegExp) =>
  ruleOf(
    200 * MEGABYTE,
    () =>
      say('a CSV, TSV, Excel (xlsx), JSON or XML file', {
        vi: 'một tệp CSV, TSV, Excel (xlsx), JSON hoặc XML',
      }),
    { extensions: PRODUCT_EXTENSIONS, types },
  )

export const FILE_RULES: Readonly<Record<'articles' | 'products', FileRule>> = {
  articles: ruleOf(
    10 * MEGABYTE,
    () => say('a CSV file', { vi: 'một tệp CSV, WordPress (XML) hoặc Ghost (JSON)' }),
    {
      extensions: ['.csv', '.xml', '.json'],
      types: /^(?:text|application)\/(?:x-)?csv\b/i,
      // What another site exports is all that was ever written there.
      larger: { most: 200 * MEGABYTE, extensions: ['.xml', '.json'] },
    },
  ),
  products: productFiles(
    /^(?:text|application)\/(?:(?:x-)?(?:csv|tab-separated-values|json|ndjson|jsonl)|(?:[\w.]+\+)?xml|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\b/i,
  ),
}

/** The rule for a file of which it is not known yet what it is one of: whatever any of them takes. */
export const ANY_FILE: FileRule = productFiles(/^/)

/** Most bytes that a file of a name may have. */
export const mostBytes = ({ most, larger }: FileRule, name: string): number =>
  larger?.extensions.some((extension) => name.toLowerCase().endsWith(extension)) ? larger.most : most

/** Whether a file is one that a rule takes, by its type or its name. */
export const isTaken = ({ extensions, types }: FileRule, { name, type }: { name: string; type: string }) =>
  types.test(type) || extensions.some((extension) => name.toLowerCase().endsWith(extension))

/** The strategies for what exists, as specified for articles. */
export const STRATEGIES = [
  {
    value: 'skip',
    get label() {
      return say('Skip duplicates', { vi: 'Bỏ qua dòng trùng' })
    },
  },
  {
    value: 'overwrite',
    get label() {
      return say('Overwrite existing', { vi: 'Ghi đè mục đã có' })
    },
  },
  {
    value: 'rename',
    get label() {
      return say('Auto-rename', { vi: 'Tự đổi tên' })
    },
  },
] as const

/** A size as the screen shows it: KB below 1 MB, MB otherwise. */
export function sizeText(bytes: number): string {
  return bytes < 2 ** 20 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`
}

/** A duration as the screen shows it: as specified ms below 1000 ms, otherwise seconds with one decimal; in Vietnamese always seconds. */
export function durationText(ms: number): string {
  const seconds = (ms / 1000).toFixed(1)
  return say(ms < 1000 ? `${ms}ms` : `${seconds}s`, { vi: `${seconds.replace('.', ',')} giây` })
}
