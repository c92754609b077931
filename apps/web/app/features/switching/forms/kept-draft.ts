import { readStored, removeStored, writeStored } from '../../../browser/storage.ts'
import type { FormName } from './form-list.ts'

const key = (switchId: string, form: FormName) => `mowatt.switch.draft.${switchId}.${form}` as const

/** Never stored in a browser, not even for a reload: the bank account, and whether somebody is ill. */
const NEVER_KEPT: readonly string[] = ['account_name', 'sort_code', 'account_number', 'has_special_needs']

/** Unsaved values of a form, kept for a reload of the page or a visit to another one. */
export function keepDraft(switchId: string, form: FormName, typed: FormData): void {
  const kept = [...typed].filter(([name, value]) => typeof value === 'string' && !NEVER_KEPT.includes(name))
  if (kept.length > 0) writeStored('session', key(switchId, form), JSON.stringify(Object.fromEntries(kept)))
}

export function keptDraft(switchId: string, form: FormName): Readonly<Record<string, string>> {
  try {
    const kept = JSON.parse(readStored('session', key(switchId, form)) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function forgetDraft(switchId: string, form: FormName): void {
  removeStored('session', key(switchId, form))
}
