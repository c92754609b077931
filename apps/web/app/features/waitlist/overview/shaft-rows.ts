import { ordinal } from './ordinal.ts'
import { shaftRowsTexts } from './overview-texts.ts'

export type Prize = { first: number; last: number; prize: string; isDraw: boolean }
export type ShaftRow = { places: string; prize: string; isYou: boolean }

/** The prizes from the top down, with the entrant at the height of their place in the competition. */
export function shaftRows(prizes: readonly Prize[], place: number | undefined, isOpen: boolean): ShaftRow[] {
  const rows = prizes.map(({ first, last, prize }) => ({
    places: first === last ? `${first}` : `${first}-${last}`,
    prize,
    isYou: false,
  }))
  if (place === undefined) return rows
  const at = prizes.findIndex(({ last }) => last >= place)
  const you = { places: '', prize: wordsFor(place, prizes[at], isOpen), isYou: true }
  return at === -1 ? [...rows, you] : rows.toSpliced(at, 0, you)
}

function wordsFor(place: number, prize: Prize | undefined, isOpen: boolean): string {
  const you = shaftRowsTexts.you(ordinal(place))
  if (!isOpen || !prize) return you
  return prize.isDraw ? shaftRowsTexts.inDraw(you) : shaftRowsTexts.prizePlace(you)
}
