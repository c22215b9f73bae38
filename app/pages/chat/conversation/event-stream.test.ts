import { describe, expect, it } from 'vitest'
import { eventReader } from './event-stream.ts'
import type { StreamEvent } from './event-stream.ts'

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const take = eventReader((event) => events.push(event))
  for (const piece of pieces) take(piece)
  return events
}

const STREAM =
  ': xin chào\n\nevent: sentence\ndata: {"text":"Một.\\n"}\n\n:\n\nevent:answer\ndata: a\ndata:  b\nid: 7\nretry: 9\n\n'
const EVENTS = [
  { event: 'sentence', data: '{"text":"Một.\\n"}' },
  { event: 'answer', data: 'a\n b' },
]

describe('eventReader', () => {
  it.each([
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\r', '\r'],
  ])('reads the same events however a stream is cut, with lines ended by %s', (_, end) => {
    const stream = STREAM.replaceAll('\n', end)
    expect(read(stream)).toEqual(EVENTS)
    expect(read(...stream.split(''))).toEqual(EVENTS)
    for (let cut = 1; cut < stream.length; cut++)
      expect(read(stream.slice(0, cut), '', stream.slice(cut)), String(cut)).toEqual(EVENTS)
  })

  it('takes no event that has no data, or no end', () => {
    expect(read('event: answer\n\n', 'data: a\n')).toEqual([])
    expect(read('data: a')).toEqual([])
  })

  it('names an event without a name as the standard does, and forgets a name after its event', () => {
    expect(read('data: a\n\nevent: x\ndata\n\ndata: b\n\n')).toEqual([
      { event: 'message', data: 'a' },
      { event: 'x', data: '' },
      { event: 'message', data: 'b' },
    ])
  })

  it('leaves out a byte order mark at the start', () => {
    expect(read('\uFEFFdata: a\n\n')).toEqual([{ event: 'message', data: 'a' }])
  })

  it('gives up on an event without end', () => {
    const line = `data: ${'a'.repeat(1_000)}\n`
    expect(() => read(...Array.from({ length: 600 }, () => line))).toThrow(RangeError)
    expect(() => read(...Array.from({ length: 600 }, () => 'a'.repeat(1_000)))).toThrow(RangeError)
  })
})
