import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { KINDS_MODULE, contentModule, kindsModule } from './read.ts'

// node --import ./content/register.ts: what the Vite plugin does, for scripts that Node runs as they stand.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === KINDS_MODULE ? { url: specifier, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    if (url !== KINDS_MODULE && !url.endsWith('.yaml')) return next(url, context)
    const source = url === KINDS_MODULE ? kindsModule() : contentModule(fileURLToPath(url))
    return { format: 'module', source, shortCircuit: true }
  },
})
