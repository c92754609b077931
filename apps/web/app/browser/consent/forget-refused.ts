import type { Choices } from './consent-record.ts'
import type { RefusableThing } from './stored-things.ts'

/**
 * What may be refused, as the table has it: a line that is missing here, or is not in the table, does not compile. The
 * table itself is not imported, because it has the texts of the page /cookies, which are not needed before the visitor
 * has chosen.
 */
const refusable: Record<RefusableThing, true> = {
  'preferences local mowatt.game': true,
  'statistics local ph_*_posthog': true,
  'statistics session ph_*_posthog': true,
  'statistics session ph_*_window_id': true,
  'statistics session ph_*_primary_window_exists': true,
  'statistics session ph_*_session_registered_properties': true,
  'statistics local __mplssupport__': true,
  'statistics session __support__': true,
  'statistics session mowatt.events': true,
  'statistics local __ph_opt_in_out_*': true,
}

/** Removes everything from this browser that belongs to a refused purpose. */
export function forgetRefused(choices: Choices): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  for (const thing of Object.keys(refusable)) {
    const [category, place, key = ''] = thing.split(' ')
    if (choices[category as keyof Choices]) continue
    if (place === 'cookie') document.cookie = `${key}=; path=/; max-age=0${secure}`
    else removeMatching(place === 'local' ? localStorage : sessionStorage, key)
  }
}

function removeMatching(storage: Storage, pattern: string): void {
  const [start = '', end = ''] = pattern.split('*')
  for (const key of Object.keys(storage)) {
    const fits = pattern.includes('*') ? key.startsWith(start) && key.endsWith(end) : key === pattern
    if (fits) storage.removeItem(key)
  }
}
