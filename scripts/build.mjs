// npm run build: the site as it is served. Runs within npm, which puts the project's own Node and programs first.
import { markBuilt, must } from './project.mjs'

must('react-router', ['build'], { env: { ...process.env, NODE_ENV: 'production' } })
must('node', ['scripts/compress.ts'])
markBuilt()
