import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  serverBuildFile: '[name].js',
  // Emptied before it is filled: never the folder that a site runs from (scripts/build.mjs).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/.next',
} satisfies Config
