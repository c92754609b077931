import { CheckIcon, MoRun1 } from '@mowatt/ui'
import { useEffect, useRef } from 'react'
import type { HandoverProgress } from './handover-request.ts'
import { sayFound, steps } from './say-found.ts'

/** The whole window while a bill is on its way: four steps, each with what was really found. */
export function DigScreen({ done }: { done: readonly HandoverProgress[] }) {
  const screen = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    screen.current?.showModal()
    heading.current?.focus()
  }, [])
  const found = new Map(done.map((each) => [each.step, sayFound(each)]))
  const current = steps.findIndex(({ step }) => !found.has(step))
  const now = steps[current]
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
          Digging through your bill
        </h2>
        <p className="mt-2 text-lead text-on-deep-2">... using latest AI technology</p>
      </div>
      <progress
        className="sr-only"
        aria-label="How far Mo has got"
        max={steps.length}
        value={found.size}
        aria-valuetext={now ? `Step ${current + 1} of ${steps.length}: ${now.title}` : 'Done'}
      />
      <div className="dig-tunnel" data-done={found.size}>
        <MoRun1 className="dig-mo" />
      </div>
      <output className="sr-only">
        {now ? `${toldBefore(done)}${now.title}: ${now.working}` : 'Mo has read your bill.'}
      </output>
      <ol className="dig-steps">
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

/** What the last step found, to be read out before the next one. */
function toldBefore(done: readonly HandoverProgress[]): string {
  const last = done.at(-1)
  const title = steps.find(({ step }) => step === last?.step)?.title
  return last && title ? `${title}: ${sayFound(last)}. ` : ''
}
