// npm start and npm run dev: install, build, then hand over to the server under the project's own Node.
import { spawn } from 'node:child_process'
import {
  build,
  builtServer,
  install,
  node,
  root,
  serverEnvironment,
  serverFlags,
  sourceServer,
} from './project.mjs'

/** How soon it is noticed that npm was ended, in ms. */
const PARENT_SEEN_MS = 500

const development = process.argv.includes('--dev')
install()
if (!development) build()

const server = spawn(
  node,
  [...serverFlags, ...(development ? sourceServer : [builtServer, ...process.argv.slice(2)])],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...serverEnvironment, ...process.env, NODE_ENV: development ? 'development' : 'production' },
  },
)
let isEnding = false
function end(signal) {
  isEnding = true
  server.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal))
// npm tells its end to the shell between, which goes without telling anybody: that it is gone is all that is noticed here.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === parent || isEnding || end('SIGTERM'), PARENT_SEEN_MS)
server.on('exit', (code) => process.exit(code ?? 1))
