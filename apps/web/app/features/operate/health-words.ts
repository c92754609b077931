const states: Record<string, string> = {
  arriving: 'Bills being uploaded',
  reading: 'Bills we’re reading',
  read: 'Bills we’ve read',
  stopped: 'Bills someone stopped',
}

export function billStates(state: string): string {
  return states[state] ?? `Bills: ${state}`
}

export function messageReaders(reader: string): string {
  return reader === 'model' ? 'Messages a model read' : 'Messages Mo read alone'
}

/** Null is longer than anything that is measured. */
export function within(ms: number | null): string {
  if (ms === null) return 'over 10 s'
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`
}
