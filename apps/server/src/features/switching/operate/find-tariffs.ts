import type { ConsoleFinder } from '../../operators/public.ts'
import { currentCatalogue, currentExports } from '../current-catalogue.ts'

/** By a part of a tariff's or its supplier's name. */
export const tariffFinder: ConsoleFinder = {
  page: 'tariffs',
  find(_ctx, words, most) {
    const wanted = words.toLowerCase()
    const found = [...currentCatalogue(), ...currentExports()].filter(({ name, supplier }) =>
      `${supplier} ${name}`.toLowerCase().includes(wanted),
    )
    return Promise.resolve(
      found.slice(0, most).map(({ name, supplier }) => ({
        title: name,
        detail: supplier,
        path: `/operate/tariffs?${new URLSearchParams({ supplier }).toString()}`,
      })),
    )
  },
}
