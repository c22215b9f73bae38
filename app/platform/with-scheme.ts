/** A host name with a name at its end, and what may follow it in an address. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i

/** An address as somebody typed it: what looks like a host gets https://, anything else stays as it is. */
export function withScheme(typed: string): string {
  const text = typed.trim()
  return HOST.test(text) ? `https://${text}` : text
}
