import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { MODULES, contentModule } from './read.ts'

// node --import ./content/register.ts: what the Vite plugin does, for scripts that Node runs as they stand.
registerHooks({
  resolve: (specifier, context, next) =>
    MODULES.has(specifier) ? { url: specifier, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const made = MODULES.get(url)
    if (!made && !url.endsWith('.yaml')) return next(url, context)
    const source = made ? made() : contentModule(fileURLToPath(url))
    return { format: 'module', source, shortCircuit: true }
  },
})
