import type { CardOf } from '@mowatt/contract'
import { wholePounds } from '../../../../shell/app/money-words.ts'
import { yearBarsTexts } from './year-texts.ts'

type Years = NonNullable<CardOf<'verdict'>['years']>

/**
 * A year on the current deal and a year with the advice, in pounds and to one scale. If usage is estimated, a whisker
 * shows its range. Widths are attributes of SVG: the content security policy allows no inline styles in the server's
 * HTML.
 */
export function YearBars({ years: { stay, move }, isAbout }: { years: Years; isAbout: boolean }) {
  const most = Math.max(...[stay, move].map(({ pence, range }) => range?.high_pence ?? pence), 1)
  const part = (pence: number) => `${((Math.max(pence, 0) / most) * 100).toFixed(2)}%`
  return (
    <dl className="year-bars">
      {[stay, move].map((year, place) => (
        <div key={place} data-kind={place === 0 ? 'stay' : 'move'}>
          <dt>{year.title}</dt>
          <dd>
            <b>
              {isAbout && yearBarsTexts.about}
              {wholePounds(year.pence)}
            </b>{' '}
            <span className="sr-only">{yearBarsTexts.aYear}</span>
            {year.range && (
              <small>
                {yearBarsTexts.range(wholePounds(year.range.low_pence), wholePounds(year.range.high_pence))}
              </small>
            )}
          </dd>
          <dd className="year-bar" aria-hidden>
            <svg width={part(year.pence)} />
            {year.range && (
              <span>
                <svg width={part(year.range.low_pence)} />
                <svg width={part(year.range.high_pence - year.range.low_pence)} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
