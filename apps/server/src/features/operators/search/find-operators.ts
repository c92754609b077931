import { listOperators } from '../operator-store.ts'
import type { ConsoleFinder } from './search-routes.ts'

export const operatorFinder: ConsoleFinder = {
  page: 'operators',
  async find({ db }, words, most) {
    const wanted = words.toLowerCase()
    const found = (await listOperators(db)).filter(({ email }) => email.includes(wanted))
    return found.slice(0, most).map(({ email, role }) => ({ title: email, detail: role, path: '/operate/operators' }))
  },
}
