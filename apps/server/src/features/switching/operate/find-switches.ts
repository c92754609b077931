import { isUuid } from '../../../platform/ids/is-uuid.ts'
import type { ConsoleFinder } from '../../operators/public.ts'
import { listAgreedSwitches } from './watched-switch-store.ts'

/** By its whole id, as the console and the log show it. */
export const switchFinder: ConsoleFinder = {
  page: 'switches',
  async find({ db, now }, words, most) {
    const id = words.toLowerCase()
    const found = isUuid(id) ? await listAgreedSwitches(db, now(), { id, most }) : []
    return found.map(({ tariffId, state }) => ({
      title: tariffId,
      detail: state.replaceAll('_', ' '),
      path: `/operate/switches?${new URLSearchParams({ id }).toString()}`,
    }))
  },
}
