import { contentStates } from '@mowatt/contract'
import { Button, ChoiceField, TextField } from '@mowatt/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { type AskedContent, askedContent, contentAddress } from './asked-content.ts'
import { inWords, stateLooks } from './content-words.ts'
import { recordFilterTexts } from './content-texts.ts'

type RecordFilterProps = { asked: AskedContent; kinds: readonly { name: string }[] }

/** The filter of the records, kept in the address. */
export function RecordFilter({ asked: { kind, state, search }, kinds }: RecordFilterProps) {
  const navigate = useNavigate()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget) as Iterable<[string, FormDataEntryValue]>
    const texts = [...typed].filter((each): each is [string, string] => typeof each[1] === 'string')
    void navigate(contentAddress(askedContent(new URLSearchParams(texts))))
  }
  return (
    <form action="/operate/content" className="ops-filter" aria-label={recordFilterTexts.title} onSubmit={show}>
      <ChoiceField
        label={recordFilterTexts.kind}
        name="kind"
        empty={recordFilterTexts.allKinds}
        defaultValue={kind}
        choices={kinds.map(({ name }) => ({ value: name, label: inWords(name) }))}
      />
      <ChoiceField
        label={recordFilterTexts.state}
        name="state"
        empty={recordFilterTexts.anyState}
        defaultValue={state}
        choices={contentStates.map((each) => ({ value: each, label: stateLooks[each].text }))}
      />
      <TextField label={recordFilterTexts.words} name="search" type="search" defaultValue={search} />
      <Button type="submit" variant="quiet">
        {recordFilterTexts.show}
      </Button>
    </form>
  )
}
