import { ordinal } from './ordinal.ts'

export type Prize = { places: string; prize: string }
export type ShaftRow = Prize & { isYou: boolean }

const DRAW: Prize = { places: '16-100', prize: 'Draw: five £20 vouchers' }

/** The prizes from the top down, with whoever looks at the height of their place. */
export function shaftRows(prizes: readonly Prize[], rank: number | undefined, isOpen: boolean): ShaftRow[] {
  const rows = [...prizes, DRAW].map((prize) => ({ ...prize, isYou: false }))
  if (rank === undefined) return rows
  const at = rows.findIndex(({ places }) => lastOf(places) >= rank)
  const you = { places: '', prize: wordsFor(rank, rows[at], isOpen), isYou: true }
  return at === -1 ? [...rows, you] : rows.toSpliced(at, 0, you)
}

function wordsFor(rank: number, row: Prize | undefined, isOpen: boolean): string {
  const you = `You: ${ordinal(rank)}`
  if (!isOpen || !row) return you
  return row.places === DRAW.places ? `${you}, in the draw` : `${you}, a prize place`
}

function lastOf(places: string): number {
  return Number(places.split('-').at(-1))
}
