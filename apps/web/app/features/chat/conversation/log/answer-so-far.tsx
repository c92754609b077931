import { CheckIcon, MoHead } from '@mowatt/ui'
import { ShownCards } from '../cards/shown-cards.tsx'
import { emptyAnswer, isBusy, type TalkState } from '../talk/talk-state.ts'

const STEPS: Readonly<Record<string, string>> = {
  provider: 'Found your supplier',
  usage: 'Found what you used',
  cost: 'Worked out your yearly cost',
  tariff: 'Looked at other tariffs',
}

/** Mo's answer as it comes. It is not read out: the finished one is, in the log. */
export function AnswerSoFar({ state }: { state: TalkState }) {
  if (!isBusy(state)) return null
  const { text, cards, steps } = state.answer ?? emptyAnswer
  return (
    <div className="chat-message" data-author="mo" aria-live="off">
      <MoHead className="chat-face" />
      <div className="chat-bubble" data-coming>
        {text || (
          <>
            <Steps steps={steps} />
            <span className="chat-dots" aria-hidden>
              <i />
              <i />
              <i />
            </span>
          </>
        )}
      </div>
      <output className="sr-only">Mo is working on it</output>
      {cards.length > 0 && (
        <div className="chat-cards">
          <ShownCards cards={cards} isComing />
        </div>
      )}
    </div>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <ul className="chat-steps">
      {steps.map((step) => (
        <li key={step}>
          <CheckIcon size="tiny" />
          {STEPS[step] ?? step}
        </li>
      ))}
    </ul>
  )
}
