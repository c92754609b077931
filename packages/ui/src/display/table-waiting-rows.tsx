import { Skeleton } from '../feedback/skeleton.tsx'

const WAITING_ROWS = ['first', 'second', 'third', 'fourth']

/** Four placeholder rows, so that nothing jumps when the real rows arrive. */
export function TableWaitingRows({ columnCount }: { columnCount: number }) {
  return WAITING_ROWS.map((name) => (
    <tr key={name} aria-hidden className="max-md:block max-md:py-2">
      <td colSpan={columnCount} className="h-14 border-border px-3 md:border-b max-md:block max-md:px-0">
        <Skeleton width={name === 'second' ? 'long' : 'full'} />
      </td>
    </tr>
  ))
}
