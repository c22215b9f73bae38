import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pressActions, typeActions } from './tab.ts'
import type { Engine, Tab } from './tab.ts'

/** Nothing the browser does on its own account, and a profile that asks nobody anything. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'vi-VN',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** Starts Firefox without a window, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'cm-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox stopped with code ${code}.`)))
    createInterface(child.stderr).on('line', (line) => {
      const found = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  const call = await connect(`${address}/session`)
  await call('session.new', { capabilities: {} })
  return {
    async newTab(viewport) {
      const { userContext } = await call('browser.createUserContext', {})
      const { context } = await call('browsingContext.create', { type: 'tab', userContext })
      await call('browsingContext.setViewport', { context, viewport })
      return firefoxTab(call, String(context), userContext)
    },
    async close() {
      child.kill('SIGTERM')
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

type Call = (method: string, params: object) => Promise<Record<string, unknown>>

/** Opens the line to the browser. @returns what sends a command over it and waits for the answer */
async function connect(address: string): Promise<Call> {
  const line = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  line.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve)
    line.addEventListener('error', () => reject(new Error(`No line to ${address}.`)))
  })
  let id = 0
  return async (method, params) => {
    id += 1
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    line.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result
  }
}

type Answer = { id: number } & (
  | { type: 'success'; result: Record<string, unknown> }
  | { type: 'error'; error: string; message: string }
)

function firefoxTab(call: Call, context: string, userContext: unknown): Tab {
  const perform = async (actions: object[]) => void (await call('input.performActions', { context, actions }))
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await call('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await call('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(inPage, ...args) {
      const answer = (await call('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${inPage.toString()})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!answer.result) throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result.value)
    },
    pressAt: (x, y) => perform(pressActions(x, y)),
    type: (text) => perform(typeActions(text)),
    resize: async (viewport) => void (await call('browsingContext.setViewport', { context, viewport })),
    async close() {
      await call('browser.removeUserContext', { userContext })
    },
  }
}
