import { regions } from '@mowatt/tariffs'
import { Button, Checkbox, ChoiceField, Note, TextField } from '@mowatt/ui'
import { useState } from 'react'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { heatingNames, homeTexts, sizeNames } from './half-hours-texts.ts'
import {
  fixFields,
  HEATINGS,
  type HomeChoices,
  kwhOf,
  MOST_KWH,
  penceOf,
  RATE_FIELDS,
  type RateField,
  SIZES,
  withTyped,
} from './home-choices.ts'

type HomeFormProps = {
  choices: HomeChoices
  /** The home whose page has filled it in. */
  filledBy: string | undefined
  hasOwn: boolean
  regionState: 'loaded' | 'loading' | 'trouble'
  onChange: (change: Partial<HomeChoices>) => void
}

/** The form about a home. It answers immediately, and without scripts it requests the page again. */
export function HomeForm({ choices, filledBy, hasOwn, regionState, onChange }: HomeFormProps) {
  const isHydrated = useIsHydrated()
  // From then on it's opened and closed by hand. It stays open if a home's page fills nothing in.
  const [more, setMore] = useState({ filledBy, isOpen: isMoreKnown(choices) })
  if (more.filledBy !== filledBy) setMore({ filledBy, isOpen: isMoreKnown(choices) })
  return (
    <form method="get" action="/half-hours" className="panel" onSubmit={(event) => event.preventDefault()}>
      <h2 className="text-h3">{homeTexts.title}</h2>
      <p className="text-small text-text-2">{hasOwn ? homeTexts.ownText : homeTexts.text}</p>
      <ChoiceField
        label={homeTexts.region}
        name="region"
        value={choices.region}
        onValue={(region) => onChange({ region })}
        empty={false}
        choices={regions.map(({ letter, name }) => ({ value: letter, label: name }))}
      />
      {regionState === 'loading' && <p className="text-small text-text-2">{homeTexts.loadingRegion}</p>}
      {regionState === 'trouble' && (
        <Note tone="warn" announce="alert">
          {homeTexts.regionTrouble}
        </Note>
      )}
      <ChoiceField
        label={homeTexts.size}
        name="size"
        value={choices.size}
        onValue={(size) => onChange({ size })}
        empty={false}
        choices={SIZES.map((value) => ({ value, label: sizeNames[value] }))}
      />
      <ChoiceField
        label={homeTexts.heating}
        name="heating"
        value={choices.heating}
        onValue={(heating) => onChange({ heating })}
        empty={false}
        choices={HEATINGS.map((value) => ({ value, label: heatingNames[value] }))}
      />
      <Checkbox
        label={homeTexts.car}
        name="car"
        value="yes"
        checked={choices.hasCar}
        onChange={(event) => onChange({ hasCar: event.currentTarget.checked })}
      />
      <Checkbox
        label={homeTexts.smartMeter}
        name="smart-meter"
        value="yes"
        checked={choices.hasSmartMeter}
        onChange={(event) => onChange({ hasSmartMeter: event.currentTarget.checked })}
      />
      <details open={more.isOpen}>
        <summary>{homeTexts.more}</summary>
        {/* The fields are remounted when a home's page fills them in; otherwise what is typed stays as it is. */}
        <div key={filledBy} className="grid gap-4 pt-3">
          <div className="panel-pair">
            <YearField fuel="electricity" kwh={choices.electricityKwh} onChange={onChange} />
            <YearField fuel="gas" kwh={choices.gasKwh} onChange={onChange} />
          </div>
          <p className="text-small text-text-2">{homeTexts.rates}</p>
          <div className="panel-pair">
            {RATE_FIELDS.map((field) => (
              <RateInput
                key={field.name}
                field={field}
                pence={choices.rates?.[field.fuel]?.[field.rate]}
                onPence={(pence) => onChange({ rates: withTyped(choices.rates ?? {}, field, pence) })}
              />
            ))}
          </div>
        </div>
      </details>
      {/* A link's end of a fix goes along with the rates. */}
      {!isHydrated && fixFields(choices).map((each) => <input key={each.name} type="hidden" {...each} />)}
      {!isHydrated && <Button type="submit">{homeTexts.submit}</Button>}
    </form>
  )
}

type YearFieldProps = {
  fuel: 'electricity' | 'gas'
  kwh: number | undefined
  onChange: (change: Partial<HomeChoices>) => void
}

/** A year's kWh, if they know it; an invalid value is reported and not used. */
function YearField({ fuel, kwh, onChange }: YearFieldProps) {
  const [typed, setTyped] = useState(kwh === undefined ? '' : String(kwh))
  const isWrong = typed.trim() !== '' && kwhOf(typed, MOST_KWH[fuel]) === undefined
  return (
    <TextField
      label={homeTexts[fuel]}
      hint={homeTexts.kwhHint}
      error={isWrong ? homeTexts.wrongKwh(MOST_KWH[fuel]) : undefined}
      name={fuel}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange({ [`${fuel}Kwh`]: kwhOf(value, MOST_KWH[fuel]) })
      }}
    />
  )
}

function isMoreKnown({ electricityKwh, gasKwh, rates }: HomeChoices): boolean {
  return [electricityKwh, gasKwh, rates].some((each) => each !== undefined)
}

const rateLabels: Record<RateField['name'], string> = {
  unit: homeTexts.unit,
  night: homeTexts.night,
  standing: homeTexts.standing,
  'gas-unit': homeTexts.gasUnit,
  'gas-standing': homeTexts.gasStanding,
}

type RateInputProps = { field: RateField; pence: number | undefined; onPence: (pence: number | undefined) => void }

/** A rate that they pay; an invalid value is reported and not used. */
function RateInput({ field: { name }, pence, onPence }: RateInputProps) {
  const [typed, setTyped] = useState(pence === undefined ? '' : String(pence))
  const isWrong = typed.trim() !== '' && penceOf(typed) === undefined
  return (
    <TextField
      label={rateLabels[name]}
      hint={name === 'night' ? homeTexts.nightHint : undefined}
      error={isWrong ? homeTexts.wrongRate : undefined}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onPence(penceOf(value))
      }}
    />
  )
}
