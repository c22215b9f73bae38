import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pressActions, typeActions } from './tab.ts'
import type { Engine, Size, Tab } from './tab.ts'

/**
 * Starts WebKitGTK on a screen of its own, driven by WebDriver.
 * @param driver the program WebKitWebDriver
 * @param browser the program MiniBrowser
 */
export async function startWebKit(driver: string, browser: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const home = mkdtempSync(join(tmpdir(), 'cm-webkit-'))
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8' },
  })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`)
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      timeouts: { script: LONGEST_COMMAND_MS / 2, pageLoad: LONGEST_COMMAND_MS },
    },
  }
  return {
    async newTab(size) {
      const { sessionId } = await twice(() =>
        ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities }),
      )
      const tab = webKitTab(`${address}/session/${sessionId}`)
      await tab.resize(size)
      return tab
    },
    async close() {
      await ended(service)
      await ended(screen)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function webKitTab(session: string): Tab {
  const post = (path: string, body: object = {}) => ask<unknown>('POST', session + path, body)
  const perform = async (actions: object[]) => void (await post('/actions', { actions }))
  const run: Tab['run'] = async (inPage, ...args) => {
    const answer = await ask<{ value?: string; error?: string }>('POST', `${session}/execute/async`, {
      script: `const done = arguments[1]
        Promise.resolve().then(() => (${inPage.toString()})(...JSON.parse(arguments[0]))).then(
          (value) => done({ value: JSON.stringify(value ?? null) }),
          (error) => done({ error: String(error) }))`,
      args: [JSON.stringify(args)],
    })
    if (answer.value === undefined) throw new Error(answer.error)
    return JSON.parse(answer.value)
  }
  return {
    open: async (url) => void (await twice(() => post('/url', { url }))),
    reload: async () => void (await twice(() => post('/refresh'))),
    back: async () => void (await post('/back')),
    run,
    pressAt: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    async resize({ width, height }: Size) {
      // The window has a bar above the page.
      const bar = await run(() => outerHeight - innerHeight)
      await post('/window/rect', { x: 0, y: 0, width, height: height + bar })
    },
    close: async () => void (await ask('DELETE', session)),
  }
}

/** How long the driver may take over one command, in ms. Now and then it never answers one; the next it does. */
const LONGEST_COMMAND_MS = 40_000

/** One command of WebDriver. @throws Error with what the driver says of it, or when it says nothing */
async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LONGEST_COMMAND_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.message}`)
  return value
}

/** Gives a command that does the same however often it is given a second chance. */
const twice = <Value>(command: () => Promise<Value>): Promise<Value> => command().catch(command)

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve) => createInterface(stream).once('line', resolve))
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${url}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}
