import { readFileSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { KINDS } from '#app/kinds/ids.ts'
import { SHAPES, orderFile } from './shapes.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/**
 * Reads a YAML file and holds it to a shape.
 * @throws with the file, the place in it and the reason when it is no YAML or of another shape
 */
export function readYaml<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  try {
    return shape.parse(parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${file}: ${reason}`, { cause: error })
  }
}

/** What a file of this folder holds. @throws as above, and where no shape is known for it */
export function readContent(file: string): unknown {
  const path = relative(FOLDER, file).replaceAll('\\', '/')
  const shape = SHAPES.find(([pattern]) => pattern.test(path))?.[1]
  if (!shape) throw new Error(`${file}: no shape is known for this file`)
  return readYaml(file, shape)
}

/** A module that exports what the file holds. */
export const contentModule = (file: string) => `export default ${JSON.stringify(readContent(file))}`

/** The module of all kinds, each by its key. @throws as above, and where a kind has no file */
export const KINDS_MODULE = 'virtual:kinds'
export const kindsModule = () =>
  `export default ${JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, readContent(kindFileOf(kind))])))}`

/** The module of all wishes, by the key of the kind they are of or 'every_kind'. @throws as above */
export const WISHES_MODULE = 'virtual:wishes'
export const wishesModule = () =>
  `export default ${JSON.stringify(
    Object.fromEntries(
      readdirSync(`${FOLDER}wishes`)
        .toSorted()
        .map((file) => [
          file.replace(/\.yaml$/, '').replaceAll('-', '_'),
          readContent(`${FOLDER}wishes/${file}`),
        ]),
    ),
  )}`

/** The module of all subjects of facts, by the names of their files, in the order of facts/order.yaml. @throws as above */
export const FACTS_MODULE = 'virtual:facts'
export const factsModule = () => {
  const files = readdirSync(`${FOLDER}facts`).map((file) => file.replace(/\.yaml$/, ''))
  const order = readYaml(`${FOLDER}facts/order.yaml`, orderFile)
  const strange = order.find((id) => !files.includes(id))
  if (strange) throw new Error(`${FOLDER}facts/order.yaml: there is no file of '${strange}'`)
  const subjects = new Set([...order, ...files.toSorted()])
  for (const other of ['order', 'sources']) subjects.delete(other)
  return `export default ${JSON.stringify(
    Object.fromEntries([...subjects].map((id) => [id, readContent(`${FOLDER}facts/${id}.yaml`)])),
  )}`
}

/** The module of all well-known models, a list of files. @throws as above */
export const MODELS_MODULE = 'virtual:models'
export const modelsModule = () =>
  `export default ${JSON.stringify(
    readdirSync(`${FOLDER}models`)
      .toSorted()
      .map((file) => readContent(`${FOLDER}models/${file}`)),
  )}`

/** The modules that are made of many files, by their names. */
export const MODULES: ReadonlyMap<string, () => string> = new Map([
  [KINDS_MODULE, kindsModule],
  [WISHES_MODULE, wishesModule],
  [FACTS_MODULE, factsModule],
  [MODELS_MODULE, modelsModule],
])

const kindFileOf = (kind: string) => `${FOLDER}kinds/${kind.replaceAll('_', '-')}.yaml`
