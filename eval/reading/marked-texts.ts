import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import type { Span } from '#app/domain/advisor/classify/stance.ts'
import type { Reading } from '#app/domain/advisor/understand/reading.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { fold } from '#app/vietnamese/fold.ts'

/**
 * The lines of all files of a folder of `eval`, with the name of their writer; throws with file and line where one has not the shape.
 * @param folder its name
 */
export function linesOf<Line>(folder: string, line: z.ZodType<Line>): { writer: string; line: Line }[] {
  const place = new URL(`../${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, place), 'utf8')
        .trim()
        .split('\n')
        .map((content, index) => {
          const read = line.safeParse(JSON.parse(content))
          if (!read.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(read.error)}`)
          return { writer: file.replace('.jsonl', ''), line: read.data }
        }),
    )
}

/** A text whose writer marked what it names as '[[LG]]', and where each mark stands; null where its spelling was repaired away. */
export function markedIn(marked: string): { reading: Reading; spans: (Span | null)[] } {
  const reading = readAsTyped(marked.replace(/\[\[|\]\]/g, ''))
  let from = 0
  const spans = [...marked.matchAll(/\[\[(.+?)\]\]/g)].map(([, mark = '']): Span | null => {
    const name = fold(mark)
    const start = reading.folded.indexOf(name, from)
    if (start < 0) return null
    from = start + name.length
    return { start, end: from }
  })
  return { reading, spans }
}
