import { Badge } from '@mowatt/ui'
import { inThousands } from '../../browser/in-thousands.ts'
import { vitalsTexts } from './insights-texts.ts'
import { percent, vitalValue, vitalWords } from './insights-words.ts'
import type { Report } from './use-insights.ts'

/** How fast and how steady pages were for real visitors: the value that three in four of them stay under. */
export function Vitals({ vitals }: { vitals: Report['vitals'] }) {
  return (
    <section className="ops-panel" aria-labelledby="vitals-title">
      <h2 id="vitals-title" className="text-h4">
        {vitalsTexts.title}
      </h2>
      {vitals.length === 0 && <p className="text-text-2">{vitalsTexts.none}</p>}
      {vitals.length > 0 && (
        <table className="ops-table ops-words" aria-labelledby="vitals-title">
          <thead>
            <tr>
              <th scope="col">{vitalsTexts.measure}</th>
              <th scope="col">{vitalsTexts.mostVisits}</th>
              <th scope="col">{vitalsTexts.goodVisits}</th>
              <th scope="col">{vitalsTexts.measured}</th>
            </tr>
          </thead>
          <tbody>
            {vitals.map(({ metric, p75, good, measured }) => {
              const { name, unit, goodUpTo } = vitalWords[metric] ?? { name: metric, unit: '' as const, goodUpTo: 0 }
              const isGood = p75 <= goodUpTo
              return (
                <tr key={metric}>
                  <th scope="row">
                    {name} <span className="text-text-3">{metric}</span>
                  </th>
                  <td>
                    <Badge tone={isGood ? 'success' : 'warn'}>
                      {vitalValue(p75, unit)}
                      <span className="sr-only">{isGood ? vitalsTexts.good : vitalsTexts.needsWork}</span>
                    </Badge>
                  </td>
                  <td>{percent(good)}</td>
                  <td>{inThousands(measured)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}
