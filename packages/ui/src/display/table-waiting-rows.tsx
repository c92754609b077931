import { Skeleton } from '../feedback/skeleton.tsx'

const WAITING_ROWS = ['first', 'second', 'third', 'fourth']

/** Four rows of bars in the place of the rows to come, so that nothing jumps when they arrive. */
export function TableWaitingRows({ columnCount }: { columnCount: number }) {
  return WAITING_ROWS.map((name) => (
    <tr key={name} aria-hidden className="max-md:block max-md:py-2">
      <td colSpan={columnCount} className="h-14 border-border px-3 md:border-b max-md:block max-md:px-0">
        <Skeleton width={name === 'second' ? 'long' : 'full'} />
      </td>
    </tr>
  ))
}
