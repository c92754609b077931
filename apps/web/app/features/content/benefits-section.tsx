import { trackedView } from '../../browser/analytics/tracked.ts'
import { BenefitPicture } from './benefit-picture.tsx'
import pebbles from './benefits-pebbles.svg?raw'
import { Drawing } from '@mowatt/ui'
import { RecordIcon } from './record-icon.tsx'
import type { SavingsBars } from './savings-bars.ts'
import { benefitsSectionTexts } from './section-texts.ts'
import type { Benefit, SectionHeader } from './site-content.ts'
import { StratumEdge } from './stratum-edge.tsx'

type BenefitsSectionProps = {
  header: SectionHeader
  benefits: readonly Benefit[]
  /** Our own texts are shown, because the content service could not be reached so far. */
  isMissing: boolean
  bars: SavingsBars | undefined
  siteName: string
}

/** Chalk: the benefits, in four cards of a bento grid. */
export function BenefitsSection({ header, benefits, isMissing, bars, siteName }: BenefitsSectionProps) {
  return (
    <section
      className="benefits"
      id="benefits"
      aria-labelledby="benefits-title"
      {...trackedView('section_viewed', { section_name: 'benefits' })}
    >
      <StratumEdge layer="topsoil" />
      <Drawing source={pebbles} className="stratum-pebbles" preserveAspectRatio="xMidYMid slice" />
      <div className="page-width relative">
        <div className="benefits-header">
          <h2 id="benefits-title" className="text-title text-balance">
            {header.title}
          </h2>
          {header.subtitle && <p className="text-lead text-pretty text-text-2">{header.subtitle}</p>}
          {isMissing && benefits.length > 0 && (
            <output className="benefits-trouble" data-trouble={benefitsSectionTexts.failed} />
          )}
        </div>
        {benefits.length === 0 && (
          <output className="block text-lead text-text-2">{benefitsSectionTexts.failed}</output>
        )}
        <ul className="bento">
          {benefits.map(({ id, icon, title, description }, index) => (
            <li
              key={id}
              className="benefit"
              {...trackedView('benefit_viewed', { benefit_title: title, benefit_index: index })}
            >
              <div className="grid justify-items-start gap-2">
                <span className="benefit-icon" data-icon={typeof icon === 'string' ? icon : undefined}>
                  <RecordIcon icon={icon} />
                </span>
                <h3 className="text-h2">{title}</h3>
                <p className="benefit-text">{description}</p>
              </div>
              <BenefitPicture icon={icon} bars={bars} siteName={siteName} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
