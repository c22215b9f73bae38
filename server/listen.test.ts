import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenSocket, listen } from './listen.ts'
import type { Site } from './site.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const fetch = async (request: Request) =>
    new Response(request.method === 'PUT' ? `read '${await request.text()}'` : 'here')
  const site = { fetch } as unknown as Site
  server = await listen(site, { host: '127.0.0.1', port: 0 })
})
afterAll(() => void server.close())

/** What the server answers to bytes as they are. */
const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (said += String(data)))
    socket.on('close', () => resolve(said)).on('error', reject)
  })

it.each(['//', '/%', '/%E0%A4%A', '///x', '/admin/products/import%'])(
  'an address that is none does not end the server: %s',
  async (path) => {
    await send(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nConnection: close\r\n\r\na`)
    expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('here')
  },
)

it.each([
  ['none', '', ''],
  ['an empty one', 'Content-Length: 0\r\n', ''],
  ['one of three letters', 'Content-Length: 3\r\n', 'abc'],
])('a body that is read is there: %s', async (_, header, body) => {
  const head = `PUT / HTTP/1.1\r\nHost: x\r\n${header}Connection: close\r\n\r\n`
  expect(await send(head + body)).toContain(`read '${body}'`)
})

it.each([
  ['one socket for this process', { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' }, 3],
  ['one for the process that started this one', { LISTEN_PID: String(process.ppid), LISTEN_FDS: '1' }, null],
  ['none', {}, null],
  ['an empty list', { LISTEN_PID: String(process.pid), LISTEN_FDS: '0' }, null],
])('takes from systemd %s', (_, variables, fd) => {
  expect(givenSocket(variables)).toBe(fd)
})
