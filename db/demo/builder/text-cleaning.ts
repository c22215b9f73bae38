const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  sup2: '²',
  sup3: '³',
  deg: '°',
  ndash: '-',
  mdash: '-',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '"',
  rdquo: '"',
}

function decodeEntity(whole: string, body: string): string {
  if (body.startsWith('#')) {
    const code = body[1]?.toLowerCase() === 'x' ? parseInt(body.slice(2), 16) : parseInt(body.slice(1), 10)
    return Number.isFinite(code) && code > 31 ? String.fromCodePoint(code) : ' '
  }
  return NAMED_ENTITIES[body.toLowerCase()] ?? whole
}

/**
 * Text as a page shows it: entities decoded, tags and control characters gone, NFC, single spaces.
 * @param raw any text of a source file
 */
export function cleanText(raw: string): string {
  return raw
    .replace(/u0026/g, '&')
    .replace(/&(#x?[0-9a-f]+|[a-z]+\d?);/gi, decodeEntity)
    .replace(/&(#x?[0-9a-f]+|[a-z]+\d?);/gi, decodeEntity)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cf}\p{Cc}\p{Co}\uFFFD]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Lower case without diacritics: what two spellings of one name share. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}

/** Letters and digits only, folded: equal for 'AQD- D1102G BK' and 'AQD-D1102G.BK'. */
export function codeKey(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}
