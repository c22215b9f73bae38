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
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
