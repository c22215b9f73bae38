import type { Plugin } from 'vite'
import { MODULES, contentModule } from './read.ts'

/** Makes the YAML files of this folder modules, and all kinds, all wishes, all facts and all well-known models one each; a file of another shape than its own fails the build. */
export const content: Plugin = {
  name: 'content',
  resolveId: (id) => (MODULES.has(id) ? `\0${id}` : undefined),
  load: {
    filter: { id: [/\/content\/.*\.yaml$/, /virtual:(?:kinds|wishes|facts|models)$/] },
    handler: (id) => MODULES.get(id.slice(1))?.() ?? contentModule(id),
  },
}
