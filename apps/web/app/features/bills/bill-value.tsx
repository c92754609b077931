import type { BillField } from '@mowatt/contract'
import { PencilIcon } from '@mowatt/ui'
import { type Ref, useState } from 'react'
import { checkWords, confidenceWords } from '../../shell/app/confidence-words.ts'
import { CorrectValue } from './correct-value.tsx'

type BillValueProps = {
  ref?: Ref<HTMLLIElement>
  number?: number
  field: BillField
  isChosen: boolean
  /** Why it is believed only shows for what was chosen, told or is in doubt. */
  isBrief?: boolean
  onChoose: () => void
  onCorrect: (path: string, text: string) => Promise<void>
}

/** One value: as it was understood, how sure that is and why, and the way to put it right. */
export function BillValue({ ref, number, field, isChosen, isBrief = false, onChoose, onCorrect }: BillValueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, text, printed, status, checks } = field
  const proof = checkWords(checks)
  const isShort = isBrief && !isChosen && status === 'read'
  return (
    <li ref={ref} className="bill-row" data-status={status} data-chosen={isChosen || undefined} tabIndex={-1}>
      <div className="bill-row-head" onPointerEnter={onChoose}>
        {number !== undefined && <span className="bill-number">{number}</span>}
        <span className="bill-row-label">{label}</span>
        <b className="bill-row-text">{text}</b>
        <button
          type="button"
          className="bill-correct"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
            onChoose()
          }}
        >
          <PencilIcon size="small" />
          <span className="sr-only">Correct {label}</span>
        </button>
      </div>
      <p className="bill-row-proof">
        <b>{confidenceWords(field)}.</b>
        {!isShort && (
          <>
            {printed !== '' && (
              <>
                {status === 'corrected' ? ` On page ${field.page} I read ` : ' Printed as '}
                <q>{printed}</q>.
              </>
            )}
            {proof && ` ${proof}`}
          </>
        )}
      </p>
      {isOpen && (
        <CorrectValue
          label={label}
          text={text}
          onCorrect={(next) => onCorrect(field.path, next)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}
