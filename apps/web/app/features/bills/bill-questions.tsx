import type { BillQuestion } from '@mowatt/contract'
import { ToggleButton } from '@mowatt/ui'
import { useId } from 'react'
import { useAct } from '../../browser/use-act.ts'

export type AnswerAboutBill = (code: string, answer: string | null) => Promise<void>

type BillQuestionsProps = { questions: readonly BillQuestion[]; onAnswer: AnswerAboutBill }

/**
 * Questions that the bill alone can't answer. A press answers, the same press withdraws the answer, and the findings
 * are updated immediately.
 */
export function BillQuestions({ questions, onAnswer }: BillQuestionsProps) {
  return (
    <ul className="grid gap-6">
      {questions.map((question) => (
        <Question key={question.code} question={question} onAnswer={onAnswer} />
      ))}
    </ul>
  )
}

function Question({ question, onAnswer }: { question: BillQuestion; onAnswer: AnswerAboutBill }) {
  const { code, ask, why, answers, answer } = question
  const act = useAct()
  const id = useId()
  return (
    <li className="bill-question">
      <fieldset aria-describedby={id} aria-busy={act.isBusy || undefined}>
        <legend className="font-bold">{ask}</legend>
        <p id={id} className="text-small text-text-2">
          {why}
        </p>
        <div className="flex flex-wrap gap-2">
          {answers.map(({ value, label }) => (
            <ToggleButton
              key={value}
              isPressed={answer === value}
              onClick={() => void act.run(() => onAnswer(code, answer === value ? null : value))}
            >
              {label}
            </ToggleButton>
          ))}
        </div>
        {act.error && <p role="alert">{act.error}</p>}
      </fieldset>
    </li>
  )
}
