import { Drawing, MoHead } from '@mowatt/ui'
import watch from './benefit-watch.svg?raw'
import wind from './benefit-wind.svg?raw'
import type { SavingsBars } from './savings-bars.ts'
import { benefitPictureTexts } from './section-texts.ts'
import type { ContentIcon } from './site-content.ts'

type BenefitPictureProps = { icon: ContentIcon; bars: SavingsBars | undefined; siteName: string }

/** The small drawing under a benefit; its icon says which. It is pure decoration: the text is above. */
export function BenefitPicture({ icon, bars, siteName }: BenefitPictureProps) {
  if (icon === 'DollarSign' && bars) return <Bars bars={bars} siteName={siteName} />
  if (icon === 'Clock') return <Timeline />
  if (icon === 'Leaf') return <Drawing source={wind} className="benefit-wind" preserveAspectRatio="xMaxYMax slice" />
  if (icon === 'Activity') return <Watch />
  return null
}

const PERCENT = 100

function Bars({ bars: { capLabel, capPounds, dealPounds }, siteName }: { bars: SavingsBars; siteName: string }) {
  const rows = [
    { label: capLabel, pounds: capPounds, className: 'benefit-bar' },
    { label: benefitPictureTexts.cheapest(siteName), pounds: dealPounds, className: 'benefit-bar benefit-bar-deal' },
  ]
  return (
    <div className="benefit-bars" aria-hidden>
      {rows.map(({ label, pounds, className }) => (
        <div key={label} className={className}>
          <span className="benefit-bar-track">
            <svg width={`${(pounds / capPounds) * PERCENT}%`} height="100%">
              <rect width="100%" height="100%" rx="12" />
            </svg>
            <span>{label}</span>
          </span>
          £{withCommas(pounds)}
        </div>
      ))}
    </div>
  )
}

function withCommas(pounds: number): string {
  return String(pounds).replaceAll(/\B(?=(?:\d{3}){1,6}$)/g, ',')
}

function Timeline() {
  return (
    <div className="benefit-time" aria-hidden>
      <span>{benefitPictureTexts.ask}</span>
      <span>{benefitPictureTexts.seconds}</span>
      <span>{benefitPictureTexts.days}</span>
    </div>
  )
}

function Watch() {
  return (
    <div className="benefit-watch" aria-hidden>
      <Drawing source={watch} preserveAspectRatio="none" />
      <span className="benefit-watch-deal">{benefitPictureTexts.yourDeal}</span>
      <span className="benefit-watch-line">{benefitPictureTexts.minimum}</span>
      <MoHead className="benefit-watch-mo" />
    </div>
  )
}
