/** A value of JSON-LD; what is undefined is left out. */
type Value = string | number | boolean | undefined | Node | readonly Value[] | { '@id': string }

/** A schema.org thing. */
export type Node = { '@type': string } & { [name: string]: Value }

/** The things of a page as one JSON-LD document, safe inside a script element: never HTML-escaped, only as JSON allows. */
export function serialise(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
