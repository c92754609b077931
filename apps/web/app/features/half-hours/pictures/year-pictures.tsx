import { Skeleton } from '@mowatt/ui'
import { useState } from 'react'
import { dayNames, pictureTexts } from '../half-hours-texts.ts'
import { Choice } from '../home-form.tsx'
import { BandBars } from './band-bars.tsx'
import { DayCurve } from './day-curve.tsx'
import { DAY_KINDS, type DayKind } from './day-picture.ts'
import type { Pictures } from './draw-year.ts'
import { HeatMap } from './heat-map.tsx'

type YearPicturesProps = { pictures: Pictures | undefined; tariffName: string; isChanged: boolean }

/** A day, the year and where the money goes, each with its figures as a table. */
export function YearPictures({ pictures, tariffName, isChanged }: YearPicturesProps) {
  const [kind, setKind] = useState<DayKind>('winter_weekday')
  return (
    <section className="half-hour-pictures" aria-labelledby="pictures-title">
      <h2 id="pictures-title" className="text-h2">
        {pictureTexts.title}
      </h2>
      <p className="text-text-2">{pictureTexts.of(tariffName)}</p>
      {pictures ? (
        <>
          <Choice
            label={pictureTexts.dayKind}
            value={kind}
            onValue={setKind}
            options={DAY_KINDS.map((value) => ({ value, name: dayNames[value] }))}
          />
          <DayCurve picture={pictures.days[kind]} isChanged={isChanged} />
          <HeatMap heat={pictures.heat} months={pictures.months} />
          <BandBars bands={pictures.bands} />
        </>
      ) : (
        <>
          <output className="sr-only">{pictureTexts.waiting}</output>
          <Skeleton className="h-64 rounded-5" />
          <Skeleton className="h-48 rounded-5" />
        </>
      )}
    </section>
  )
}
