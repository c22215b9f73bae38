import { expect, it } from 'vitest'
import { mayWrite } from './same-origin.ts'

const sender = { method: 'POST', host: 'chonmay.example', origin: null, fetchSite: null }

it.each([
  ['a page of ours', { origin: 'https://chonmay.example' }],
  ['a program', {}],
  ['a browser that names no origin, from our page', { fetchSite: 'same-origin' }],
  ['a read from anywhere', { method: 'GET', origin: 'https://evil.example' }],
])('lets %s through', (_, part) => {
  expect(mayWrite({ ...sender, ...part })).toBe(true)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a host that begins like ours', { origin: 'https://chonmay.example.evil.example' }],
  ['another port', { origin: 'https://chonmay.example:8443' }],
  ['a page without an origin', { origin: 'null' }],
  ['a sibling', { fetchSite: 'same-site' }],
  ['another site that hides its origin', { fetchSite: 'cross-site' }],
  ['another site, by PUT', { method: 'PUT', origin: 'https://evil.example' }],
])('refuses %s', (_, part) => {
  expect(mayWrite({ ...sender, ...part })).toBe(false)
})

it('knows the canonical address behind a proxy', () => {
  const behind = { ...sender, host: '10.0.0.5:3000', origin: 'https://chonmay.example' }
  expect(mayWrite(behind, 'chonmay.example')).toBe(true)
  expect(mayWrite(behind)).toBe(false)
})
