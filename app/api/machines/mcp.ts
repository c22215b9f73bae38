import { addTools } from '#app/api/mcp/tools.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { inEnglish } from '#app/platform/language.server.ts'
import type { Route } from './+types/mcp'

/**
 * A Model Context Protocol server over streamable HTTP, read-only. Without sessions there is no stream to join and none to end:
 * each POST is answered on its own, by any server.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  const server = new McpServer({ name: 'chon-may', version: '1.0.0' })
  addTools(server, context.get(requestContext))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    // Tools are described in English, and so is what is wrong with a call.
    return await inEnglish(() => transport.handleRequest(request))
  } finally {
    await server.close()
  }
}
