import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const SAID = `Running 8s test @ http://127.0.0.1:3000/
  2 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.40ms    2.01ms  36.20ms   93.29%
    Req/Sec     8.10k     1.12k   10.61k    68.75%
  Latency Distribution
     50%  820.00us
     75%    1.31ms
     90%    2.73ms
     99%   10.10ms
  129040 requests in 8.01s, 3.52GB read
Requests/sec:  16110.24
Transfer/sec:    450.11MB
`

test('what wrk prints is read', () =>
  expect(readWrk(SAID)).toEqual({
    requests: 129_040,
    requestsPerSecond: 16_110.24,
    p50Ms: 0.82,
    p99Ms: 10.1,
    failed: 0,
  }))

test('what failed is counted', () =>
  expect(
    readWrk(
      SAID.replace(
        'Requests/sec',
        '  Socket errors: connect 0, read 3, write 0, timeout 2\n  Non-2xx or 3xx responses: 7\nRequests/sec',
      ),
    ).failed,
  ).toBe(12))

test('anything else is no figure', () => expect(() => readWrk('unable to connect')).toThrow('wrk said'))
