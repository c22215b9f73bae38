// Ends with 0 where the server of this container or machine accepts visitors, else with 1: for health checks.
const port = process.env.PORT || 3000
const named = process.env.HOST || '127.0.0.1'
const host = named === '0.0.0.0' || named === '::' ? '127.0.0.1' : named.includes(':') ? `[${named}]` : named
const answer = await fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
)
process.exit(answer?.ok ? 0 : 1)
