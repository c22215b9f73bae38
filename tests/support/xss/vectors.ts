import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { techniques } from './techniques.ts'

const list = createRequire(import.meta.url).resolve('big-list-of-naughty-strings/blns.txt')

/** The part 'Script Injection' of the Big List of Naughty Strings, which holds OWASP's list as it stood in 2015. */
function published(): string[] {
  const lines = readFileSync(list, 'utf8').split('\n')
  const from = lines.findIndex((line) => /^#\s*Script Injection/.test(line))
  const until = lines.findIndex((line, at) => at > from && /^#\s*SQL Injection/.test(line))
  if (from === -1 || until === -1) throw new Error('The list has no part Script Injection.')
  const vectors = lines.slice(from, until).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return vectors.flatMap((vector) => (/\\x[0-9a-f]{2}/i.test(vector) ? [vector, decoded(vector)] : [vector]))
}

/** The list writes bytes as '\x0B': what they stand for. */
function decoded(vector: string): string {
  const bytes = vector.replaceAll(/(?:\\x[0-9a-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString('utf8'),
  )
  return bytes
}

/** Every vector, published ones first, none twice. */
export const VECTORS: readonly string[] = [...new Set([...published(), ...techniques()])]
