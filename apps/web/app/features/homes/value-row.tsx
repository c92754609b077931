import type { Home } from '@mowatt/contract'
import { Button } from '@mowatt/ui'
import { useId, useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import type { Source, ValueOfHome } from './deal-rows.ts'
import { dealTexts } from './home-texts.ts'
import { toldInChat } from './told-fields.ts'
import { type ChangeTold, ToldForm } from './told-form.tsx'

type ValueRowProps = ValueOfHome & {
  home: Home
  onChange: ChangeTold
  /** Shown if the value is unknown. */
  unknown?: string
}

/** A value of the home with its source, editable in place. */
export function ValueRow({ label, lines, source, fields, home, onChange, unknown = dealTexts.unknown }: ValueRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isTold = lines !== undefined && (source === undefined || source.from === 'told')
  const chat = isTold ? toldInChat(fields, home) : undefined

  function close() {
    setIsOpen(false)
    // The form that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className="home-row">
      <dt id={id}>{label}</dt>
      <dd>
        {lines ? lines.map((line) => <span key={line}>{line}</span>) : <span className="text-text-2">{unknown}</span>}
        {chat ? <ToldWords {...chat} /> : source && <SourceWords {...source} />}
      </dd>
      {fields.length > 0 && (
        <dd className="home-row-act">
          <Button
            ref={opener}
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {dealTexts.change}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </dd>
      )}
      {isOpen && (
        <dd className="home-row-form">
          <ToldForm fields={fields} home={home} onChange={onChange} onClose={close} canForget />
        </dd>
      )}
    </div>
  )
}

function ToldWords({ chat_id: chatId, on }: Home['told_in_chat'][number]) {
  const words = dealTexts.toldMo(longDate(on))
  return (
    <small>{chatId === null ? words : <AppLink href={`/chat/${encodeURIComponent(chatId)}`}>{words}</AppLink>}</small>
  )
}

function SourceWords({ from, bill_id: billId }: Source) {
  const words = dealTexts.sources[from]
  return (
    <small>
      {from === 'bill' && billId !== null ? (
        <AppLink href={`/bills/${encodeURIComponent(billId)}`}>{words}</AppLink>
      ) : (
        words
      )}
    </small>
  )
}
