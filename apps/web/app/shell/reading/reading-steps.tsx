import { CheckIcon, MoRun1, MoRun3 } from '@mowatt/ui'
import { useEffect, useState } from 'react'
import { type ReadingProgress, sayFound, steps } from './reading-progress.ts'
import { readingStepsTexts } from './reading-texts.ts'

const STILL_READING_MS = 15_000

/** Mo digs through a bill: four steps, each shown when the server has finished it, with its actual result. */
export function ReadingSteps({ done }: { done: readonly ReadingProgress[] }) {
  const isLong = useIsLong()
  const found = new Map(done.map((each) => [each.step, sayFound(each)]))
  const current = steps.findIndex(({ step }) => !found.has(step))
  const now = steps[current]
  return (
    <>
      <progress
        className="sr-only"
        aria-label={readingStepsTexts.howFar}
        max={steps.length}
        value={found.size}
        aria-valuetext={now ? readingStepsTexts.step(current + 1, steps.length, now.title) : readingStepsTexts.done}
      />
      <div className="dig-tunnel" data-done={found.size}>
        <MoRun1 className="dig-mo" />
        <MoRun3 className="dig-mo" />
      </div>
      <output className="sr-only">
        {now ? `${toldBefore(done)}${now.title}: ${now.working}` : readingStepsTexts.hasRead}
      </output>
      <output className="dig-still" hidden={!isLong}>
        {isLong && readingStepsTexts.stillReading}
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
              <span className="dig-found">
                {found.get(step) ?? (place === current ? working : readingStepsTexts.next)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** After such a long wait, the user wants to know that nothing is stuck. */
function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), STILL_READING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}

/** The result of the last step, announced before the next one. */
function toldBefore(done: readonly ReadingProgress[]): string {
  const last = done.at(-1)
  const title = steps.find(({ step }) => step === last?.step)?.title
  return last && title ? `${title}: ${sayFound(last)}. ` : ''
}
