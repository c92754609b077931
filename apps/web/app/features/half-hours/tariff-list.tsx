import { Badge, Button } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import { wholePounds } from '../../shell/app/money-words.ts'
import { apartTexts, listTexts, nowTexts } from './half-hours-texts.ts'
import type { ApartRow, Row, Weighed } from './weigh/weigh-home.ts'

type Pictured = { pictured: string | undefined; onPicture: (tariffId: string) => void }
type ListProps = { weighed: Weighed } & Pictured

const SHOWN_FIRST = 6
const APART_FIRST = 3

/** What the year would cost on each tariff that this home can have, and on the current deal. */
export function TariffList({ weighed, ...picture }: ListProps) {
  const { rows, now } = weighed
  const { name, text } = nowTexts(now.bases)
  return (
    <Rows
      rows={rows}
      shownFirst={SHOWN_FIRST}
      title={listTexts.title}
      text={listTexts.text}
      say={({ savingPence }) => saySaving(savingPence, now.bases)}
      bases={now.bases}
      {...picture}
    >
      <div className="half-hour-row" data-kind="cap">
        <div className="min-w-0">
          <p className="font-bold">{name}</p>
          <p className="text-small text-text-2">{text}</p>
        </div>
        <Cost pence={now.pence} range={now.otherYear} />
      </div>
    </Rows>
  )
}

/** Tariffs whose requirements this home does not meet, with what it would gain. */
export function ApartList({ weighed: { apart, now }, ...picture }: ListProps) {
  if (apart.length === 0) return null
  return (
    <Rows
      rows={apart}
      shownFirst={APART_FIRST}
      title={apartTexts.title}
      text={apartTexts.text}
      say={({ missing, gainPence }) =>
        `${apartTexts.needs(missing)} ${
          gainPence > 0 ? apartTexts.gain(wholePounds(gainPence)) : apartTexts.loss(wholePounds(-gainPence))
        }`
      }
      bases={now.bases}
      {...picture}
    />
  )
}

type RowsProps<Each extends Row> = {
  rows: readonly Each[]
  shownFirst: number
  title: string
  text: string
  say: (row: Each) => string
  bases: Weighed['now']['bases']
  children?: ReactNode
} & Pictured

/** Tariffs cheapest first, a few of them until all are requested. */
function Rows<Each extends Row | ApartRow>({ rows, shownFirst, title, text, say, children, ...rest }: RowsProps<Each>) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownFirst)
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="text-h2">{title}</h2>
      <p className="text-text-2">{text}</p>
      <ol className="half-hour-rows">
        {shown.map((row) => (
          <li key={row.tariffId}>
            <TariffRow row={row} says={say(row)} {...rest} />
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {listTexts.showAll(rows.length)}
        </Button>
      )}
      {children}
    </section>
  )
}

type TariffRowProps = { row: Row; says: string; bases: Weighed['now']['bases'] } & Pictured

function TariffRow({ row, says, bases, pictured, onPicture }: TariffRowProps) {
  const { tariffId, name, supplier, isSample, fuels, rates, pence, otherYear, assumptions } = row
  const [only] = fuels
  return (
    <div className="half-hour-row">
      <div className="min-w-0">
        <p className="font-bold">
          {name} {isSample && <Badge>{listTexts.sample}</Badge>}
        </p>
        <p className="text-small text-text-2">
          {supplier}. {says}
        </p>
        {fuels.length === 1 && only && Object.keys(bases).length > 1 && (
          <p className="text-small text-text-2">{listTexts.only(only, bases)}</p>
        )}
      </div>
      <Cost pence={pence} range={otherYear} />
      {rates !== undefined && (
        <p className="half-hour-rates">
          {listTexts.rates(rates)} {listTexts.restsOn(assumptions)}
        </p>
      )}
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
      <small>{listTexts.range(wholePounds(low), wholePounds(high))}</small>
    </p>
  )
}

function saySaving(pence: number, bases: Weighed['now']['bases']): string {
  const pounds = wholePounds(Math.abs(pence))
  const { than } = nowTexts(bases)
  if (Math.round(pence / 100) === 0) return listTexts.same(than)
  return pence > 0 ? listTexts.less(pounds, than) : listTexts.more(pounds, than)
}
