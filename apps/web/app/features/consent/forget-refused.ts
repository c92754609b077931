import type { Choices } from '../../browser/consent/consent-record.ts'
import { storedThings } from '../../browser/consent/stored-things.ts'

/** Removes from this browser whatever belongs to a purpose that was refused. */
export function forgetRefused(choices: Choices): void {
  for (const { key, place, category } of storedThings) {
    if (category === 'necessary' || choices[category]) continue
    if (place === 'local') removeMatching(localStorage, key)
    else if (place === 'session') removeMatching(sessionStorage, key)
    else document.cookie = `${key}=; path=/; max-age=0`
  }
}

function removeMatching(storage: Storage, pattern: string): void {
  const [start = '', end = ''] = pattern.split('*')
  for (const key of Object.keys(storage)) {
    const fits = pattern.includes('*') ? key.startsWith(start) && key.endsWith(end) : key === pattern
    if (fits) storage.removeItem(key)
  }
}
