import { chartTableTexts } from './chart-texts.ts'

type ChartTableProps = { title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

/** The figures of a picture, for users who prefer to read them or can't see it. */
export function ChartTable({ title, heads, rows }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary>
        {chartTableTexts.showAsATable}
        <span className="sr-only">: {title}</span>
      </summary>
      <table className="chart-figures">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, place) => (
                <td key={heads[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
