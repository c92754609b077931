import type { CardOf } from '@mowatt/contract'
import { Card, Link, Note } from '@mowatt/ui'
import { useState } from 'react'
import { BillNotices } from '../../shell/app/bill-notices.tsx'
import { billTexts } from './bill-texts.ts'
import type { PageOfFields } from './number-fields.ts'

type NoticesOfBillProps = {
  card: CardOf<'bill'>
  chatHref: string
  onCorrect: (path: string, text: string) => Promise<void>
}

/**
 * Unusual facts, and missing values with a way to enter them. A correction adds no new notice: it would shift the row
 * being edited, and the sum shows it already.
 */
export function NoticesOfBill({ card: { notices: now = [], missing }, chatHref, onCorrect }: NoticesOfBillProps) {
  const [atFirst] = useState(() => now.map(({ kind }) => kind))
  const notices = now.filter(({ kind }) => atFirst.includes(kind))
  if (notices.length === 0 && !missing) return null
  return (
    <div className="grid gap-3">
      <BillNotices notices={notices} onCorrect={onCorrect} />
      {missing && (
        <Note tone="info">
          {missing.asks} <Link href={chatHref}>{billTexts.doInChat}</Link>
        </Note>
      )}
    </div>
  )
}

type BillWordsProps = { card: CardOf<'bill'>; pages: readonly PageOfFields[]; onShow: (number: number) => void }

/** What the bill says besides its figures. What it doesn't say is folded. */
export function BillWords({ card: { marks = [], missing }, pages, onShow }: BillWordsProps) {
  const said = marks.filter((mark) => mark.is_said)
  const unsaid = new Set(
    [...marks.filter((mark) => !mark.is_said), ...(missing?.values ?? [])].map(({ label }) => label),
  )
  const numbers = new Map(pages.flatMap(({ fields }) => fields.map(({ number, field }) => [field.path, number])))
  if (said.length + unsaid.size === 0) return null
  return (
    <Card tone="flat">
      <h2 className="text-h3">{billTexts.saysElse}</h2>
      <ul className="bill-words">
        {said.map(({ name, label, text, note, paths }) => (
          <li key={name}>
            <span className="bill-row-label">{label}</span>
            <b>{text}</b>
            <span className="bill-words-places">
              {paths.flatMap((path) => {
                const number = numbers.get(path)
                return number === undefined ? [] : <PlaceButton key={path} {...{ label, number, onShow }} />
              })}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {unsaid.size > 0 && (
        <details className="bill-unsaid">
          <summary>{billTexts.doesntSay(unsaid.size)}</summary>
          <ul>
            {[...unsaid].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

type PlaceButtonProps = { label: string; number: number; onShow: (number: number) => void }

function PlaceButton({ label, number, onShow }: PlaceButtonProps) {
  return (
    <button
      type="button"
      className="bill-number"
      aria-label={billTexts.showValue(label, number)}
      onClick={() => onShow(number)}
    >
      {number}
    </button>
  )
}
