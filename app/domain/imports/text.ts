/** Most bytes of a file (ruling 30). */
export const MAX_FILE_BYTES = 10 * 2 ** 20

/** What toasts say of a file, as specified: title and text. */
export const FILE_TOASTS = {
  type: { title: 'Invalid file type', description: 'Please select a CSV file.' },
  size: { title: 'File too large', description: 'Please select a file smaller than 10MB.' },
  none: { title: 'No file selected', description: 'Please select a CSV file to import.' },
} as const

/** The strategies for what exists, as specified for articles. */
export const STRATEGIES = [
  { value: 'skip', label: 'Skip duplicates' },
  { value: 'overwrite', label: 'Overwrite existing' },
  { value: 'rename', label: 'Auto-rename' },
] as const

/** Whether a file is CSV by its type or its name. */
export const isCsv = ({ name, type }: { name: string; type: string }) =>
  /^(?:text|application)\/(?:x-)?csv\b/i.test(type) || /\.csv$/i.test(name)

/** A size as the screen shows it: KB below 1 MB, MB otherwise. */
export function sizeText(bytes: number): string {
  return bytes < 2 ** 20 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`
}

/** A duration as the screen shows it: ms below 1000 ms, otherwise seconds with one decimal. */
export function durationText(ms: number): string {
  return ms < 1000 ? `${ms}ms` : `${(ms / 1000).toFixed(1)}s`
}
