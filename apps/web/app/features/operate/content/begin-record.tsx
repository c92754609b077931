import { createContentRecord } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, ChoiceField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../../browser/use-act.ts'
import { recordAddress } from './asked-content.ts'
import { inWords } from './content-words.ts'
import { beginRecordTexts } from './content-texts.ts'

type BeginRecordProps = { kinds: readonly { name: string; is_single: boolean }[]; call: Call }

/** A new record of a kind there can be many of. */
export function BeginRecord({ kinds, call }: BeginRecordProps) {
  const [kind, setKind] = useState('')
  const navigate = useNavigate()
  const act = useAct(({ fields, message }) => fields?.['kind'] ?? message)

  async function begin(event: FormEvent) {
    event.preventDefault()
    await act.run(async () => {
      const { document_id: id } = await call(createContentRecord, { body: { kind } })
      await navigate(recordAddress(id))
    })
  }
  return (
    <form className="ops-filter" aria-label={beginRecordTexts.title} noValidate onSubmit={(event) => void begin(event)}>
      <ChoiceField
        label={beginRecordTexts.title}
        value={kind}
        error={act.error}
        choices={kinds.filter((each) => !each.is_single).map(({ name }) => ({ value: name, label: inWords(name) }))}
        onChange={({ target }) => setKind(target.value)}
      />
      <Button type="submit" variant="strong" isLoading={act.isBusy}>
        {beginRecordTexts.start}
      </Button>
    </form>
  )
}
