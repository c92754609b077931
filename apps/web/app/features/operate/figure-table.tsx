import { Table, type TableColumn } from '@mowatt/ui'
import { useId } from 'react'

type FigureTableProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  title: string
  text?: string
  /** Said instead of an empty table. */
  empty: string
}

/** A titled panel with figures, or why there are none. */
export function FigureTable<Row>({ title, text, empty, rows, columns, rowKey }: FigureTableProps<Row>) {
  const id = useId()
  return (
    <section className="ops-panel" aria-labelledby={id}>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {text && <p className="text-small text-text-2">{text}</p>}
      {rows.length === 0 ? (
        <p className="text-small text-text-3">{empty}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </section>
  )
}
