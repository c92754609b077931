import { figureKinds, figureRegions, figureTimes } from '@mowatt/contract'
import { isRegionLetter, PAYMENT_METHODS, regionOf } from '@mowatt/tariffs'
import { Button, ChoiceField } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { type AskedFigures, askedFigures, figuresAddress } from './asked-figures.ts'
import { figureFilterTexts, kindTexts, methodTexts, timeTexts } from './figure-texts.ts'

/** The filter of the figures, kept in the address. */
export function FigureFilter({ asked }: { asked: AskedFigures }) {
  const navigate = useNavigate()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget) as Iterable<[string, FormDataEntryValue]>
    const texts = [...typed].filter((each): each is [string, string] => typeof each[1] === 'string')
    void navigate(figuresAddress(askedFigures(new URLSearchParams(texts))))
  }
  return (
    <form action="/operate/figures" className="ops-filter" aria-label={figureFilterTexts.title} onSubmit={show}>
      <ChoiceField
        label={figureFilterTexts.kind}
        name="kind"
        empty={figureFilterTexts.allKinds}
        defaultValue={asked.kind}
        choices={figureKinds.map((each) => ({ value: each, label: kindTexts[each] }))}
      />
      <ChoiceField
        label={figureFilterTexts.region}
        name="region"
        empty={figureFilterTexts.allRegions}
        defaultValue={asked.region}
        choices={figureRegions.map((each) => ({
          value: each,
          label: isRegionLetter(each) ? `${each}: ${regionOf(each).name}` : figureFilterTexts.average,
        }))}
      />
      <ChoiceField
        label={figureFilterTexts.method}
        name="payment_method"
        empty={figureFilterTexts.allMethods}
        defaultValue={asked.payment_method}
        choices={PAYMENT_METHODS.map((each) => ({ value: each, label: methodTexts[each] }))}
      />
      <ChoiceField
        label={figureFilterTexts.when}
        name="when"
        empty={figureFilterTexts.anyTime}
        defaultValue={asked.when}
        choices={figureTimes.map((each) => ({ value: each, label: timeTexts[each] }))}
      />
      <Button type="submit" variant="quiet">
        {figureFilterTexts.show}
      </Button>
    </form>
  )
}
