import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100

/** CPU time used so far, in ms, from the text of /proc/<pid>/stat: user and system together. */
export function cpuMsOf(stat: string): number {
  // The name in brackets may hold spaces; the fields after it are counted from the state (field 3).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

/** Resident memory in MB from the text of /proc/<pid>/status. */
export function residentMbOf(status: string): number {
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** CPU time a process has used so far, all its threads, in ms. */
export const cpuMs = (pid: number) => cpuMsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number) => residentMbOf(readFileSync(`/proc/${pid}/status`, 'utf8'))
