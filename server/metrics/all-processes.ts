import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Registry } from 'prom-client'

/** Asks the process that started this one for the figures of all; answered by `answerWorkers` in workers.ts. */
export type FiguresWanted = { figures: 'wanted'; id: number }
export type FiguresOfAll = { figures: string | null; of: number }

let asked = 0

/** Lets the figures of this process be asked for by the one that started it. */
export function shareFigures(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  // It begins to listen for questions.
  void new AggregatorRegistry()
}

/** The figures of the server as Prometheus' text: those of all its processes, added up. @throws where one does not answer */
export function allFigures(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics()
  const id = (asked += 1)
  return new Promise((resolve, reject) => {
    const onMessage = (message: FiguresOfAll | object) => {
      if (!('of' in message) || message.of !== id) return
      process.off('message', onMessage)
      if (message.figures === null) reject(new Error('a process of the server did not tell its figures'))
      else resolve(message.figures)
    }
    process.on('message', onMessage)
    process.send?.({ figures: 'wanted', id } satisfies FiguresWanted)
  })
}
