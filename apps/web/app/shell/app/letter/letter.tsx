import { letterLimits } from '@mowatt/contract'
import { Button, CheckIcon, CopyIcon, DocumentIcon, LongTextField, Note } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { useKeyOf } from '../../../browser/use-key-of.ts'
import { useCopy } from '../use-copy.ts'
import { gapsInLetter } from './gaps-in-letter.ts'
import { letterTexts } from './letter-texts.ts'
import { printLetter } from './print-letter.ts'

export type LetterToSend = { title: string; text: string }
/** Emails it to the current user; returns the address. */
export type MailLetter = (letter: KeyedLetter) => Promise<string>
/** The same letter has the same idempotency key, so that it is emailed once. */
export type KeyedLetter = LetterToSend & { key: string }

type LetterProps = LetterToSend & {
  /** Omitted if there is no known address to email it to. */
  onMail?: MailLetter | undefined
}

/** A letter to edit, copy, print and email to oneself. It is sent to nobody else, and edits stay on this page. */
export function Letter({ title, text, onMail }: LetterProps) {
  const [letter, setLetter] = useState(text)
  const [mailed, setMailed] = useState<{ to: string; text: string }>()
  const { state, copy } = useCopy(() => letter)
  const act = useAct()
  const keyOf = useKeyOf()
  const isEmpty = letter.trim() === ''
  const gaps = gapsInLetter(letter)
  const field = useRef<HTMLTextAreaElement>(null)

  function select(gap: string) {
    const at = letter.indexOf(`[${gap}]`)
    field.current?.focus()
    field.current?.setSelectionRange(at, at + gap.length + 2)
  }

  const mail = (send: MailLetter) =>
    act.run(async () => {
      const sent = { title, text: letter.trim() }
      setMailed({ to: await send({ ...sent, key: keyOf(sent) }), text: letter })
    })
  return (
    <details className="letter-fold">
      <summary>{title}</summary>
      <div className="letter">
        <LongTextField
          ref={field}
          label={letterTexts.label}
          rows={16}
          maxLength={letterLimits.text}
          value={letter}
          onChange={({ currentTarget }) => setLetter(currentTarget.value)}
        />
        {gaps.length > 0 && (
          <div className="letter-gaps">
            <p className="text-small font-medium">{letterTexts.fillIn}</p>
            {gaps.map((gap) => (
              <Button key={gap} variant="quiet" size="small" onClick={() => select(gap)}>
                {gap}
              </Button>
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" disabled={isEmpty} onClick={copy}>
            {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
            <span aria-live="polite">
              {state === 'idle' ? letterTexts.copy : state === 'copied' ? letterTexts.copied : letterTexts.notCopied}
            </span>
          </Button>
          <Button variant="quiet" size="small" disabled={isEmpty} onClick={() => printLetter(letter)}>
            <DocumentIcon size="small" />
            {letterTexts.print}
          </Button>
          {onMail && (
            <Button
              variant="quiet"
              size="small"
              disabled={isEmpty || mailed?.text === letter}
              isLoading={act.isBusy}
              loadingLabel={letterTexts.mailing}
              onClick={() => void mail(onMail)}
            >
              {letterTexts.mail}
            </Button>
          )}
          {letter !== text && (
            <Button variant="ghost" size="small" onClick={() => setLetter(text)}>
              {letterTexts.undo}
            </Button>
          )}
        </div>
        {!onMail && <p className="text-small text-text-2">{letterTexts.signIn}</p>}
        <output className="text-small">{mailed && letterTexts.mailed(mailed.to)}</output>
        {act.error && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
      </div>
    </details>
  )
}
