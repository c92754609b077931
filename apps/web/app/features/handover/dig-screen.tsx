import { CheckIcon, MoRun1 } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import type { HandoverProgress } from './handover-request.ts'
import { sayFound, steps } from './say-found.ts'

/** The whole window while a bill is on its way: four steps, each with what was really found. */
export function DigScreen({ done }: { done: readonly HandoverProgress[] }) {
  const screen = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    screen.current?.showModal()
  }, [])
  const found = new Map(done.map((each) => [each.step, sayFound(each)]))
  const current = steps.findIndex(({ step }) => !found.has(step))
  return (
    <dialog ref={screen} className="dig" aria-labelledby="dig-title" onCancel={(event) => event.preventDefault()}>
      <div>
        <h2 id="dig-title" className="text-title text-balance" tabIndex={-1} autoFocus>
          Digging through your bill
        </h2>
        <p className="mt-2 text-lead text-on-deep-2">... using latest AI technology</p>
      </div>
      <div className="dig-tunnel" data-done={found.size}>
        <MoRun1 className="dig-mo" />
      </div>
      <ol className="dig-steps" aria-live="polite">
        {steps.map(({ step, title, working }, place) => (
          <li
            key={step}
            data-state={found.has(step) ? 'done' : place === current ? 'now' : 'next'}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className="dig-mark" aria-hidden>
              {found.has(step) ? <CheckIcon /> : place + 1}
            </span>
            <span className="min-w-0">
              <b className="block">{title}</b>
              <span className="dig-found">{found.get(step) ?? (place === current ? working : 'Next')}</span>
            </span>
          </li>
        ))}
      </ol>
    </dialog>
  )
}
