import type { ConsolePage } from '@mowatt/contract'
import { Button, ButtonLink, Note, Skeleton } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { ConsoleMain } from './console-main.tsx'
import type { OperatorContext } from './operator-context.ts'
import type { Reading } from './use-operator-read.ts'
import { readTexts } from './frame-texts.ts'

type ShownReadProps<Value> = {
  context: OperatorContext
  reading: Reading<Value>
  title: string
  text?: ReactNode
  /** Beside the title: what chooses other figures. */
  choose?: ReactNode
  children: (value: Value) => ReactNode
}

/** A page of the console in any loading state. */
export function ShownRead<Value>({ context, reading, title, text, choose, children }: ShownReadProps<Value>) {
  const { value, trouble, isReading, again } = reading
  if (trouble?.isRefused) return <Refused />
  if (trouble?.needs) return <ConsoleMain isBusy={isReading}>{context.gate(trouble.needs, again)}</ConsoleMain>
  return (
    <ConsoleMain isBusy={isReading}>
      <div className="ops-head">
        <div>
          <h1 className="text-h2">{title}</h1>
          {text && <p className="text-text-2">{text}</p>}
        </div>
        {choose}
      </div>
      <output className="sr-only">{isReading ? readTexts.loading : ''}</output>
      {trouble && (
        <Note tone="danger" announce="alert">
          {trouble.isMissing ? readTexts.missing : trouble.text} {value !== undefined && readTexts.stale}{' '}
          {!trouble.isMissing && (
            <Button size="small" variant="quiet" onClick={again}>
              {readTexts.tryAgain}
            </Button>
          )}
        </Note>
      )}
      {value === undefined ? !trouble && <Waiting /> : children(value)}
    </ConsoleMain>
  )
}

export function Waiting() {
  return (
    <div className="ops-waiting" aria-hidden>
      <Skeleton className="h-24 rounded-5" />
      <Skeleton className="h-56 rounded-5" />
      <Skeleton className="h-56 rounded-5" />
    </div>
  )
}

type ShownOwnProps = { context: OperatorContext; page: ConsolePage; title: string; text: string; children: ReactNode }

/** A page without an initial request: whether it is permitted is known from the operator's permissions. */
export function ShownOwn({ context, page, title, text, children }: ShownOwnProps) {
  if (context.console.value && !context.console.value.pages.includes(page)) return <Refused />
  return (
    <ShownRead context={context} reading={context.console} title={title} text={text}>
      {() => children}
    </ShownRead>
  )
}

/** For users without a role that opens the page. */
function Refused() {
  return (
    <ConsoleMain>
      <h1 className="text-h2">{readTexts.refusedTitle}</h1>
      <p className="text-text-2">{readTexts.refusedText}</p>
      <div>
        <ButtonLink href="/">{readTexts.home}</ButtonLink>
      </div>
    </ConsoleMain>
  )
}
