import { useId } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { countedTableTexts } from './insights-texts.ts'

type CountedTableProps = {
  title: string
  /** The heading of the first column. */
  first: string
  counts?: readonly [string, string]
  rows: readonly { name: string; visitors: number; views: number }[]
  empty?: string
}

/** Names with how many visitors and how often, most first; a bar behind each shows its share of the first. */
export function CountedTable({ title, first, counts, rows, empty = countedTableTexts.nothing }: CountedTableProps) {
  const id = useId()
  const most = rows[0]?.visitors ?? 1
  const [who, often] = counts ?? [countedTableTexts.visitors, countedTableTexts.views]
  return (
    <section className="ops-panel" aria-labelledby={id}>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-text-2">{empty}</p>
      ) : (
        <table className="ops-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{who}</th>
              <th scope="col">{often}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, visitors, views }) => (
              <tr key={name}>
                <th scope="row">
                  <meter className="ops-share" value={visitors} max={most} aria-hidden />
                  <span>{name}</span>
                </th>
                <td>{inThousands(visitors)}</td>
                <td>{inThousands(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
