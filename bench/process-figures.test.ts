import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cpuMsOf, familyCpuMs, residentMbOf } from './process-figures.ts'

test('CPU time is user plus system time, whatever the name in brackets holds', () => {
  const stat = '4242 (node (a) b) S 1 4242 4242 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 11 0 123 456 789'
  expect(cpuMsOf(stat)).toBe(3000)
})

test('resident memory is read in whole MB', () => {
  expect(residentMbOf('Name:\tnode\nVmPeak:\t 9 kB\nVmRSS:\t  307200 kB\n')).toBe(300)
  expect(residentMbOf('Name:\tnode\n')).toBeNaN()
})

test('CPU time of a family holds that of children, of those that have ended, too', async () => {
  const work = 'const until = Date.now() + 150; while (Date.now() < until);'
  const before = familyCpuMs(process.pid)
  const child = spawn(process.execPath, ['-e', work])
  await once(child, 'exit')
  expect(familyCpuMs(process.pid) - before).toBeGreaterThan(50)
})
