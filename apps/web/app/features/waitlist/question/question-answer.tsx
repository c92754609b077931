import type { QuestionOfTheDay } from '@mowatt/contract'
import { Badge, CheckIcon, CloseIcon } from '@mowatt/ui'
import { questionAnswerTexts } from '../dashboard-texts.ts'
import { streakWords } from './streak-words.ts'

type QuestionAnswerProps = {
  question: QuestionOfTheDay
  answered: NonNullable<QuestionOfTheDay['answered']>
  streakDays: number
}

/** The member's answer, the right one, and why. */
export function QuestionAnswer({ question, answered, streakDays }: QuestionAnswerProps) {
  const { option_id: given, correct_option_id: right, explanation, points } = answered
  const isRight = given === right
  return (
    <div className="grid gap-4">
      <p className="font-medium">{question.question}</p>
      <ul className="grid gap-2">
        {question.options.map(({ id, text }) => (
          <li key={id} className="wl-option" data-answer={id === right ? 'right' : id === given ? 'wrong' : undefined}>
            {id === right ? <CheckIcon size="small" /> : id === given ? <CloseIcon size="small" /> : <i aria-hidden />}
            <span>
              {text}
              {id === right && <span className="sr-only"> {questionAnswerTexts.theRightOne}</span>}
              {id === given && <b>{id === right ? '' : questionAnswerTexts.yourAnswer}</b>}
            </span>
          </li>
        ))}
      </ul>
      <output className="grid gap-1">
        <b>{isRight ? questionAnswerTexts.right(points) : questionAnswerTexts.wrong(points)}</b>
        <span className="text-text-2">{explanation}</span>
      </output>
      <div className="wl-card-head">
        <span className="text-small text-text-3">{questionAnswerTexts.newAtMidnight}</span>
        {streakDays > 0 && <Badge tone="success">{streakWords(streakDays)}</Badge>}
      </div>
    </div>
  )
}
