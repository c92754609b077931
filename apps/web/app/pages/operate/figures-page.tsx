import { listFigures } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback, useRef, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { AddFigures } from '../../features/operate/figures/add-figures.tsx'
import { askedFigures } from '../../features/operate/figures/asked-figures.ts'
import { FigureFilter } from '../../features/operate/figures/figure-filter.tsx'
import { type Figure, FigureList } from '../../features/operate/figures/figure-list.tsx'
import { editFigureTexts } from '../../features/operate/figures/figure-texts.ts'
import { UndoDeletion } from '../../features/operate/figures/undo-deletion.tsx'
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
  return (
    <ShownRead context={context} reading={reading} title={title} text={text}>
      {(found) => (
        <>
          <output ref={said} tabIndex={-1} className="ops-told">
            {told}
          </output>
          {removed && <UndoDeletion key={removed.figure_id} figure={removed} call={context.call} onDone={tell} />}
          <AddFigures call={context.call} lastCapDay={found.last_cap_day} onDone={tell} />
          <FigureFilter key={address} asked={askedFigures(params)} />
          <FigureList
            found={found}
            asked={askedFigures(params)}
            call={context.call}
            onDone={tell}
            // Deleting it has made another version.
            onRemoved={(figure) =>
              tell(editFigureTexts.removed(figure.title), { ...figure, version: figure.version + 1 })
            }
          />
        </>
      )}
    </ShownRead>
  )
}
