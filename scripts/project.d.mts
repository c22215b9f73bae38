/** What the server's Node is started with. */
export const serverFlags: readonly string[]
/** The server that the build makes. */
export const builtServer: string
