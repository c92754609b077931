import type { listFigures, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, EmptyState, Note } from '@mowatt/ui'
import { inThousands } from '../../../browser/in-thousands.ts'
import { dateAndTime, longDate } from '../../../browser/long-date.ts'
import { ListPages } from '../list-pages.tsx'
import { type AskedFigures, figuresAddress } from './asked-figures.ts'
import { type FigureActs, FigureForms } from './figure-forms.tsx'
import { figureListTexts, timeTexts } from './figure-texts.ts'
import { UndoDeletion } from './undo-deletion.tsx'

export type Figures = ReplyOf<typeof listFigures>
export type Figure = Figures['figures'][number]

const tones = { coming: 'neutral', now: 'success', over: 'warn', deleted: 'warn' } as const

type FigureListProps = FigureActs & { found: Figures; asked: AskedFigures; call: Call }

/** Price caps, VAT and typical usage, newest first. */
export function FigureList({ found: { figures, next, last_cap_day: lastCapDay }, asked, ...acts }: FigureListProps) {
  const { after, ...filter } = asked
  return (
    <section className="ops-panel" aria-labelledby="figures-title">
      <h2 id="figures-title" className="text-h4">
        {figureListTexts.title}
      </h2>
      <Note tone="info">{figureListTexts.until(longDate(lastCapDay))}</Note>
      {figures.length === 0 && (
        <EmptyState isSmall headingLevel="h3" title={figureListTexts.none} text={figureListTexts.noneText} />
      )}
      <ul className="ops-entries">
        {figures.map((figure) => (
          <li key={figure.figure_id}>
            <div className="ops-entry-head">
              <h3 className="text-body font-bold">{figure.title}</h3>
              <Badge tone={tones[figure.when]}>{timeTexts[figure.when]}</Badge>
            </div>
            <p className="text-small">
              {figure.to === null
                ? figureListTexts.from(longDate(figure.from))
                : figureListTexts.days(longDate(figure.from), longDate(figure.to))}
            </p>
            {valuesOf(figure).map((value) => (
              <p key={value}>{value}</p>
            ))}
            <p className="text-small text-text-2">
              {figureListTexts.source(figure.source)}{' '}
              {figure.checked_on !== null && figureListTexts.checked(longDate(figure.checked_on))}{' '}
              {figure.address !== null && (
                <a className="ops-address" href={figure.address} rel="noreferrer">
                  {figure.address}
                </a>
              )}
            </p>
            <p className="text-small text-text-2">
              {figure.changed_by === null
                ? figureListTexts.shipped
                : figureListTexts[figure.when === 'deleted' ? 'deleted' : 'changed'](
                    figure.changed_by,
                    dateAndTime(figure.changed_at),
                  )}
            </p>
            {figure.can_restore && <UndoDeletion figure={figure} call={acts.call} onDone={acts.onDone} />}
            {figure.when === 'coming' && <FigureForms key={figure.version} figure={figure} {...acts} />}
          </li>
        ))}
      </ul>
      <ListPages
        first={figuresAddress(filter)}
        isFirst={after === undefined}
        next={next && figuresAddress({ ...filter, after: next })}
      />
    </section>
  )
}

function valuesOf({ kind, fields }: Figure): string[] {
  const of = (name: string) => fields[name] ?? ''
  const kwh = (name: string) => inThousands(Number(of(name)))
  if (kind === 'vat') return [figureListTexts.percent(of('vat_percent'))]
  if (kind === 'typical')
    return [
      figureListTexts.usage(kwh('electricity_kwh'), kwh('gas_kwh')),
      ...(of('day_night_kwh') === '' ? [] : [figureListTexts.dayNight(kwh('day_night_kwh'))]),
    ]
  return [
    figureListTexts.rates('Electricity', of('electricity_unit_p'), of('electricity_standing_p')),
    ...(of('gas_unit_p') === '' ? [] : [figureListTexts.rates('Gas', of('gas_unit_p'), of('gas_standing_p'))]),
    ...(of('year_pounds') === '' ? [] : [figureListTexts.year(kwh('year_pounds'))]),
  ]
}
