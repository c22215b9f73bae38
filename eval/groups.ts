import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readYaml } from '#content/read.ts'
import { groupFile } from './expectation.ts'
import type { EvalCase } from './expectation.ts'

/** A group of cases; `floor` is the share that must pass, or the evaluation fails. */
export type Group = { name: string; floor: number; cases: readonly EvalCase[] }

const FOLDER = fileURLToPath(new URL('cases/', import.meta.url))

/** Every group, by the name of its file. */
export const GROUPS: readonly Group[] = readdirSync(FOLDER)
  .sort()
  .map((file) => readYaml(FOLDER + file, groupFile))
  .map(({ group: name, floor, cases }) => ({ name, floor, cases }))
