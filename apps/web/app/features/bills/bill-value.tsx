import type { BillField } from '@mowatt/contract'
import { AlertTriangleIcon, PencilIcon } from '@mowatt/ui'
import { type Ref, useId, useRef, useState } from 'react'
import { checkWords, confidenceWords } from '../../shell/app/confidence-words.ts'
import { billValueTexts } from './bill-proof-texts.ts'
import { CorrectValue } from './correct-value.tsx'

type BillValueProps = {
  ref?: Ref<HTMLButtonElement> | undefined
  /** Belongs to its pin on the picture, if it has one. */
  number?: number | undefined
  field: BillField
  isChosen?: boolean
  onChoose?: () => void
  onCorrect: (path: string, text: string) => Promise<void>
}

/**
 * One value. It is plain unless it is in doubt or was stated by the user; how it was read and checked is shown on
 * request.
 */
export function BillValue({ ref, number, field, isChosen = false, onChoose, onCorrect }: BillValueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const detailId = useId()
  const { label, text, status } = field
  const isQuiet = status === 'read'
  return (
    // Only pointer moves count: scrolling by keyboard also brings rows under a resting pointer.
    <li
      className="bill-row"
      data-status={status}
      data-chosen={isChosen || undefined}
      onPointerMove={isChosen ? undefined : onChoose}
    >
      <div className="bill-row-head">
        <button
          ref={ref}
          type="button"
          className="bill-row-value"
          aria-expanded={isQuiet ? isOpen : undefined}
          aria-controls={isQuiet ? detailId : undefined}
          onFocus={onChoose}
          onClick={() => {
            setIsOpen(!isOpen)
            onChoose?.()
          }}
        >
          {number !== undefined && <span className="bill-number">{number}</span>}
          <span className="bill-row-label">{label}</span>
          <b className="bill-row-text">{text}</b>
        </button>
        <button
          ref={pencil}
          type="button"
          className="bill-correct"
          aria-expanded={isCorrecting}
          onFocus={onChoose}
          onClick={() => setIsCorrecting(!isCorrecting)}
        >
          <PencilIcon size="small" />
          <span className="sr-only">{billValueTexts.correct(label)}</span>
        </button>
      </div>
      <p id={detailId} className="bill-row-proof" hidden={isQuiet && !isOpen}>
        {status === 'doubtful' && <AlertTriangleIcon size="tiny" />}
        <ValueProof field={field} />
      </p>
      {isCorrecting && (
        <CorrectValue
          label={label}
          text={text}
          onCorrect={(next) => onCorrect(field.path, next)}
          onClose={() => {
            setIsCorrecting(false)
            pencil.current?.focus()
          }}
        />
      )}
    </li>
  )
}

function ValueProof({ field }: { field: BillField }) {
  const { printed, status, checks, page } = field
  const proof = checkWords(checks)
  return (
    <span>
      <b>{confidenceWords(field)}.</b>
      {printed !== '' && (
        <>
          {status === 'corrected' ? billValueTexts.readOnPage(page) : billValueTexts.printedAs}
          <q>{printed}</q>.
        </>
      )}
      {proof && ` ${proof}`}
    </span>
  )
}
