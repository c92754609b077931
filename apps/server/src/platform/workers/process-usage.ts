import { readFile } from 'node:fs/promises'

export type Usage = { cpuMs: number; memoryMb: number }

const MS_A_TICK = 10

/** The resources used by a process so far, from Linux's statistics; undefined without these, or without the process. */
export async function processUsage(pid: number): Promise<Usage | undefined> {
  try {
    const [stat, memory] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'latin1'),
      readFile(`/proc/${pid}/status`, 'latin1'),
    ])
    // The name in brackets may contain anything; the fields that count come after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(memory)?.[1] ?? 0)
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_A_TICK,
      memoryMb: residentKb / 1024,
    }
  } catch {
    return undefined
  }
}
