import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import type { KnownFigures } from './known-figures.ts'
import type { Cap } from './price-cap.ts'
import type { Sourced } from './sourced.ts'
import { type TypicalBand, type TypicalKwh, typicalBands, type TypicalUse } from './typical-use.ts'
import type { VatRate } from './vat.ts'

/** Where a figure of an operator was found, and when somebody looked. Those that we ship have their source as one text. */
type Checked = { address?: string; checkedOn?: IsoDay }

/** One dated figure, as it is stored and changed. VAT and typical use apply until the next record of their cell. */
export type FigureRecord = Checked &
  (
    | ({ kind: 'cap' } & Cap)
    | ({ kind: 'vat' } & VatRate)
    | ({ kind: 'typical'; band: TypicalBand; from: IsoDay } & Omit<TypicalKwh, 'dayNightConfidence'>)
  )

/** What a record is about, without its days: of two with one cell, at most one applies on a day. */
export function cellOfFigure(record: FigureRecord): string {
  switch (record.kind) {
    case 'cap':
      return [record.kind, record.region ?? 'GB', record.paymentMethod, record.meter].join('.')
    case 'vat':
      return [record.kind, record.fuel].join('.')
    case 'typical':
      return [record.kind, record.band].join('.')
  }
}

export function recordsOfFigures({ caps, vatRates, typicalUses }: KnownFigures): FigureRecord[] {
  return [
    ...caps.map((cap) => ({ kind: 'cap' as const, ...cap })),
    ...vatRates.map((rate) => ({ kind: 'vat' as const, ...rate })),
    ...typicalUses.flatMap(({ from, ...bands }) =>
      typicalBands.flatMap((band) => {
        const kwh = bands[band]
        if (!kwh) return []
        const { dayNightConfidence: _, ...known } = kwh
        return [{ kind: 'typical' as const, band, from, ...known }]
      }),
    ),
  ]
}

/** The figures of these records, each with its source in one text. */
export function figuresOfRecords(records: readonly FigureRecord[]): KnownFigures {
  const caps: Cap[] = []
  const vatRates: VatRate[] = []
  const byDay = new Map<IsoDay, Omit<TypicalUse, 'medium'> & { medium?: TypicalKwh }>()
  for (const record of records.toSorted((one, two) => (one.from < two.from ? -1 : Number(one.from > two.from)))) {
    const { address: _, checkedOn: __, ...own } = record
    const source = sayFigureSource(record)
    if (own.kind === 'cap') {
      const { kind: ___, ...cap } = own
      caps.push({ ...cap, source })
    } else if (own.kind === 'vat') {
      const { kind: ___, ...rate } = own
      vatRates.push({ ...rate, source })
    } else {
      const { kind: ___, band, from, ...kwh } = own
      byDay.set(from, { ...(byDay.get(from) ?? { from }), [band]: { ...kwh, source } })
    }
  }
  const typicalUses = [...byDay.values()].flatMap(({ medium, ...use }) => (medium ? [{ ...use, medium }] : []))
  return {
    caps,
    vatRates,
    typicalUses: typicalUses.map((use, at) => {
      const next = typicalUses[at + 1]
      return next ? { ...use, to: addDays(next.from, -1) } : use
    }),
  }
}

/** As people are told it: with its address and the day on which it was checked, where they are known. */
export function sayFigureSource({ source, address, checkedOn }: Pick<Sourced, 'source'> & Checked): string {
  const at = address === undefined ? '' : ` (${address})`
  return `${source}${at}${checkedOn === undefined ? '' : `, checked on ${sayDay(checkedOn)}`}`
}
