import type { HomeWatch } from '@mowatt/contract'
import type { WatchRecord } from './watch-store.ts'

/** Null once it was stopped: then nothing is watched, and no address is stored. */
export function wireWatch(watch: WatchRecord | undefined): HomeWatch | null {
  if (!watch || watch.stoppedAt !== null || watch.address.email === null) return null
  return wireAgreed(watch, watch.address.email)
}

export function wireAgreed(watch: WatchRecord, email: string): HomeWatch {
  return {
    state: watch.confirmedAt === null ? 'waiting' : 'on',
    threshold_pence: watch.thresholdPence,
    email,
    agreed_at: watch.agreedAt.toISOString(),
    confirmed_at: watch.confirmedAt?.toISOString() ?? null,
    last_checked_on: watch.lastCheckedOn,
    last_mailed_on: watch.lastMailedOn,
  }
}
