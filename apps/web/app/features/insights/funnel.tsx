import { inThousands } from '../../browser/in-thousands.ts'
import { funnelStepTexts, funnelTexts } from './insights-texts.ts'
import { percent } from './insights-words.ts'
import type { Report } from './use-insights.ts'

/** From the first page to a switch: how many got that far, and the share of all who came. */
export function Funnel({ steps }: { steps: Report['funnel'] }) {
  const all = steps[0]?.visitors ?? 0
  return (
    <section className="ops-panel" aria-labelledby="funnel-title">
      <h2 id="funnel-title" className="text-h4">
        {funnelTexts.title}
      </h2>
      <ol className="ops-funnel">
        {steps.map(({ step, visitors }) => (
          <li key={step}>
            <span>{funnelStepTexts[step]}</span>
            <meter value={visitors} max={Math.max(all, visitors, 1)} aria-hidden />
            <b>{inThousands(visitors)}</b>
            <span className="text-text-3">
              {all > 0 ? percent(Math.min(1, visitors / all)) : '0%'} {funnelTexts.ofVisitors}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-small text-text-3">{funnelTexts.comingBack}</p>
    </section>
  )
}
