import type { ConsoleFinder } from '../../operators/public.ts'
import { listEditions } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'

export const editionFinder: ConsoleFinder = {
  page: 'competition',
  async find({ db, now }, words, most) {
    const wanted = words.toLowerCase()
    const found = (await listEditions(db)).filter(({ id, rules }) =>
      `${id} ${rules.title}`.toLowerCase().includes(wanted),
    )
    return found.slice(0, most).map((edition) => ({
      title: edition.rules.title,
      detail: statusAt(edition, now()),
      path: `/operate/competition?${new URLSearchParams({ id: edition.id }).toString()}`,
    }))
  },
}
