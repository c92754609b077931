import type { Assumed } from '@mowatt/contract'
import { Button, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { focusOnce } from '../../../../browser/focus-once.ts'

type ChangeAssumedProps = {
  wants: NonNullable<Assumed['wants']>
  fuels: readonly string[]
  onTell: (text: string) => void
}

const WAYS_TO_PAY = [
  { label: 'Direct Debit', text: 'I pay by Direct Debit' },
  { label: 'When I get a bill', text: 'I pay when I get the bill, not by Direct Debit' },
  { label: 'Prepayment meter', text: 'I have a prepayment meter' },
]

/** Asks for the one thing that takes the place of an assumption, and tells it to Mo. */
export function ChangeAssumed({ wants, fuels, onTell: tell }: ChangeAssumedProps) {
  if (wants === 'payment_method') {
    return (
      <div className="chat-chips py-2">
        {WAYS_TO_PAY.map(({ label, text }) => (
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
    label: `How many kWh of ${fuel} do you use in a year?`,
    words: (figure) => `I use ${figure} kWh of ${fuel} a year`,
  }
}

function ratesAsked(fuels: readonly string[]): Asked[] {
  return fuels.flatMap((fuel) => [
    {
      name: `${fuel} rate`,
      label: `What do you pay for ${fuel}, in pence per kWh?`,
      words: (figure: string) => `My ${fuel} unit rate is ${figure}p per kWh`,
    },
    {
      name: `${fuel} standing`,
      label: `And the ${fuel} standing charge, in pence a day?`,
      words: (figure: string) => `my ${fuel} standing charge is ${figure}p a day`,
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
          {...(place === 0 && { ref: focusOnce, error: isWrong && 'Please type a number, such as 2,700.' })}
          onChange={({ target }) => setFigures({ ...figures, [name]: target.value })}
        />
      ))}
      <Button type="submit" size="small" className="justify-self-start">
        Work it out again
      </Button>
    </form>
  )
}

function isFigure(text: string): boolean {
  return /^\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,4})?$/.test(text.trim())
}
