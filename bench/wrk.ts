import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What came of asking for one address for some seconds. Times in ms. */
export type Asked = {
  requests: number
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
}

/** Whether the machine has wrk, which asks faster than any server of ours answers (Debian: `apt-get install wrk`). */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined

/** Asks for an address with wrk, over and over. @throws where it is not installed or says something else */
export async function askWithWrk(
  url: string,
  {
    connections,
    seconds,
    headers,
  }: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<Asked> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const threads = Math.min(2, connections)
  const { stdout } = await run('wrk', [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '--latency',
    ...given,
    url,
  ])
  return readWrk(stdout)
}

const IN_US: Readonly<Record<string, number>> = { us: 1, ms: 1_000, s: 1_000_000, m: 60_000_000 }

/** What wrk prints, as figures. */
export function readWrk(text: string): Asked {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN)
  const percentile = (which: string) => {
    const [, value = '', unit = ''] =
      new RegExp(`^\\s+${which}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(text) ?? []
    return (Number(value || Number.NaN) * (IN_US[unit] ?? Number.NaN)) / 1_000
  }
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? '0'
  const asked = {
    requests: number(/(\d+) requests in /),
    requestsPerSecond: number(/^Requests\/sec:\s+([\d.]+)$/m),
    p50Ms: percentile('50'),
    p99Ms: percentile('99'),
    failed: [...errors, refused].reduce((sum, count) => sum + Number(count), 0),
  }
  if (Number.isNaN(asked.requests)) throw new Error(`wrk said: ${text}`)
  return asked
}
