import type { ServerResponse } from 'node:http'

/** What proxies call a request whose visitor left before the answer. */
const LEFT = 499

/** A connection that may be there: pages that are kept are made for nobody in particular. */
type Bound = { outgoing?: Pick<ServerResponse, 'destroyed' | 'writableFinished'> }

/** Whether whoever asked has gone before the answer was sent. */
export function hasLeft({ env }: { env: unknown }): boolean {
  const outgoing = (env as Bound | undefined)?.outgoing
  return outgoing !== undefined && outgoing.destroyed && !outgoing.writableFinished
}

/**
 * The status by which log, metrics and traces know an answer. Work that is broken off because nobody waits for it ends in whatever
 * status its route gives an error: that is no failure of the server.
 */
export function toldStatus(c: { env: unknown; res: Response }): number {
  return hasLeft(c) ? LEFT : c.res.status
}
