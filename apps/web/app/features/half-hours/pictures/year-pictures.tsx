import { DAY_KINDS, type DayKind } from '@mowatt/tariffs'
import { ChoiceField, Skeleton } from '@mowatt/ui'
import { useState } from 'react'
import { BandBars } from '../../../shell/chart/band-bars.tsx'
import { BandPlot } from '../../../shell/chart/band-plot.tsx'
import { DayCurve } from '../../../shell/chart/day-curve.tsx'
import { DayPlot } from '../../../shell/chart/day-plot.tsx'
import { dayNames } from '../../../shell/chart/day-texts.ts'
import { pictureTexts } from '../half-hours-texts.ts'
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
          <ChoiceField
            label={pictureTexts.dayKind}
            value={kind}
            onValue={setKind}
            empty={false}
            choices={DAY_KINDS.map((value) => ({ value, label: dayNames[value] }))}
          />
          <DayCurve title={pictureTexts.day} picture={pictures.days[kind]} isChanged={isChanged}>
            <DayPlot picture={pictures.days[kind]} isChanged={isChanged} />
          </DayCurve>
          <HeatMap heat={pictures.heat} months={pictures.months} />
          <BandBars bands={pictures.bands}>
            <BandPlot bands={pictures.bands} />
          </BandBars>
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
