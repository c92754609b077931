import { importFigures, previewFigures, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, LongTextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { ReasonForm } from '../reason-form.tsx'
import { addFiguresTexts } from './figure-texts.ts'
import { FiguresPreview } from './figures-preview.tsx'
import { linesOfQuarter } from './lines-of-quarter.ts'

type Previewed = { text: string; preview: ReplyOf<typeof previewFigures> }
type AddFiguresProps = { call: Call; lastCapDay: string; onDone: (told: string) => void }

/** Takes pasted figures. Nothing changes without a preview. */
export function AddFigures({ call, lastCapDay, onDone }: AddFiguresProps) {
  const [text, setText] = useState('')
  const [shown, setShown] = useState<Previewed>()
  const act = useAct(({ fields, message }) => fields?.['text'] ?? message)
  const id = useId()

  function write(next: string) {
    setText(next)
    // Another text has another preview.
    setShown(undefined)
    act.refuse(undefined)
  }
  async function show(event: FormEvent) {
    event.preventDefault()
    setShown(undefined)
    if (text.trim() === '') return act.refuse(addFiguresTexts.missing)
    await act.run(async () => setShown({ text, preview: await call(previewFigures, { body: { text } }) }))
  }
  async function take({ preview, ...given }: Previewed, reason: string): Promise<void> {
    const { outcome, figures } = await call(importFigures, { body: { ...given, seen: preview.seen, reason } })
    if (outcome === 'imported') write('')
    else setShown(undefined)
    onDone(outcome === 'imported' ? addFiguresTexts.added(figures) : addFiguresTexts.stale)
  }
  const { mistakes, counts } = shown?.preview ?? { mistakes: [], counts: { added: 0, changed: 0 } }
  const changing = mistakes.length > 0 ? 0 : counts.added + counts.changed
  return (
    <section className="ops-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h4">
        {addFiguresTexts.title}
      </h2>
      <p className="text-small text-text-2">{addFiguresTexts.text}</p>
      <form
        className="ops-decide max-w-none"
        aria-labelledby={`${id}-title`}
        noValidate
        onSubmit={(event) => void show(event)}
      >
        <LongTextField
          label={addFiguresTexts.figures}
          hint={addFiguresTexts.hint}
          rows={8}
          wrap="off"
          spellCheck={false}
          value={text}
          error={act.error}
          onChange={({ target }) => write(target.value)}
        />
        <details className="text-small">
          <summary>{addFiguresTexts.columns}</summary>
          <p>{addFiguresTexts.columnsText}</p>
        </details>
        <div className="ops-acts">
          <Button type="submit" size="small" variant={shown ? 'quiet' : 'strong'} isLoading={act.isBusy}>
            {addFiguresTexts.preview}
          </Button>
          {text === '' && (
            <Button size="small" variant="quiet" onClick={() => write(linesOfQuarter(lastCapDay))}>
              {addFiguresTexts.start}
            </Button>
          )}
        </div>
      </form>
      {shown && (
        <section className="ops-queue" aria-label={addFiguresTexts.preview}>
          <FiguresPreview preview={shown.preview} />
          {changing > 0 && (
            <ReasonForm
              name={addFiguresTexts.addTitle}
              button={addFiguresTexts.add(changing)}
              onAct={(reason) => take(shown, reason)}
            />
          )}
        </section>
      )}
    </section>
  )
}
