import { createServer } from 'node:http'

// The ceiling of the HTTP benchmark: answers every request with the bytes and headers given as JSON on standard input.
process.stdin.setEncoding('utf8')
let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const { headers, body } = JSON.parse(text) as { headers: Record<string, string>; body: string }
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
