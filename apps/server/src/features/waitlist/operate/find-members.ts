import type { ConsoleFinder } from '../../operators/public.ts'
import { findMembersBy } from './member-search.ts'

export const memberFinder: ConsoleFinder = {
  page: 'members',
  async find({ db }, words, most) {
    const found = await findMembersBy(db, words, most)
    return found.map(({ id, alias, email }) => ({
      title: alias,
      detail: email,
      path: `/operate/members/${encodeURIComponent(id)}`,
    }))
  },
}
