// npm run build: the site as it is served. Runs within npm, which puts the project's own Node and programs first.
// --into FOLDER leaves it there, beside the one that may be running (npm run release:pack).
import { parseArgs } from 'node:util'
import { placeBuild } from './place-build.ts'
import { markBuilt, must } from './project.mjs'

const { into } = parseArgs({ options: { into: { type: 'string' } } }).values
const made = into ?? 'build/.next'
must('react-router', ['build'], { env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: made } })
must('node', ['scripts/compress.ts', made])
if (into === undefined) {
  placeBuild(made, 'build')
  markBuilt()
}
