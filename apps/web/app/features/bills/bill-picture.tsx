import { Skeleton } from '@mowatt/ui'
import { type CSSProperties, useEffect, useState } from 'react'
import type { NumberedField, PageOfFields } from './number-fields.ts'
import type { BillClient } from './create-bill-client.ts'

type BillPictureProps = {
  billId: string
  page: PageOfFields
  client: BillClient
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** A page of the bill with each value boxed and numbered. The list beside it says the same in words. */
export function BillPicture({ billId, page: { page, fields }, client, chosen, onChoose }: BillPictureProps) {
  const [url, setUrl] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    client.picture(billId, page.page, left.signal).then(
      (blob) => {
        made = URL.createObjectURL(blob)
        if (left.signal.aborted) URL.revokeObjectURL(made)
        else setUrl(made)
      },
      () => !left.signal.aborted && setIsMissing(true),
    )
    return () => {
      left.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [billId, page.page, client])

  if (isMissing) return <p className="bill-no-picture">We can’t show this page as a picture.</p>
  return (
    <figure className="bill-paper" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <figcaption className="sr-only">
        Page {page.page} of your bill with {fields.length} values marked. The list beside it has the same numbers.
      </figcaption>
      {url ? <img src={url} alt="" className="bill-image" /> : <Skeleton className="absolute inset-0" />}
      {url &&
        fields.map((each) => (
          <Mark key={each.number} {...each} isChosen={chosen === each.number} onChoose={onChoose} />
        ))}
    </figure>
  )
}

type MarkProps = NumberedField & {
  isChosen: boolean
  onChoose: (number: number) => void
}

function Mark({ number, field, shift, isChosen, onChoose }: MarkProps) {
  return (
    <button
      type="button"
      className="bill-mark"
      data-status={field.status}
      data-chosen={isChosen || undefined}
      style={{ ...placeOf(field.box), '--mark-shift': shift } as CSSProperties}
      aria-label={`${number}: ${field.label}, ${field.text}`}
      onClick={() => onChoose(number)}
    >
      <i aria-hidden>
        <span>{number}</span>
      </i>
    </button>
  )
}

/** Boxes are fractions of their page; the middle stays where it is when a finger needs more room than the words take. */
function placeOf({ left, top, right, bottom }: NumberedField['field']['box']) {
  const part = (value: number) => value.toFixed(5)
  return {
    '--mark-x': part((left + right) / 2),
    '--mark-y': part((top + bottom) / 2),
    '--mark-width': part(right - left),
    '--mark-height': part(bottom - top),
  }
}
