import { Button, ChoiceField, RangeField } from '@mowatt/ui'
import { EXPORT_PENCE, type HomeChoices } from './home-choices.ts'
import { CarDetails, HeatPumpDetails } from './what-if-details.tsx'
import type { Weighed } from './weigh/weigh-home.ts'
import { AS_NOW, WHAT_IF_AMOUNTS, type WhatIfDetails, type WhatIfName, type WhatIfs } from '@mowatt/tariffs'
import { SLIDERS, hourNames, suppositionTexts, whatIfTexts } from './what-if-texts.ts'

type WhatIfSlidersProps = {
  whatIfs: WhatIfs
  heating: HomeChoices['heating']
  supposed: Weighed['supposed']
  /** The result of the changes, beside the sliders. */
  answer: string
  onChange: (whatIfs: WhatIfs) => void
}

const HOURS = ['night', 'long_night', 'afternoon'] as const

/** Seven possible changes, each with its assumptions. */
export function WhatIfSliders({ whatIfs, heating, supposed, answer, onChange }: WhatIfSlidersProps) {
  const details = {
    details: whatIfs.details,
    onDetails: (more: WhatIfDetails) => onChange({ ...whatIfs, details: { ...whatIfs.details, ...more } }),
  }
  const isChanged = [...SLIDERS, 'exportPence' as const].some((name) => whatIfs[name] !== AS_NOW[name])
  return (
    <section className="panel" aria-labelledby="what-if-title">
      <h2 id="what-if-title" className="text-h3">
        {suppositionTexts.title}
      </h2>
      <p className="text-small text-text-2">{suppositionTexts.text}</p>
      <output className="what-if-answer">{answer}</output>
      {SLIDERS.map((name) => (
        <div key={name} className="grid gap-2">
          <WhatIfSlider
            name={name}
            value={whatIfs[name]}
            onValue={(value) => onChange({ ...whatIfs, [name]: value })}
          />
          <Assumptions name={name} supposed={supposed} canAdd={name === 'heatPump' && heating === 'other'} />
          {name === 'car' && whatIfs.car > 0 && <CarDetails {...details} />}
          {name === 'heatPump' && whatIfs.heatPump > 0 && (heating === 'gas' || heating === 'other') && (
            <HeatPumpDetails {...details} />
          )}
          {name === 'panels' && whatIfs.panels > 0 && (
            <RangeField
              label={suppositionTexts.exportPrice}
              hint={suppositionTexts.exportHint}
              {...EXPORT_PENCE}
              step={0.5}
              value={whatIfs.exportPence}
              said={suppositionTexts.exportSaid(whatIfs.exportPence)}
              onChange={(event) => onChange({ ...whatIfs, exportPence: event.currentTarget.valueAsNumber })}
            />
          )}
        </div>
      ))}
      <ChoiceField
        label={suppositionTexts.hours}
        value={whatIfs.cheapHours}
        onValue={(cheapHours) => onChange({ ...whatIfs, cheapHours })}
        empty={false}
        choices={HOURS.map((value) => ({ value, label: hourNames[value] }))}
      />
      <Button variant="quiet" size="small" disabled={!isChanged} onClick={() => onChange(AS_NOW)}>
        {suppositionTexts.reset}
      </Button>
    </section>
  )
}

type SliderProps = { name: WhatIfName; value: number; onValue: (value: number) => void }

function WhatIfSlider({ name, value, onValue }: SliderProps) {
  const { label, hint, step, say } = whatIfTexts[name]
  return (
    <RangeField
      label={label}
      hint={hint}
      min={0}
      max={WHAT_IF_AMOUNTS[name].most}
      step={step}
      value={value}
      said={say(value)}
      onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
    />
  )
}

type AssumptionsProps = { name: WhatIfName; supposed: Weighed['supposed']; canAdd: boolean }

function Assumptions({ name, supposed: { assumed, without }, canAdd }: AssumptionsProps) {
  if (without.includes(name)) {
    const text = canAdd ? suppositionTexts.needsHeatLoss : suppositionTexts.without
    return <p className="text-small text-warn">{text}</p>
  }
  const items = assumed.find(({ whatIf }) => whatIf === name)?.items ?? []
  if (items.length === 0) return null
  return (
    <details className="what-if-assumed">
      <summary>
        {suppositionTexts.assumed}
        <span className="sr-only">: {whatIfTexts[name].label}</span>
      </summary>
      <ul>
        {items.map(({ text, source }) => (
          <li key={text}>
            {text}. <span className="text-text-3">{source}.</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
