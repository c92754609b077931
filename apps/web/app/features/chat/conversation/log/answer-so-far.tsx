import { MoHead } from '@mowatt/ui'
import { ReadingSteps } from '../../../../shell/reading/reading-steps.tsx'
import { ShownCards } from '../cards/shown-cards.tsx'
import { answerSoFarTexts } from '../conversation-texts.ts'
import { emptyAnswer, isBusy, type TalkState } from '../talk/talk-state.ts'

/** Mo's answer while it streams. It is not announced: the finished one is, in the log. */
export function AnswerSoFar({ state }: { state: TalkState }) {
  if (!isBusy(state)) return null
  const { text, cards, steps } = state.answer ?? emptyAnswer
  const isBill = state.pending !== undefined && state.pending.saying.kind !== 'words'
  return (
    <div className="chat-message" data-author="mo" aria-live="off">
      <MoHead className="chat-face" />
      <div className="chat-bubble" data-coming>
        {text || (isBill ? answerSoFarTexts.digging : <Dots />)}
      </div>
      <output className="sr-only">{answerSoFarTexts.working}</output>
      {isBill && text === '' && cards.length === 0 && (
        <div className="chat-cards">
          <div className="chat-card reading-card">
            <ReadingSteps done={steps} />
          </div>
        </div>
      )}
      {cards.length > 0 && (
        <div className="chat-cards">
          <ShownCards cards={cards} isComing />
        </div>
      )}
    </div>
  )
}

function Dots() {
  return (
    <span className="chat-dots" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  )
}
