import { listFigures, restoreFigure } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Button, Note } from '@mowatt/ui'
import { useCallback, useRef, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { useAct } from '../../browser/use-act.ts'
import { AddFigures } from '../../features/operate/figures/add-figures.tsx'
import { askedFigures } from '../../features/operate/figures/asked-figures.ts'
import { FigureFilter } from '../../features/operate/figures/figure-filter.tsx'
import { type Figure, FigureList } from '../../features/operate/figures/figure-list.tsx'
import { editFigureTexts } from '../../features/operate/figures/figure-texts.ts'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'

const { title, text } = consoleWords.figures

export const handle = { title }

/** Price caps, VAT and typical usage, with filters in the address. */
export default function FiguresPage() {
  const context = useOutletContext<OperatorContext>()
  const [params] = useSearchParams()
  const address = params.toString()
  const [told, setTold] = useState('')
  const [removed, setRemoved] = useState<Figure>()
  const said = useRef<HTMLOutputElement>(null)
  const undoing = useAct()
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listFigures, { query: askedFigures(new URLSearchParams(address)) }), [address]),
  )

  function tell(words: string, gone?: Figure) {
    setTold(words)
    setRemoved(gone)
    said.current?.focus()
    reading.again()
  }
  async function undo({ figure_id, version }: Figure) {
    await undoing.run(async () => {
      // Deleting it has made another version.
      const body = { version: version + 1 }
      const { outcome, mistakes } = await context.call(restoreFigure, { params: { figure_id }, body })
      if (outcome === 'refused') undoing.refuse(mistakes.map(({ message }) => message).join(' '))
      else tell(outcome === 'done' ? editFigureTexts.restored : editFigureTexts.changed)
    })
  }
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => (
        <>
          <output ref={said} tabIndex={-1} className="ops-told">
            {told}
          </output>
          {removed && (
            <div className="ops-acts">
              <Button size="small" variant="quiet" isLoading={undoing.isBusy} onClick={() => void undo(removed)}>
                {editFigureTexts.undo}
              </Button>
            </div>
          )}
          {undoing.error && (
            <Note tone="danger" announce="alert">
              {undoing.error}
            </Note>
          )}
          <AddFigures call={context.call} lastCapDay={found.last_cap_day} onDone={tell} />
          <FigureFilter key={address} asked={askedFigures(params)} />
          <FigureList
            found={found}
            asked={askedFigures(params)}
            call={context.call}
            onDone={tell}
            onRemoved={(figure) => tell(editFigureTexts.removed(figure.title), figure)}
          />
        </>
      )}
    </ShownRead>
  )
}
