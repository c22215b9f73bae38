import { describe, expect, it } from 'vitest'
import { rememberedByConnection, visitorAddress, visitorHash } from './visitor.ts'

describe('visitorAddress', () => {
  it.each([
    ['no proxy: the header is not believed', '203.0.113.5', '1.1.1.1', 0, '203.0.113.5'],
    ['one proxy: what it added', '10.0.0.1', '1.1.1.1, 203.0.113.5', 1, '203.0.113.5'],
    ['two proxies: what the outer one added', '10.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2', 2, '203.0.113.5'],
    ['fewer entries than proxies', '10.0.0.1', '203.0.113.5', 3, '203.0.113.5'],
    ['no header', '203.0.113.5', undefined, 1, '203.0.113.5'],
  ])('%s', (_, socket, header, proxies, address) => {
    expect(visitorAddress(socket, header, proxies)).toBe(address)
  })
})

describe('visitorHash', () => {
  it('is the same for the same address and key, and tells nothing without the key', () => {
    expect(visitorHash('203.0.113.5', 'key')).toBe(visitorHash('203.0.113.5', 'key'))
    expect(visitorHash('203.0.113.5', 'key')).not.toBe(visitorHash('203.0.113.5', 'other'))
    expect(visitorHash('203.0.113.5', 'key')).not.toBe(visitorHash('203.0.113.6', 'key'))
  })

  it('counts an IPv6 household by its /64, however the address is written', () => {
    const home = visitorHash('2001:db8:1:2::1', 'key')
    expect(visitorHash('2001:db8:1:2:aaaa:bbbb:cccc:dddd', 'key')).toBe(home)
    expect(visitorHash('2001:db8:1:3::1', 'key')).not.toBe(home)
    expect(visitorHash('::1', 'key')).toBe(visitorHash('0:0:0:0:0:0:0:1', 'key'))
  })
})

it('who asks over a connection is found out once, and anew where another asks over it', () => {
  const found: string[] = []
  const find = rememberedByConnection(({ address, forwarded, agent }) => {
    found.push(`${address} ${forwarded} ${agent}`)
    return found.length
  })
  const [one, other] = [{}, {}]
  const reader = { address: '192.0.2.1', forwarded: undefined, agent: 'Chrome' }
  expect([find(one, reader), find(one, { ...reader })]).toEqual([1, 1])
  expect(find(other, reader)).toBe(2)
  expect(find(one, { ...reader, forwarded: '198.51.100.7' })).toBe(3)
  expect(find(one, { ...reader, agent: 'Googlebot' })).toBe(4)
  expect(find(one, reader)).toBe(5)
})
