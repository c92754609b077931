import type { CostYear } from '@mowatt/contract'
import { useId } from 'react'
import { pounds, wholePounds } from '../../../../shell/app/money-words.ts'
import { ChartTable } from '../../../../shell/chart/chart-table.tsx'
import { yearPartsTexts } from './year-texts.ts'

/** Electricity, gas and standing charges as shares of a bar, distinguished by pattern as well as by colour. */
export function YearParts({ parts }: Pick<CostYear, 'parts'>) {
  const id = useId()
  const charged = parts.filter(({ pence }) => pence > 0)
  const whole = charged.reduce((sum, { pence }) => sum + pence, 0)
  if (charged.length < 2) return null
  const percent = (pence: number) => `${Math.round((pence / whole) * 100)}%`
  return (
    <figure className="year-picture" aria-labelledby={id}>
      <figcaption id={id} className="text-h4">
        {yearPartsTexts.title}
      </figcaption>
      <div className="year-parts" aria-hidden>
        {charged.map(({ title, pence }) => (
          <svg key={title} width={`${((pence / whole) * 100).toFixed(2)}%`} />
        ))}
      </div>
      <ul className="year-parts-key">
        {charged.map(({ title, pence }) => (
          <li key={title}>
            <i aria-hidden /> {title} <b>{wholePounds(pence)}</b> {percent(pence)}
          </li>
        ))}
      </ul>
      <ChartTable
        title={yearPartsTexts.title}
        heads={[yearPartsTexts.part, yearPartsTexts.perYear, yearPartsTexts.share]}
        rows={parts.map(({ title, pence }) => [title, pounds(pence), pence > 0 ? percent(pence) : ''])}
      />
    </figure>
  )
}
