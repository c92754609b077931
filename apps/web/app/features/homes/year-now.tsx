import type { Home } from '@mowatt/contract'
import { wholePounds } from '../../shell/app/money-words.ts'
import { Sum } from '../../shell/app/sum.tsx'
import { yearTexts } from './home-texts.ts'

/** The cost of a year without changes, its source, and the calculation. */
export function YearNow({ year }: { year: Home['year_now'] }) {
  return (
    <section aria-labelledby="home-year" className="home-year">
      <h2 id="home-year" className="home-label">
        {yearTexts.title}
      </h2>
      {year ? <Known year={year} /> : <p className="home-figure">{yearTexts.unknown}</p>}
    </section>
  )
}

function Known({ year: { title, pence, range, working, assumed } }: { year: NonNullable<Home['year_now']> }) {
  return (
    <>
      <p className="home-figure">
        {wholePounds(pence)} <small>{yearTexts.aYear}</small>
      </p>
      <p className="text-small text-text-2">
        {title}. {range && yearTexts.range(`${wholePounds(range.low_pence)} to ${wholePounds(range.high_pence)}`)}
      </p>
      <details className="home-fold">
        <summary>{yearTexts.working}</summary>
        {working.map((part) => (
          <Sum key={part.title} {...part} />
        ))}
        {assumed.length > 0 && (
          <>
            <h3 className="mt-4 text-small font-bold">{yearTexts.assumed}</h3>
            <ul className="home-points">
              {assumed.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </details>
    </>
  )
}
