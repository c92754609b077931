import type { CardOf } from '@mowatt/contract'
import type { CSSProperties } from 'react'
import { wholePounds } from '../../../../shell/app/money-words.ts'

type Years = NonNullable<CardOf<'verdict'>['years']>

/** A year as now and a year as advised, in pounds and to one scale. Where use is estimated, a whisker spans what it may be. */
export function YearBars({ years: { stay, move }, isAbout }: { years: Years; isAbout: boolean }) {
  const most = Math.max(...[stay, move].map(({ pence, range }) => range?.high_pence ?? pence), 1)
  return (
    <dl className="year-bars">
      {[stay, move].map((year, place) => (
        <div key={place} data-kind={place === 0 ? 'stay' : 'move'}>
          <dt>{year.title}</dt>
          <dd>
            <b>
              {isAbout && 'about '}
              {wholePounds(year.pence)}
            </b>{' '}
            <span className="sr-only">a year</span>
            {year.range && (
              <small>
                {wholePounds(year.range.low_pence)} to {wholePounds(year.range.high_pence)}
              </small>
            )}
          </dd>
          <dd className="year-bar" aria-hidden style={scale(year, most)}>
            <i />
            {year.range && <s />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function scale({ pence, range }: Years['stay'], most: number): CSSProperties {
  const part = (amount: number) => (Math.max(amount, 0) / most).toFixed(4)
  return {
    '--to': part(pence),
    ...(range && { '--low': part(range.low_pence), '--high': part(range.high_pence) }),
  } as CSSProperties
}
