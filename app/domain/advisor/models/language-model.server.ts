import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { citationsIn } from './citations.ts'

/** Where a model is. */
export type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string }

/** Most bytes read of one answer of an endpoint; a longer one is none of a chat. */
const MAX_BYTES = 2_000_000

/** The name under which what an endpoint says beside its text is kept. */
export const METADATA = 'chonMay'

/** A model of any endpoint that speaks OpenAI's chat completions. */
export function languageModel({ baseUrl, apiKey, model }: Endpoint): LanguageModel {
  const provider = createOpenAICompatible({
    name: METADATA,
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    includeUsage: true,
    fetch: boundedFetch,
    metadataExtractor: {
      extractMetadata: async ({ parsedBody }) => ({ [METADATA]: { citations: citationsIn(parsedBody) } }),
      createStreamExtractor: () => {
        let citations = citationsIn(null)
        return {
          processChunk(parsedChunk) {
            const named = citationsIn(parsedChunk)
            if (named.length > 0) citations = named
          },
          buildMetadata: () => ({ [METADATA]: { citations } }),
        }
      },
    },
  })
  return provider.chatModel(model)
}

/** Perplexity searches the web by itself and takes no tools of ours. */
export function takesTools({ baseUrl }: Endpoint): boolean {
  return !new URL(baseUrl).hostname.endsWith('perplexity.ai')
}

/** Never follows a redirect with the key, and reads no more than a chat's answer can be. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let read = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      read += bytes.byteLength
      if (read > MAX_BYTES) controller.error(new Error('the endpoint sends without end'))
      else controller.enqueue(bytes)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers })
}
