import { sayDay, sayFigure } from '@mowatt/tariffs'
import type { ConsoleFinder } from '../operators/public.ts'
import { listFigureRows } from './figure-store.ts'

/** By the words of what a figure is about and its first day, newest first. */
export const figureFinder: ConsoleFinder = {
  page: 'figures',
  async find({ db }, words, most) {
    const wanted = words.toLowerCase().split(/\s+/)
    const found = (await listFigureRows(db))
      .toReversed()
      .map(({ record }) => ({ record, title: sayFigure(record), detail: `From ${sayDay(record.from)}` }))
      .filter(({ title, detail }) => {
        const text = `${title} ${detail}`.toLowerCase()
        return wanted.every((word) => text.includes(word))
      })
    return found.slice(0, most).map(({ record, title, detail }) => {
      const { kind } = record
      const cap = kind === 'cap' && { region: record.region ?? 'GB', payment_method: record.paymentMethod }
      return { title, detail, path: `/operate/figures?${new URLSearchParams({ kind, ...cap }).toString()}` }
    })
  },
}
