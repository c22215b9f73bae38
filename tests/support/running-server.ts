import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { builtServer } from '../../scripts/project.mjs'

/** The built server in a process of its own. */
export type RunningServer = {
  url: string
  child: ChildProcess
  /** Ends it, if it still runs. @returns its exit code; null where a signal ended it */
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** What it has written: its log, where LOG_LEVEL lets it. */
  said(): string
}

/** A server that did not come up; the message holds its exit code and what it said. */
export class ServerStartError extends Error {
  override name = 'ServerStartError'
}

/** What Node runs a test's server or script with: the embedded database is compiled once, for its best code would not pay for itself. */
export const SHORT_LIVED = ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']

/**
 * Starts the built server on a free port, empty and silent unless `variables` of the environment say otherwise.
 * @param through a program and its arguments that run it, such as a limit on its files
 * @param main what Node runs, the built server without warming up unless told otherwise
 * @throws ServerStartError
 */
export function runServer(
  variables: Record<string, string>,
  through: readonly string[] = [],
  main: readonly string[] = [builtServer, '--cold'],
): Promise<RunningServer> {
  const command = [...through, process.execPath, ...SHORT_LIVED, ...main]
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: '',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /^Chọn Máy: (http:\/\/\S+)/m.exec(text)?.[1]
      if (!url) return
      resolve({
        url,
        child,
        said: () => said,
        stop: (signal) => {
          child.kill(signal)
          return exited
        },
      })
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new ServerStartError(`exit ${code}: ${said}`)))
  })
}
