import { type WhatIfDetails, whatIfFigures } from '@mowatt/tariffs'
import { ChoiceField, RangeField } from '@mowatt/ui'
import { COP } from './home-choices.ts'
import { CHARGERS, detailTexts } from './what-if-texts.ts'

type DetailsProps = { details: WhatIfDetails; onDetails: (details: WhatIfDetails) => void }

const TIMES = Array.from({ length: 48 }, (_, slot) => `${String(slot >> 1).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`)
const MILES = { min: 2, max: 6, step: 0.1, assumed: whatIfFigures.milesPerKwh.value } as const
const COP_RANGE = { ...COP, step: 0.1, assumed: whatIfFigures.heatPumpCop.value } as const
const HEAT_LOSS = { min: 0, max: 600, step: 10 } as const

/** Details of the car that charges at home. Omitted values are assumed, and listed with the other assumptions. */
export function CarDetails({ details, onDetails }: DetailsProps) {
  const { chargerKw, pluggedFrom, pluggedTo, milesPerKwh } = details
  return (
    <details>
      <summary>{detailTexts.car}</summary>
      <div className="grid gap-4 pt-3">
        <ChoiceField
          label={detailTexts.charger}
          value={String(chargerKw ?? '')}
          onValue={(kw) => onDetails({ chargerKw: kw === '' ? undefined : Number(kw) })}
          empty={false}
          choices={[
            { value: '', label: detailTexts.noCharger },
            ...CHARGERS.map(({ kw, name }) => ({ value: String(kw), label: name })),
          ]}
        />
        <div className="panel-pair">
          <Time
            label={detailTexts.pluggedFrom}
            time={pluggedFrom}
            onTime={(time) => onDetails({ pluggedFrom: time })}
          />
          <Time label={detailTexts.pluggedTo} time={pluggedTo} onTime={(time) => onDetails({ pluggedTo: time })} />
        </div>
        <p className="text-small text-text-2">{detailTexts.pluggedHint}</p>
        <Figure
          label={detailTexts.milesPerKwh}
          value={milesPerKwh}
          range={MILES}
          say={detailTexts.sayMiles}
          onValue={(miles) => onDetails({ milesPerKwh: miles })}
        />
      </div>
    </details>
  )
}

/** Details of the heat that the home needs, and of the pump that would produce it. */
export function HeatPumpDetails({ details: { heatLoss = 0, cop }, onDetails }: DetailsProps) {
  return (
    <details>
      <summary>{detailTexts.heatPump}</summary>
      <div className="grid gap-4 pt-3">
        <RangeField
          label={detailTexts.heatLoss}
          hint={detailTexts.heatLossHint}
          {...HEAT_LOSS}
          value={heatLoss}
          said={detailTexts.sayHeatLoss(heatLoss)}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onDetails({ heatLoss: valueAsNumber === 0 ? undefined : valueAsNumber })
          }
        />
        <Figure
          label={detailTexts.cop}
          hint={detailTexts.copHint}
          value={cop}
          range={COP_RANGE}
          say={detailTexts.sayCop}
          onValue={(value) => onDetails({ cop: value })}
        />
      </div>
    </details>
  )
}

type TimeProps = { label: string; time: string | undefined; onTime: (time: string | undefined) => void }

function Time({ label, time = '', onTime }: TimeProps) {
  return (
    <ChoiceField
      label={label}
      value={time}
      onValue={(value) => onTime(value === '' ? undefined : value)}
      empty={false}
      choices={[{ value: '', label: detailTexts.noPlugged }, ...TIMES.map((value) => ({ value, label: value }))]}
    />
  )
}

type FigureProps = {
  label: string
  hint?: string
  value: number | undefined
  range: { min: number; max: number; step: number; assumed: number }
  say: (value: number) => string
  onValue: (value: number) => void
}

/** A slider that begins at our assumption, and says so until it's moved. */
function Figure({ label, hint, value, range: { assumed, ...range }, say, onValue }: FigureProps) {
  return (
    <RangeField
      label={label}
      hint={hint}
      {...range}
      value={value ?? assumed}
      said={value === undefined ? detailTexts.assumed(say(assumed)) : say(value)}
      onChange={({ currentTarget: { valueAsNumber } }) => onValue(valueAsNumber)}
    />
  )
}
