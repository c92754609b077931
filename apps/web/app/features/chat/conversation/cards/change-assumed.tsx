import type { Assumed } from '@mowatt/contract'
import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../../../browser/focus-once.ts'
import { changeAssumedTexts } from './card-texts.ts'

type ChangeAssumedProps = {
  wants: NonNullable<Assumed['wants']>
  fuels: readonly string[]
  onTell: (text: string) => void
}

/** Asks for the one value that replaces an assumption, and sends it to Mo. */
export function ChangeAssumed({ wants, fuels, onTell: tell }: ChangeAssumedProps) {
  if (wants === 'payment_method') {
    return (
      <div className="chat-chips py-2">
        {changeAssumedTexts.waysToPay.map(({ label, text }) => (
          <button key={label} type="button" className="chat-chip" onClick={() => tell(text)}>
            {label}
          </button>
        ))}
      </div>
    )
  }
  return <Figures asked={wants === 'rates' ? ratesAsked(fuels) : [useAsked(wants)]} onTell={tell} />
}

type Asked = { name: string; label: string; words: (figure: string) => string }

function useAsked(wants: 'electricity_kwh' | 'gas_kwh'): Asked {
  const fuel = wants === 'gas_kwh' ? 'gas' : 'electricity'
  return {
    name: wants,
    label: changeAssumedTexts.useLabel(fuel),
    words: (figure) => changeAssumedTexts.useSays(figure, fuel),
  }
}

function ratesAsked(fuels: readonly string[]): Asked[] {
  return fuels.flatMap((fuel) => [
    {
      name: `${fuel} rate`,
      label: changeAssumedTexts.rateLabel(fuel),
      words: (figure: string) => changeAssumedTexts.rateSays(fuel, figure),
    },
    {
      name: `${fuel} standing`,
      label: changeAssumedTexts.standingLabel(fuel),
      words: (figure: string) => changeAssumedTexts.standingSays(fuel, figure),
    },
  ])
}

function Figures({ asked, onTell }: { asked: readonly Asked[]; onTell: (text: string) => void }) {
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({})
  const [isWrong, setIsWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const given = asked.filter(({ name }) => (figures[name] ?? '').trim() !== '')
    const isRight = given.length > 0 && given.every(({ name }) => isFigure(figures[name]!))
    setIsWrong(!isRight)
    if (isRight) onTell(given.map(({ name, words }) => words(figures[name]!.trim())).join(', '))
  }
  return (
    <form className="grid gap-3 py-3" onSubmit={submit} noValidate>
      {asked.map(({ name, label }, place) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          value={figures[name] ?? ''}
          maxLength={12}
          {...(place === 0 && { ref: focusOnce, error: isWrong && changeAssumedTexts.wrong })}
          onChange={({ target }) => setFigures({ ...figures, [name]: target.value })}
        />
      ))}
      <Button type="submit" size="small" className="justify-self-start">
        {changeAssumedTexts.again}
      </Button>
    </form>
  )
}

function isFigure(text: string): boolean {
  return /^\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,4})?$/.test(text.trim())
}
