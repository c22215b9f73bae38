/** An event of a server-sent stream: its name ('message' unless said) and its data, lines joined by \n. */
export type StreamEvent = { event: string; data: string }

/** The longest event that is read, in characters: whole answers stay far below. */
const LONGEST_EVENT = 500_000

/**
 * Reads server-sent events as the standard says, from pieces cut anywhere: \n, \r\n and \r end lines, a line that begins
 * with a colon is a comment, an empty line ends an event, an event without data is none.
 * @returns the function that takes the next piece
 * @throws RangeError when an event is longer than any answer
 */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []
  let length = 0
  let isFirst = true
  let afterReturn = false

  const end = () => {
    if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') })
    event = ''
    data = []
    length = 0
  }
  const read = (line: string) => {
    if (line === '') return end()
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    length += value.length
    if (length > LONGEST_EVENT) throw new RangeError('An event of the stream is too long.')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return (piece) => {
    if (piece === '') return
    let text = isFirst ? piece.replace(/^\uFEFF/, '') : piece
    isFirst = false
    // The \n of a \r\n that was cut in two: its line has ended already.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = piece.endsWith('\r')
    const lines = (rest + text).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_EVENT) throw new RangeError('A line of the stream is too long.')
    for (const line of lines) read(line)
  }
}
