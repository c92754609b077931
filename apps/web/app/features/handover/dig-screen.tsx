import { Button } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import type { ReadingProgress } from '../../shell/reading/reading-progress.ts'
import { ReadingSteps } from '../../shell/reading/reading-steps.tsx'
import type { FlowState } from './flow-state.ts'
import { digScreenTexts } from './handover-texts.ts'

type DigScreenProps = { done: readonly ReadingProgress[]; file: FlowState['digging']; onStop: () => void }

/** A full-screen progress view while a bill is handed over: the file, and four steps, each with its actual result. */
export function DigScreen({ done, file, onStop }: DigScreenProps) {
  const screen = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    screen.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={screen}
      className="dig"
      aria-labelledby="dig-title"
      onCancel={(event) => event.preventDefault()}
      // Pressed twice, Esc closes it without asking.
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <div>
        <h2 ref={heading} id="dig-title" className="text-title text-balance" tabIndex={-1}>
          {digScreenTexts.title}
        </h2>
        <p className="mt-2 text-lead text-on-deep-2">{digScreenTexts.technology}</p>
      </div>
      {file && (
        <p className="dig-file">
          {file.previewUrl ? <img src={file.previewUrl} alt="" /> : <b aria-hidden>{digScreenTexts.pdf}</b>}
          <span className="wrap-anywhere">{file.name}</span>
        </p>
      )}
      <ReadingSteps done={done} />
      <Button variant="ghost" size="small" className="border-[1.5px] border-on-deep-2" onClick={onStop}>
        {digScreenTexts.stop}
      </Button>
    </dialog>
  )
}
