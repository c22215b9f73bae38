import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'

/** What a call sent, and how it ended. */
export type ModelRequest = {
  authorization: string | undefined
  body: {
    model: string
    stream: boolean
    messages: { role: string; content: unknown }[]
    tools?: { function: { name: string } }[]
  }
  /** Resolves when the caller closed the connection before the answer was whole. */
  left: Promise<void>
}

/** How the server answers a call. */
export type Reply = (response: ServerResponse, request: ModelRequest) => void | Promise<void>

/** A model that says what a test tells it to. */
export type ModelServer = {
  /** To be used as LLM_BASE_URL. */
  baseUrl: string
  requests: ModelRequest[]
  /** The replies to the next calls, one each; the last one answers all that follow. */
  reply(...replies: [Reply, ...Reply[]]): void
  close(): Promise<void>
}

/** Starts a server on a free port of this machine that speaks OpenAI's chat completions. */
export async function openModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let replies: Reply[] = [says('Xin chào.')]
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
    incoming.on('end', () => {
      const left = new Promise<void>((resolve) => {
        response.on('close', () => {
          if (!response.writableFinished) resolve()
        })
      })
      const { authorization } = incoming.headers
      const request: ModelRequest = { authorization, body: JSON.parse(text) as ModelRequest['body'], left }
      requests.push(request)
      const [next = says('')] = replies
      if (replies.length > 1) replies = replies.slice(1)
      void next(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: (...given) => void (replies = given),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const HEADERS = { 'Content-Type': 'text/event-stream' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const chunk = (delta: object, more: object = {}, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', model: 'double', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`

type Said = {
  usage?: { prompt_tokens: number; completion_tokens: number } | null
  citations?: string[]
  searchResults?: { url: string; title: string }[]
  finish?: string
}

const USAGE = { prompt_tokens: 1_000, completion_tokens: 100 }

/** Streams a text in small pieces, with usage and citations as Perplexity sends them. */
export function says(
  text: string,
  { usage = USAGE, citations, searchResults, finish = 'stop' }: Said = {},
): Reply {
  return (response) => {
    const more = {
      ...(citations ? { citations } : {}),
      ...(searchResults ? { search_results: searchResults } : {}),
    }
    response.writeHead(200, HEADERS)
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ content: piece }, more))
    response.write(chunk({}, { ...more, ...(usage ? { usage } : {}) }, finish))
    response.end('data: [DONE]\n\n')
  }
}

/** Calls a tool; the next call gets its result. */
export function callsTool(name: string, input: object): Reply {
  return (response) => {
    response.writeHead(200, HEADERS)
    const call = {
      index: 0,
      id: 'call_1',
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }
    response.write(chunk({ tool_calls: [call] }))
    response.write(chunk({}, { usage: USAGE }, 'tool_calls'))
    response.end('data: [DONE]\n\n')
  }
}

/** Answers with an error of the endpoint. */
export function refuses(status: number): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `secret details of ${status}`, type: 'x' } }))
  }
}

/** Says something, or nothing, and then no more, with the connection open. */
export function stallsAfter(text: string): Reply {
  return (response) => {
    response.writeHead(200, HEADERS)
    if (text !== '') response.write(chunk({ content: text }))
    else response.flushHeaders()
  }
}

/** Says something and breaks the connection. */
export function cutsAfter(text: string): Reply {
  return async (response) => {
    response.writeHead(200, HEADERS)
    response.write(chunk({ content: text }))
    await pause(30)
    response.destroy()
  }
}

/** Says the same without end, until the caller leaves. */
export function floods(text: string): Reply {
  return async (response) => {
    response.writeHead(200, HEADERS)
    while (!response.destroyed) {
      for (let n = 0; n < 50; n++) response.write(chunk({ content: text }))
      await pause(1)
    }
  }
}

/** One line without end: nothing a reader of lines could ever take apart. */
export function floodsOneLine(): Reply {
  return async (response) => {
    response.writeHead(200, HEADERS)
    while (!response.destroyed) {
      response.write(`data: ${'x'.repeat(100_000)}`)
      await pause(1)
    }
  }
}

/** Says what is no event of a chat. */
export function garbage(): Reply {
  return (response) => {
    response.writeHead(200, HEADERS)
    response.end('data: {"choices": [{"delta": \n\ndata: <html>\n\n')
  }
}

/** Answers in one piece although a stream was asked for. */
export function saysAtOnce(text: string): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content: text } }] }),
    )
  }
}
