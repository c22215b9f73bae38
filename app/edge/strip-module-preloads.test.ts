import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { stripModulePreloads } from './strip-module-preloads.ts'

const page =
  '<head><link rel="modulepreload" href="/a.js" nonce=""/><link rel="stylesheet" href="/s.css"/></head>' +
  '<p>Tủ lạnh 5 < 6 & "đẹp"</p><link rel="modulepreload" href="/b.js"/><script>x<y</script>'
const stripped =
  '<head><link rel="stylesheet" href="/s.css"/></head><p>Tủ lạnh 5 < 6 & "đẹp"</p><script>x<y</script>'

describe('stripModulePreloads', () => {
  const bytes = Buffer.from(page)
  it.each([bytes.length, 64, 7, 1])(
    'leaves everything else as it is, in chunks of %d bytes',
    async (size) => {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.subarray(n * size, (n + 1) * size),
      )
      expect(await text(Readable.from(chunks).pipe(stripModulePreloads()))).toBe(stripped)
    },
  )
})
