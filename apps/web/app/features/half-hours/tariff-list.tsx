import { Badge, Button } from '@mowatt/ui'
import { useState } from 'react'
import { wholePounds } from '../../shell/app/money-words.ts'
import { apartTexts, listTexts } from './half-hours-texts.ts'
import type { ApartRow, Row, Weighed } from './weigh/weigh-home.ts'

type Pictured = { pictured: string | undefined; onPicture: (tariffId: string) => void }
type TariffListProps = { weighed: Weighed } & Pictured

const SHOWN_FIRST = 6
const APART_FIRST = 3

/** What the year would cost on each tariff that this home can have, and on the price cap. */
export function TariffList({ weighed: { rows, now }, ...picture }: TariffListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN_FIRST)
  return (
    <section className="grid gap-4" aria-labelledby="list-title">
      <h2 id="list-title" className="text-h2">
        {listTexts.title}
      </h2>
      <p className="text-text-2">{listTexts.text}</p>
      <ol className="half-hour-rows">
        {shown.map((row) => (
          <li key={row.tariffId}>
            <TariffRow row={row} {...picture}>
              {saySaving(row.savingPence)}
            </TariffRow>
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {listTexts.showAll(rows.length)}
        </Button>
      )}
      <div className="half-hour-row" data-kind="cap">
        <div className="min-w-0">
          <p className="font-bold">{listTexts.capName}</p>
          <p className="text-small text-text-2">{listTexts.capText}</p>
        </div>
        <Cost pence={now.pence} range={now.otherYear} />
      </div>
    </section>
  )
}

/** Tariffs that ask for something this home hasn't got, with what it would gain. */
export function ApartList({ apart, ...picture }: { apart: readonly ApartRow[] } & Pictured) {
  const [isWhole, setIsWhole] = useState(false)
  if (apart.length === 0) return null
  const shown = isWhole ? apart : apart.slice(0, APART_FIRST)
  return (
    <section className="grid gap-4" aria-labelledby="apart-title">
      <h2 id="apart-title" className="text-h2">
        {apartTexts.title}
      </h2>
      <p className="text-text-2">{apartTexts.text}</p>
      <ul className="half-hour-rows">
        {shown.map((row) => (
          <li key={row.tariffId}>
            <TariffRow row={row} {...picture}>
              {apartTexts.needs(row.missing)}{' '}
              {row.gainPence > 0
                ? apartTexts.gain(wholePounds(row.gainPence))
                : apartTexts.loss(wholePounds(-row.gainPence))}
            </TariffRow>
          </li>
        ))}
      </ul>
      {apart.length > shown.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {listTexts.showAll(apart.length)}
        </Button>
      )}
    </section>
  )
}

type TariffRowProps = { row: Row; children: React.ReactNode } & Pictured

function TariffRow({ row, pictured, onPicture, children }: TariffRowProps) {
  const { tariffId, name, supplier, isSample, fuels, pence, otherYear } = row
  const [only] = fuels
  return (
    <div className="half-hour-row">
      <div className="min-w-0">
        <p className="font-bold">
          {name} {isSample && <Badge>{listTexts.sample}</Badge>}
        </p>
        <p className="text-small text-text-2">
          {supplier}. {children}
        </p>
        {fuels.length === 1 && (
          <p className="text-small text-text-2">{only === 'gas' ? listTexts.gasOnly : listTexts.electricityOnly}</p>
        )}
      </div>
      <Cost pence={pence} range={otherYear} />
      <button
        type="button"
        className="half-hour-show"
        aria-pressed={pictured === tariffId}
        onClick={() => onPicture(tariffId)}
      >
        {listTexts.show}
        <span className="sr-only">: {name}</span>
      </button>
    </div>
  )
}

function Cost({ pence, range: { low, high } }: { pence: number; range: { low: number; high: number } }) {
  return (
    <p className="half-hour-cost">
      <b>{wholePounds(pence)}</b> {listTexts.perYear}
      <small>
        {wholePounds(low)} to {wholePounds(high)}
      </small>
    </p>
  )
}

function saySaving(pence: number): string {
  const pounds = wholePounds(Math.abs(pence))
  if (Math.round(pence / 100) === 0) return listTexts.same
  return pence > 0 ? listTexts.less(pounds) : listTexts.more(pounds)
}
