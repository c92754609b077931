import type { BillNotice } from '@mowatt/contract'
import { Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { billNoticesTexts } from './app-texts.ts'

/** If figures would be wrong without an answer. */
const TO_SETTLE: ReadonlySet<BillNotice['kind']> = new Set([
  'other_paper',
  'contradiction',
  'two_accounts',
  'two_suppliers',
])

type BillNoticesProps = {
  notices: readonly BillNotice[]
  /** Resolves a contradiction of a bill; if omitted, nothing can be chosen. */
  onCorrect?: ((path: string, text: string) => Promise<void>) | undefined
}

/** What is unusual about a bill. If a figure could be one of two values, one press says which is right. */
export function BillNotices({ notices, onCorrect }: BillNoticesProps) {
  return notices.map(({ kind, says, choices = [] }) => (
    <Note key={kind} tone={TO_SETTLE.has(kind) ? 'warn' : 'info'}>
      {says}
      {onCorrect && choices.length > 0 && <Choices choices={choices} onCorrect={onCorrect} />}
    </Note>
  ))
}

type ChoicesProps = {
  choices: NonNullable<BillNotice['choices']>
  onCorrect: NonNullable<BillNoticesProps['onCorrect']>
}

function Choices({ choices, onCorrect }: ChoicesProps) {
  const [stage, setStage] = useState<'open' | 'busy' | 'failed'>('open')
  const correct = async (path: string, text: string) => {
    setStage('busy')
    await onCorrect(path, text).then(
      () => setStage('open'),
      () => setStage('failed'),
    )
  }
  return (
    <div className="mt-3 grid gap-3">
      {choices.map(({ path, label, values }) => (
        <fieldset key={path} className="flex flex-wrap items-center gap-2">
          <legend className="float-left">{label}</legend>
          {values.map(({ text }) => (
            <Button
              key={text}
              variant="quiet"
              size="small"
              disabled={stage === 'busy'}
              onClick={() => void correct(path, text)}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      ))}
      <output className={stage === 'failed' ? undefined : 'sr-only'}>
        {stage === 'failed' && billNoticesTexts.again}
      </output>
    </div>
  )
}
