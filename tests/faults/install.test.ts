import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/project.mjs'

let folder: string

const write = (path: string, content: object | string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

/** A project of one package for building, which brings its own Node as ours does, with the lock file of npm. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-install-'))
  cpSync(join(root, 'scripts/project.mjs'), join(folder, 'scripts/project.mjs'), { recursive: true })
  write('own-node/package.json', { name: 'own-node', version: '1.0.0', bin: { node: 'node.js' } })
  write('own-node/node.js', '#!/bin/sh\n')
  write('package.json', { name: 'site', version: '1.0.0', devDependencies: { 'own-node': 'file:own-node' } })
  npm('install', '--package-lock-only')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const npm = (...args: string[]) =>
  spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' })

/** Installs as `npm start` does. @returns the exit code, and whether npm was asked at all */
function install(env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "(await import('./scripts/project.mjs')).install()"],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_config_offline: 'true', ...env } },
  )
  return { status, asked: stdout.includes('Installing packages') }
}

const isInstalled = () => existsSync(join(folder, 'node_modules/.bin/node'))

test('what the site is built with is installed where only production is meant to run', () => {
  expect(install({ NODE_ENV: 'production' })).toEqual({ status: 0, asked: true })
  expect(isInstalled()).toBe(true)
})

test('what npm itself is told to leave out is installed all the same', () => {
  expect(install({ npm_config_omit: 'dev' }).status).toBe(0)
  expect(isInstalled()).toBe(true)
})

test('packages that stand there are not installed again', () => {
  install()
  expect(install()).toEqual({ status: 0, asked: false })
})

test('an installation that failed is not remembered as done', () => {
  const manifest = { name: 'site', version: '1.0.0', devDependencies: { 'own-node': 'file:own-node' } }
  write('package.json', { ...manifest, dependencies: { gone: '1.0.0' } })
  expect(install().status).not.toBe(0)
  write('package.json', manifest)
  expect(install()).toEqual({ status: 0, asked: true })
  expect(isInstalled()).toBe(true)
})
