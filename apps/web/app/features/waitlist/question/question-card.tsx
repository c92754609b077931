import type { QuestionOfTheDay } from '@mowatt/contract'
import { Button, Card, Note, RadioField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { dayAndMonth } from '../../../browser/long-date.ts'
import { useAct } from '../../../browser/use-act.ts'
import { questionCardTexts } from '../dashboard-texts.ts'
import { QuestionAnswer } from './question-answer.tsx'
import { streakWords } from './streak-words.ts'

type QuestionCardProps = {
  question: QuestionOfTheDay | undefined
  streakDays: number
  /** Omitted if the page's form has to do it. */
  onAnswer?: ((questionId: string, optionId: string) => Promise<void>) | undefined
}

/** Today's question: one answer, then which was right and why. */
export function QuestionCard({ question, streakDays, onAnswer }: QuestionCardProps) {
  const [chosen, setChosen] = useState<string>()
  const act = useAct()

  function answer(event: FormEvent) {
    if (!onAnswer || !question) return
    event.preventDefault()
    if (!chosen) return act.refuse(undefined, { option_id: questionCardTexts.chooseFirst })
    void act.run(() => onAnswer(question.id, chosen))
  }

  return (
    <section id="question" aria-labelledby="question-title">
      <Card tone="flat" className="grid gap-4">
        <div className="wl-card-head">
          <h2 id="question-title" className="text-h3">
            {questionCardTexts.title}
          </h2>
          {question && <span className="text-small text-text-3">{dayAndMonth(question.date)}</span>}
        </div>
        {!question ? (
          <p className="text-text-2">{questionCardTexts.trouble}</p>
        ) : question.answered ? (
          <QuestionAnswer question={question} answered={question.answered} streakDays={streakDays} />
        ) : (
          <form method="post" action="/waitlist" className="grid gap-4" onSubmit={answer}>
            <input type="hidden" name="intent" value="answer" />
            <input type="hidden" name="question_id" value={question.id} />
            <RadioField
              label={question.question}
              name="option_id"
              required={!onAnswer}
              error={act.fields['option_id']}
              optionClassName="wl-option"
              options={question.options.map(({ id, text }) => ({ value: id, label: <span>{text}</span> }))}
              onValue={(id) => {
                setChosen(id)
                act.refuse(undefined)
              }}
            />
            {act.error && (
              <Note tone="danger" announce="alert">
                {act.error}
              </Note>
            )}
            <div className="wl-card-head">
              <span className="text-small text-text-3">
                {streakDays > 0 ? `${streakWords(streakDays)}. ` : ''}
                {questionCardTexts.closesAtMidnight}
              </span>
              <Button type="submit" size="small" isLoading={act.isBusy} loadingLabel={questionCardTexts.sending}>
                {questionCardTexts.answer}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </section>
  )
}
