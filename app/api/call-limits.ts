/** Writes one person or tool may make. */
export const WRITES = { name: 'write', hits: 600, seconds: 5 * 60 }
/** Calls of all tools of the MCP server one visitor may make; the advisor counts its own besides. */
export const TOOL_CALLS = { hits: 120, seconds: 5 * 60 }
/** Judgements of answers: more than a reader says in an hour, every change of mind included. */
export const FEEDBACK = { hits: 60, seconds: 60 * 60 }
/** Largest body of a form or a JSON call, in bytes. */
export const BODY_LIMIT = 64 * 1024
