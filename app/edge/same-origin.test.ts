import { expect, test } from 'vitest'
import { isFromElsewhere } from './same-origin.ts'

const request = (headers: Record<string, string>) =>
  new Request('http://chonmay.example/bai-viet/1/thich', { method: 'POST', headers })

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: 'http://chonmay.example' }, false],
  [{ origin: 'https://chonmay.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://chonmay.example.evil.example' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
])('%o: %s', (headers, expected) => expect(isFromElsewhere(request(headers))).toBe(expected))
