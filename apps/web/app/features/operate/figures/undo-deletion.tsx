import { restoreFigure } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { longDate } from '../../../browser/long-date.ts'
import { useAct } from '../../../browser/use-act.ts'
import type { Figure } from './figure-list.tsx'
import { editFigureTexts } from './figure-texts.ts'

type UndoDeletionProps = {
  figure: Pick<Figure, 'figure_id' | 'version' | 'title' | 'from'>
  call: Call
  /** Tells what happened, and reads the list again. */
  onDone: (told: string) => void
}

/** Brings a deleted figure back at one press, or says why it no longer fits. */
export function UndoDeletion({ figure: { figure_id, version, title, from }, call, onDone }: UndoDeletionProps) {
  const undoing = useAct()

  async function undo() {
    await undoing.run(async () => {
      const { outcome, mistakes } = await call(restoreFigure, { params: { figure_id }, body: { version } })
      if (outcome === 'refused') undoing.refuse(mistakes.map(({ message }) => message).join(' '))
      else onDone(outcome === 'done' ? editFigureTexts.restored : editFigureTexts.changed)
    })
  }
  return (
    <>
      <div className="ops-acts">
        <Button
          size="small"
          variant="quiet"
          aria-label={editFigureTexts.undoOf(title, longDate(from))}
          isLoading={undoing.isBusy}
          onClick={() => void undo()}
        >
          {editFigureTexts.undo}
        </Button>
      </div>
      {undoing.error && (
        <Note tone="danger" announce="alert">
          {undoing.error}
        </Note>
      )}
    </>
  )
}
