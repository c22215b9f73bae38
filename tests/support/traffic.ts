/** What visitors got while something happened. */
export type Seen = {
  asked: number
  /** What was not answered with 200, as status or the name of the error. */
  failed: string[]
  /** From the first failure to the answer that came after the last one, in ms; 0 where nothing failed. */
  awayMs: number
  /** The longest that one of them waited for a whole answer, in ms. */
  longestMs: number
}

const PAUSE_MS = 15

/**
 * Several visitors ask for pages in turn, one request after the other, until they are stopped.
 * @param paths asked for in turn
 */
export function traffic(url: string, paths: readonly string[], visitors = 4): { stop(): Promise<Seen> } {
  const over = new AbortController()
  const answers: { at: number; took: number; failure: string | null }[] = []
  const visitor = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn += 1) {
      const started = performance.now()
      const failure = await ask(url + (paths[turn % paths.length] ?? '/'))
      const at = performance.now()
      answers.push({ at, took: at - started, failure })
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const working = Promise.all(Array.from({ length: visitors }, (_, first) => visitor(first)))
  return {
    async stop() {
      over.abort()
      await working
      const failures = answers.filter(({ failure }) => failure !== null)
      const [first, last] = [failures[0]?.at ?? 0, failures.at(-1)?.at ?? 0]
      const back = answers.find(({ at, failure }) => failure === null && at > last)?.at ?? Infinity
      return {
        asked: answers.length,
        failed: failures.map(({ failure }) => failure ?? ''),
        longestMs: Math.round(Math.max(...answers.map(({ took }) => took))),
        awayMs: failures.length === 0 ? 0 : Math.round(back - first),
      }
    },
  }
}

/** @returns what went wrong; null for a whole answer of 200 */
async function ask(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { headers: { Connection: 'close' } })
    await answer.arrayBuffer()
    return answer.status === 200 ? null : `${answer.status} ${new URL(address).pathname}`
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code ?? String(error)
  }
}
