import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { TableWaitingRows } from './table-waiting-rows.tsx'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned tabular figures. */
  isNumeric?: boolean
}

export type TableProps<Row> = {
  /** Names the table for assistive technology. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode
  /** A note above the table; existing rows stay. */
  error?: ReactNode
  isLoading?: boolean
  className?: string
}

/** A table of records; under 900 px each row becomes a stack of labelled values, so that it never scrolls sideways. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  error,
  isLoading = false,
  className,
}: TableProps<Row>) {
  const isEmpty = rows.length === 0 && !isLoading
  return (
    <div className={joinClasses('grid gap-4', className)}>
      {error}
      <table aria-busy={isLoading || undefined} className="w-full border-collapse text-small max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={joinClasses(
                  'sticky top-0 z-raised h-12 border-b border-border bg-surface px-3 text-micro font-bold text-text-2',
                  column.isNumeric ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {isLoading && rows.length === 0 && <TableWaitingRows columnCount={columns.length} />}
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="transition-colors hover:bg-surface-2 max-md:block max-md:rounded-4 max-md:border max-md:border-border max-md:px-4 max-md:py-2"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.header}
                  className={joinClasses(
                    'h-14 border-border px-3 py-2 md:border-b',
                    'max-md:flex max-md:h-auto max-md:min-h-11 max-md:items-center max-md:justify-between max-md:gap-4 max-md:px-0 max-md:text-right',
                    'max-md:before:text-left max-md:before:font-bold max-md:before:text-text-2 max-md:before:content-[attr(data-label)]',
                    column.isNumeric && 'text-right tabular-nums',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && empty}
    </div>
  )
}
