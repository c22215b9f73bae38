/** A value of JSON-LD; what is undefined is left out. */
type Value = string | number | boolean | undefined | Node | readonly Value[] | { '@id': string }

/** A schema.org thing. */
export type Node = { '@type': string } & { [name: string]: Value }

/** The things of a page as one JSON-LD document, safe inside a script element: never HTML-escaped, only as JSON allows. */
export const serialise = (nodes: readonly Node[]): string =>
  `{"@context":"https://schema.org","@graph":[${nodes.map(written).join(',')}]}`

/** A thing that is kept with what its page shows is written once. */
const known = new WeakMap<Node, string>()

function written(node: Node): string {
  const text =
    known.get(node) ??
    JSON.stringify(node).replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  known.set(node, text)
  return text
}
