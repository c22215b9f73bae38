import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this many bytes a compressed copy saves nothing. */
const WORTH_IT = 512

// Writes a .br and a .gz beside every text file of the client build, once, at the strongest level.
const folder = join(process.argv[2] ?? 'build', 'client')
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt|webmanifest|html)$/.test(file) || statSync(file).size < WORTH_IT) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
