import { runInNewContext } from 'node:vm'
import { lazy, Suspense } from 'react'
import { describe, expect, test } from 'vitest'
import { quoted } from './handoff-text.server.ts'
import { handoffScript, readPieces, streamOf, wholePage } from './whole-page.server.ts'

const Later = lazy(() => Promise.resolve({ default: () => <i>sau</i> }))
function Broken(): never {
  throw new Error('broken')
}
const page = (content: React.ReactNode) => (
  <html lang="vi">
    <head>
      <link rel="modulepreload" href="/a.js" />
      <link rel="stylesheet" href="/s.css" />
    </head>
    <body>{content}</body>
  </html>
)

describe('wholePage', () => {
  test('is the whole document without module preloads, its scripts last', () => {
    expect(wholePage(page('5 < 6'), [Buffer.from('<script>1</script>')])?.join('')).toBe(
      '<!DOCTYPE html><html lang="vi"><head><link rel="stylesheet" href="/s.css"/></head>' +
        '<body>5 &lt; 6<script>1</script></body></html>',
    )
  })

  test('is no page where a part is not there yet, and one as soon as it is', async () => {
    const document = page(
      <Suspense>
        <Later />
      </Suspense>,
    )
    expect(wholePage(document, [])).toBeNull()
    await Promise.resolve()
    expect(wholePage(document, [])?.join('')).toContain('<!--$--><i>sau</i><!--/$-->')
  })

  test('is no page where a part fails, within a boundary or without one', () => {
    expect(wholePage(page(<Broken />), [])).toBeNull()
    const caught = page(
      <Suspense>
        <Broken />
      </Suspense>,
    )
    expect(wholePage(caught, [])).toBeNull()
  })
})

test('the data stands in a script whatever it says', async () => {
  const said = '{"a":"</script><b>&\u2028"}'
  const script = Buffer.concat(handoffScript([[quoted(said)]], 'n')).toString()
  expect(script).toMatch(/^<script nonce="n">[^<>&\u2028]*<\/script>$/)
  const given: (string | null)[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (piece: string) => given.push(piece), close: () => given.push(null) },
    },
  }
  runInNewContext(script.replaceAll(/<[^>]*>/g, ''), { window })
  expect(given).toEqual([said, null])
  expect((await readPieces(streamOf(['một', 'hai']))).join('')).toBe('mộthai')
})
