import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { contentModule } from './read.ts'

// node --import ./content/register.ts: what the Vite plugin does, for scripts that Node runs as they stand.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.yaml')
      ? { format: 'module', source: contentModule(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
})
