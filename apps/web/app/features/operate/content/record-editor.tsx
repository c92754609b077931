import { type ContentDocument, type ContentValues, saveContentDraft } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, Button, Note } from '@mowatt/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useAct } from '../../../browser/use-act.ts'
import { dateAndTime } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { contentAddress } from './asked-content.ts'
import { changedValues } from './changed-values.ts'
import { CompareValues } from './compare-values.tsx'
import { inWords, stateLooks } from './content-words.ts'
import { RecordActs } from './record-acts.tsx'
import { ValueField } from './value-field.tsx'
import { recordEditorTexts } from './content-texts.ts'

type RecordEditorProps = {
  document: ContentDocument
  call: Call
  /** Lets this browser see drafts on pages of the site. */
  onPreview: () => Promise<void>
  onChange: (document: ContentDocument) => void
}

/** A record in the form of its kind. Whatever happens to it elsewhere, the form's values stay. */
export function RecordEditor({ document, call, onPreview, onChange }: RecordEditorProps) {
  const saved = valuesOf(document)
  const [values, setValues] = useState(saved)
  const [isOvertaken, setIsOvertaken] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = changedValues(document.fields, saved, values)
  const act = useAct((failure) => {
    setRefused(failure.fields ?? {})
    return failure.message
  })
  useAskBeforeLeaving(unsaved.length > 0)
  // Forms are long, and the button is below the field that is refused.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused])

  const tell = (words: string) => {
    setTold(words)
    said.current?.focus()
  }

  /** Shows the latest state: in the form, unless somebody else wrote it. */
  function take(newest: ContentDocument, outcome: string, words: string): void {
    setRefused({})
    setIsOvertaken(outcome === 'changed')
    if (outcome !== 'changed') setValues(valuesOf(newest))
    onChange(newest)
    tell(outcome === 'changed' ? recordEditorTexts.notDone : words)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setRefused({})
    await act.run(async () => {
      const params = { document_id: document.document_id }
      const { outcome, document: newest } = await call(saveContentDraft, {
        params,
        body: { values, version: document.version },
      })
      take(newest, outcome, 'We’ve saved your draft. It won’t appear on the site until you publish it.')
    })
  }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <p className="ops-acts text-small">
        <Badge tone={stateLooks[document.state].tone}>{stateLooks[document.state].text}</Badge>
        {document.draft && recordEditorTexts.draftBy(document.draft.edited_by, dateAndTime(document.draft.edited_at))}
        <AppLink href={contentAddress(document.is_single ? {} : { kind: document.kind })}>
          {document.is_single ? recordEditorTexts.allContent : recordEditorTexts.allOfKind}
        </AppLink>
      </p>
      {isOvertaken && (
        <Note tone="warn">
          <p>{recordEditorTexts.changedElsewhere}</p>
          <CompareValues changes={changedValues(document.fields, values, saved)} was="Yours" is="Theirs" />
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setValues(saved)
              setIsOvertaken(false)
              tell(recordEditorTexts.tookTheirs)
            }}
          >
            {recordEditorTexts.useTheirs}
          </Button>
        </Note>
      )}
      <div className="ops-editing">
        {document.state !== 'deleted' && (
          <form
            ref={form}
            className="ops-panel"
            aria-label={inWords(document.kind)}
            noValidate
            onSubmit={(event) => void save(event)}
          >
            {document.fields.map((field) => (
              <ValueField
                key={field.name}
                field={field}
                value={values[field.name]}
                error={refused[field.name]}
                call={call}
                onChange={(value) => setValues((last) => ({ ...last, [field.name]: value }))}
              />
            ))}
            {act.error && (
              <Note tone="danger" announce="alert">
                {act.error}
              </Note>
            )}
            <div className="ops-acts">
              <Button type="submit" variant="strong" isLoading={act.isBusy}>
                {isOvertaken ? recordEditorTexts.saveMine : recordEditorTexts.saveDraft}
              </Button>
            </div>
          </form>
        )}
        <RecordActs
          document={document}
          call={call}
          isUnsaved={unsaved.length > 0}
          refused={refused}
          onPreview={onPreview}
          onDone={take}
          onRefuse={setRefused}
        />
      </div>
    </>
  )
}

/** The initial values of the form: the draft, or the published version. */
function valuesOf({ draft, live }: ContentDocument): ContentValues {
  return draft?.values ?? live ?? {}
}

/** Closing a tab or following a link by mistake must not lose unsaved edits. */
function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  // The browser itself asks only when the document is left, not between pages of the console.
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    if (confirm(recordEditorTexts.leave)) leaving.proceed()
    else leaving.reset()
  }, [leaving])
}
