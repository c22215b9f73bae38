import type { Plugin } from 'vite'
import { KINDS_MODULE, contentModule, kindsModule } from './read.ts'

const KINDS = `\0${KINDS_MODULE}`

/** Makes the YAML files of this folder modules, and all kinds one; a file of another shape than its own fails the build. */
export const content: Plugin = {
  name: 'content',
  resolveId: (id) => (id === KINDS_MODULE ? KINDS : undefined),
  load: {
    filter: { id: [/\/content\/.*\.yaml$/, /virtual:kinds$/] },
    handler: (id) => (id === KINDS ? kindsModule() : contentModule(id)),
  },
}
