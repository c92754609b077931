import { importTariffs, previewTariffs, type ReplyOf, tariffLimits } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, FileField } from '@mowatt/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { ReasonForm } from '../reason-form.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importFormTexts } from './tariff-texts.ts'

type File = { format: 'csv' | 'json'; text: string }
type Previewed = { file: File; preview: ReplyOf<typeof previewTariffs> }

/** Imports tariffs from a file. Nothing changes without a preview. */
export function ImportForm({ call, onImported }: { call: Call; onImported: () => void }) {
  const [shown, setShown] = useState<Previewed>()
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const act = useAct(({ fields, message }) => fields?.['text'] ?? message)
  const id = useId()

  async function show(event: FormEvent) {
    event.preventDefault()
    setTold('')
    setShown(undefined)
    const chosen = field.current?.files?.[0]
    if (!chosen) return act.refuse(importFormTexts.missing)
    if (chosen.size > tariffLimits.fileCharacters) return act.refuse(importFormTexts.tooLarge)
    await act.run(async () => {
      const format = chosen.name.toLowerCase().endsWith('.csv') ? 'csv' : 'json'
      const file: File = { format, text: await chosen.text() }
      setShown({ file, preview: await call(previewTariffs, { body: file }) })
    })
  }
  async function take({ file, preview }: Previewed, reason: string): Promise<void> {
    const { outcome, tariffs } = await call(importTariffs, { body: { ...file, seen: preview.seen, reason } })
    setShown(undefined)
    setTold(outcome === 'imported' ? importFormTexts.imported(importFormTexts.tariffs(tariffs)) : importFormTexts.stale)
    said.current?.focus()
    if (outcome === 'imported') onImported()
  }
  const changing = shown ? shown.preview.counts.added + shown.preview.counts.changed : 0
  return (
    <section className="ops-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h4">
        {importFormTexts.title}
      </h2>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <form className="ops-decide" aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void show(event)}>
        <FileField
          ref={field}
          label={importFormTexts.file}
          hint={importFormTexts.fileHint}
          error={act.error}
          accept=".csv,.json,text/csv,application/json"
          onChange={() => {
            // Another file has another preview.
            setShown(undefined)
            act.refuse(undefined)
          }}
        />
        <details className="text-small">
          <summary>{importFormTexts.columns}</summary>
          <p>{importFormTexts.bandColumns}</p>
          <p>{importFormTexts.exportColumns}</p>
        </details>
        <div>
          <Button type="submit" size="small" variant={shown ? 'quiet' : 'strong'} isLoading={act.isBusy}>
            {importFormTexts.preview}
          </Button>
        </div>
      </form>
      {shown && (
        <section className="ops-queue" aria-label={importFormTexts.preview}>
          <ImportPreview preview={shown.preview} />
          {changing > 0 && (
            <ReasonForm
              name={importFormTexts.importTitle}
              button={importFormTexts.import(importFormTexts.tariffs(changing))}
              onAct={(reason) => take(shown, reason)}
            />
          )}
        </section>
      )}
    </section>
  )
}
