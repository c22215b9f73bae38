import { readFileSync } from 'node:fs'
import { readEnv } from '#server/env.ts'
import { checkRelease, ReleaseError } from '#server/release/check.ts'
import { sayStartFailure } from '#server/start-failure.ts'
import { builtServer, serverFlags } from './project.mjs'
import { RELEASE_FILE, releaseSchema } from './release/release.ts'

// Run by deploy/upgrade.sh in the folder of a release that is not switched to yet: whether it would work here. Writes its result to
// standard output, one line a finding; exits with 1 where it must not be switched to.
// Longer than a server may take at the switch: it starts beside the one that serves, and makes its first pages.
const seconds = Number(process.env.CHON_MAY_TRIAL_SECONDS ?? 180)
try {
  const release = releaseSchema.safeParse(JSON.parse(readFileSync(RELEASE_FILE, 'utf8')))
  const machine = `${process.platform}-${process.arch}`
  if (!release.success) throw new ReleaseError(`${RELEASE_FILE} is not that of a release.`)
  if (release.data.platform !== machine)
    throw new ReleaseError(`The release is for ${release.data.platform}, and this machine is ${machine}.`)
  const command = [process.execPath, ...serverFlags, builtServer, '--trial']
  const { pending, ms, readyMs } = await checkRelease(readEnv(process.env), command, seconds * 1_000)
  process.stdout.write(
    pending.length === 0
      ? 'migrations: none\n'
      : `migrations: ${pending.length} (${pending.join(', ')}), tried and taken back in ${ms} ms\n`,
  )
  process.stdout.write(`ready: after ${(readyMs / 1000).toFixed(1)} s on another port\n`)
} catch (error) {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exitCode = 1
}
