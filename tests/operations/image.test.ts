import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildStages, runInImage } from '#tests/support/image-stages.ts'
import type { BuiltImage } from '#tests/support/image-stages.ts'
import { isLong } from '#tests/support/long.ts'
import { packSite } from '#tests/support/releases.ts'

// Packing and two installations take minutes; the archive that it is made from is tried with `upgrade-script`.
describe.runIf(isLong)('the image, its stages carried out without a container engine', () => {
  let image: BuiltImage
  beforeAll(async () => {
    const context = mkdtempSync(join(tmpdir(), 'cm-context-'))
    await packSite('1.0.0', join(context, 'release'))
    image = buildStages(readFileSync('Dockerfile', 'utf8'), { context, args: { VERSION: '1.0.0' } })
    return () => {
      image.remove()
      rmSync(context, { recursive: true, force: true })
    }
  }, 300_000)

  it('holds no package of development and no test', () => {
    const inside = (path: string) => existsSync(join(image.root, image.workdir, path))
    expect(inside('node_modules/react/package.json')).toBe(true)
    for (const path of [
      'node_modules/vite',
      'node_modules/vitest',
      'node_modules/drizzle-kit',
      'node_modules/typescript',
      'tests',
      '.git',
    ])
      expect(inside(path), path).toBe(false)
    const files = readdirSync(join(image.root, image.workdir, 'server'), {
      recursive: true,
      encoding: 'utf8',
    })
    expect(files.filter((name) => name.includes('.test.'))).toEqual([])
    expect(image.notRun.length).toBeGreaterThan(0)
  })

  it('starts, is healthy, serves a page, and ends with 0 on SIGTERM', async () => {
    const data = mkdtempSync(join(tmpdir(), 'cm-data-'))
    const more = {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      DEMO: 'off',
    }
    const server = runInImage(image, image.command, more)
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    const exited = new Promise<number | null>((resolve) => server.once('exit', resolve))
    const isHealthy = () =>
      new Promise<boolean>((resolve) =>
        runInImage(image, image.healthcheck, more).once('exit', (code) => resolve(code === 0)),
      )
    for (let tries = 0; tries < 120 && server.exitCode === null && !(await isHealthy()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 500))
    expect([server.exitCode, said]).toEqual([null, ''])
    const page = await fetch(`http://127.0.0.1:${more.PORT}/`)
    expect([page.status, (await page.text()).includes('Chọn Máy')]).toEqual([200, true])
    expect((await fetch(`http://127.0.0.1:${more.PORT}/thiet-ke`)).status).toBe(404)
    server.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(await isHealthy()).toBe(false)
    rmSync(data, { recursive: true, force: true })
  })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
