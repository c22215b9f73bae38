import type { Plugin } from 'vite'
import { contentModule } from './read.ts'

/** Makes the YAML files of this folder modules; a file of another shape than its own fails the build. */
export const content: Plugin = {
  name: 'content',
  load: { filter: { id: /\/content\/.*\.yaml$/ }, handler: (id) => contentModule(id) },
}
