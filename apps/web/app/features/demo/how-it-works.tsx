import { Drawing } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { trackedView } from '../../browser/analytics/tracked.ts'
import burrow from './burrow.svg?raw'
import { DemoChat } from './demo-chat.tsx'
import type { DemoScript } from './demo-script.ts'
import pebbles from './sand-pebbles.svg?raw'

type HowItWorksProps = {
  title: string
  lead: string
  steps: readonly { id: string; title: string; description: string }[]
  demo: DemoScript
  /** Our own texts are shown, because the content service could not be reached so far. */
  isMissing: boolean
  /** The end of the layer above. */
  edge: ReactNode
}

/** Sand: the steps, and beside them the demo in a burrow whose shaft leads down. */
export function HowItWorks({ title, lead, steps, demo, isMissing, edge }: HowItWorksProps) {
  return (
    <section
      className="how"
      id="learn"
      aria-labelledby="how-title"
      {...trackedView('section_viewed', { section_name: 'how_it_works' })}
    >
      {edge}
      <Drawing source={pebbles} className="stratum-pebbles" preserveAspectRatio="xMidYMid slice" />
      <div className="page-width how-columns">
        <div>
          <h2 id="how-title" className="text-title text-balance">
            {title}
          </h2>
          {lead && <p className="mt-3 text-lead text-pretty text-text-2">{lead}</p>}
          {isMissing && <output className="absolute mt-1 text-small text-text-2" data-trouble="An error occurred" />}
          <ol className="steps">
            {steps.map(({ id, title: step, description }) => (
              <li key={id} className="step">
                <div>
                  <h3 className="text-h3">{step}</h3>
                  <p className="mt-0.5 text-text-2">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="burrow">
          <Drawing source={burrow} className="burrow-earth" preserveAspectRatio="none" />
          <DemoChat demo={demo} />
        </div>
      </div>
    </section>
  )
}
