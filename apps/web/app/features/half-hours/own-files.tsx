import type { Fuel } from '@mowatt/tariffs'
import { Button, Checkbox, ChoiceField, Note, Spinner } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { FileDrop } from '../../shell/file-drop.tsx'
import { fileTexts } from './half-hours-texts.ts'
import type { FileHints } from './own/read-half-hours.ts'
import type { Basis } from './weigh/year-of-home.ts'
import type { FileState } from './weighing/use-weighing.ts'

type OwnFilesProps = {
  files: Partial<Record<Fuel, FileState>>
  basis: Partial<Record<Fuel, Basis>>
  takeFile: (fuel: Fuel, file: File, hints: FileHints) => void
  forgetFile: (fuel: Fuel) => void
}

const ACCEPT = '.csv,.json,.txt,text/csv,application/json,text/plain'
const UNITS = ['', 'kWh', 'Wh'] as const

/** The visitor's own half hours, which never leave this device. */
export function OwnFiles({ files, basis, takeFile, forgetFile }: OwnFilesProps) {
  const [unit, setUnit] = useState<(typeof UNITS)[number]>('')
  const [isUtc, setIsUtc] = useState(false)
  const hints = { isUtc, ...(unit !== '' && { unit }) }
  return (
    <section className="panel">
      <h2 className="text-h3">{fileTexts.title}</h2>
      <p className="text-small text-text-2">{fileTexts.text}</p>
      {(['electricity', 'gas'] as const).map((fuel) => (
        <div key={fuel} className="grid gap-3">
          <FileDrop
            label={fileTexts.drop(fuel)}
            hint={fileTexts.hint}
            accept={ACCEPT}
            onFile={(file) => takeFile(fuel, file, hints)}
          />
          <Outcome fuel={fuel} state={files[fuel]} basis={basis[fuel]} onForget={() => forgetFile(fuel)} />
        </div>
      ))}
      <details>
        <summary>{fileTexts.hints}</summary>
        <div className="grid gap-3 pt-3">
          <ChoiceField
            label={fileTexts.unit}
            value={unit}
            onValue={setUnit}
            empty={false}
            choices={UNITS.map((value) => ({ value, label: fileTexts.units[value] }))}
          />
          <Checkbox
            label={fileTexts.isUtc}
            checked={isUtc}
            onChange={(event) => setIsUtc(event.currentTarget.checked)}
          />
        </div>
      </details>
    </section>
  )
}

type OutcomeProps = { fuel: Fuel; state: FileState | undefined; basis: Basis | undefined; onForget: () => void }

function Outcome({ fuel, state, basis, onForget }: OutcomeProps) {
  if (!state) return null
  if (state.kind === 'reading') return <Spinner label={fileTexts.reading(state.name)} />
  if (state.kind === 'refused') {
    return (
      <Note tone="danger" announce="alert">
        {state.name}: {state.message}
      </Note>
    )
  }
  const { count, from, to, unit, isUnitGuessed, repeated, contradicted } = state.read
  return (
    <Note tone={basis?.kind === 'too_little' ? 'warn' : 'success'} announce="status">
      <p>{fileTexts.read(count, longDate(from), longDate(to), unit)}</p>
      {isUnitGuessed && <p>{fileTexts.guessed}</p>}
      {repeated > 0 && <p>{fileTexts.repeated(repeated)}</p>}
      {contradicted.count > 0 && <p>{fileTexts.contradicted(contradicted.count, contradicted.first[0] ?? '')}</p>}
      {basis?.kind === 'own' && <p>{fileTexts.year(basis.kwh)}</p>}
      {basis?.kind === 'own' && basis.neighbours + basis.profile > 0 && (
        <p>{fileTexts.filled(basis.neighbours, basis.profile)}</p>
      )}
      {basis?.kind === 'too_little' && <p>{fileTexts.tooLittle}</p>}
      <Button variant="ghost" size="small" onClick={onForget}>
        {fileTexts.remove(fuel)}
      </Button>
    </Note>
  )
}
