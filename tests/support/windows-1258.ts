/** Combining marks that Windows-1258 writes after their letter. */
const MARKS: Readonly<Record<string, number>> = {
  '\u0300': 0xcc,
  '\u0309': 0xd2,
  '\u0303': 0xde,
  '\u0301': 0xec,
  '\u0323': 0xf2,
}

/** Text as Excel on a Vietnamese Windows writes it: Windows-1258, tones as bytes of their own. */
export function asWindows1258(text: string): Uint8Array {
  const byLetter = new Map<string, number>()
  const decoder = new TextDecoder('windows-1258')
  for (let byte = 0; byte < 256; byte += 1) byLetter.set(decoder.decode(Buffer.from([byte])), byte)
  const bytes: number[] = []
  for (const letter of text.normalize('NFC')) {
    const whole = byLetter.get(letter)
    if (whole !== undefined) {
      bytes.push(whole)
      continue
    }
    const parts = Array.from(letter.normalize('NFD'))
    const tone = parts.findIndex((part) => part in MARKS)
    const base = parts
      .filter((_, at) => at !== tone)
      .join('')
      .normalize('NFC')
    bytes.push(byLetter.get(base) ?? 0x3f, MARKS[parts[tone] ?? ''] ?? 0x3f)
  }
  return Buffer.from(bytes)
}
