import type { Home, ToldChange } from '@mowatt/contract'
import { Button, ChoiceField, TextField } from '@mowatt/ui'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { focusOnce } from '../../browser/focus-once.ts'
import { sayOfField, useAct } from '../../browser/use-act.ts'
import { dealTexts, nameTexts } from './home-texts.ts'
import { changeOf, type ToldField, toldField, type ToldName } from './told-fields.ts'

export type ChangeTold = (change: ToldChange) => Promise<void>

type ToldFormProps = {
  fields: readonly ToldName[]
  home: Home
  onChange: ChangeTold
  /** If omitted the form stays open: it asks for missing values. */
  onClose?: () => void
  canForget?: boolean
  /** The one yellow button of the page. */
  isMain?: boolean
  /** Other answers than a value. */
  children?: ReactNode
}

/** The user's statements about a home, editable. */
export function ToldForm({ fields: names, home, onChange, onClose, canForget, isMain, children }: ToldFormProps) {
  const { told, place } = home
  const fields = names.map((name) => toldField(name, place.choices))
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map((each) => [each.name, each.textIn(told)])))
  const [wrong, setWrong] = useState<readonly ToldName[]>([])
  const form = useRef<HTMLFormElement>(null)
  const act = useAct(sayOfField)
  const isTold = fields.some((field) => field.textIn(told) !== '')

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = changeOf(fields, typed, told)
    setWrong(found.wrong)
    if (found.wrong.length > 0) return form.current?.querySelector<HTMLElement>(`[name="${found.wrong[0]}"]`)?.focus()
    if (Object.keys(found.change).length === 0) return onClose?.()
    if (await act.run(() => onChange(found.change))) onClose?.()
  }

  async function forget() {
    const emptied = Object.fromEntries(names.map((name) => [name, '']))
    if (await act.run(() => onChange(changeOf(fields, emptied, told).change))) onClose?.()
  }
  return (
    <form ref={form} className="home-form" onSubmit={(event) => void save(event)} noValidate>
      {fields.map((field, place) => (
        <Control
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={wrong.includes(field.name) ? dealTexts.wrong : place === 0 ? act.error : undefined}
          isFirst={place === 0 && onClose !== undefined}
          onType={(text) => setTyped({ ...typed, [field.name]: text })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size={isMain ? 'medium' : 'small'}
          variant={isMain ? 'primary' : 'strong'}
          isLoading={act.isBusy}
          loadingLabel={nameTexts.saving}
        >
          {nameTexts.save}
        </Button>
        {children}
        {canForget && isTold && (
          <Button variant="quiet" size="small" onClick={() => void forget()}>
            {dealTexts.forget}
          </Button>
        )}
        {onClose && (
          <Button variant="ghost" size="small" onClick={onClose}>
            {dealTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type ControlProps = {
  field: ToldField
  value: string
  error: string | undefined
  isFirst: boolean
  onType: (text: string) => void
}

function Control({ field: { name, label, hint, kind, choices }, value, error, isFirst, onType }: ControlProps) {
  const parts = { name, label, hint, error, value }
  const focus = isFirst ? focusOnce : undefined
  if (choices)
    return <ChoiceField {...parts} choices={choices} ref={focus} onChange={({ target }) => onType(target.value)} />
  return (
    <TextField
      {...parts}
      ref={focus}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'figure' || kind === 'pounds' ? 'decimal' : undefined}
      maxLength={80}
      autoComplete={name === 'postcode' ? 'postal-code' : 'off'}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
