import { isUuid } from '../ids/is-uuid.ts'

/** The row after which the next page of a list begins, where rows are ordered by time and id. */
export type ListPlace = { at: Date; id: string }

function writePlace({ at, id }: ListPlace): string {
  return `${at.toISOString()} ${id}`
}

/** Undefined for a cursor that we did not write: the list then starts from the beginning. */
export function readPlace(text: string | undefined, isId: (id: string) => boolean = isUuid): ListPlace | undefined {
  const [moment = '', id = ''] = text?.split(' ') ?? []
  const at = new Date(moment)
  return isId(id) && !Number.isNaN(at.getTime()) ? { at, id } : undefined
}

/** A page of rows, of which one more was queried than fits, and the cursor of the next page. */
export function pageOf<Row>(
  found: readonly Row[],
  most: number,
  placeOf: (row: Row) => ListPlace,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, most)
  const last = found.length > rows.length ? rows.at(-1) : undefined
  return { rows, next: last ? writePlace(placeOf(last)) : null }
}
