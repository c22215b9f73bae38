// npm run api:client: makes the types of clients/typescript anew from the API's description. Asks the registry for the generator.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_TYPES, describedFor, madeFrom } from './api-types.ts'

const GENERATOR = 'openapi-typescript@7.13.0'

const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
try {
  const [description, types] = [join(folder, 'openapi.json'), join(folder, 'api.d.ts')]
  writeFileSync(description, describedFor())
  // What has a default may be left out of what is sent.
  const { status } = spawnSync(
    'npx',
    ['--yes', GENERATOR, description, '-o', types, '--default-non-nullable=false'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status === 0) writeFileSync(API_TYPES, `${madeFrom()}\n${readFileSync(types, 'utf8')}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
