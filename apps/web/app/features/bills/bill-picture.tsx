// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrollable area must be focusable, and a fieldset does not scroll
import { IconButton, PlusIcon, Skeleton } from '@mowatt/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import { billPictureTexts } from './bill-proof-texts.ts'
import type { BillClient } from './create-bill-client.ts'
import { cropPage, type PageCrop, PIN_PX } from './crop-page.ts'
import type { NumberedField, PageOfFields } from './number-fields.ts'
import { usePagePicture } from './use-page-picture.ts'
import { useZoom } from './use-zoom.ts'

type BillPictureProps = {
  billId: string
  page: PageOfFields
  client: BillClient
  chosen: number | undefined
  onPick: (number: number) => void
}

/** The part of a page that was read, large enough to read: numbers in its margin, a line below each value. */
export function BillPicture({ billId, page: shown, client, chosen, onPick }: BillPictureProps) {
  const { page, fields } = shown
  const { url, isMissing } = usePagePicture(billId, page.page, client)
  const frame = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const { zoom, zoomIn, zoomOut } = useZoom(frame)
  const crop = cropPage(shown)

  useEffect(() => {
    if (frame.current && place.current) bringIntoView(frame.current, place.current, crop.columns * PIN_PX)
  }, [chosen, crop.columns, url])

  if (isMissing) return <p className="bill-no-picture">{billPictureTexts.noPicture}</p>
  return (
    <figure className="bill-picture">
      <figcaption>
        <span>
          {billPictureTexts.page[0]}
          {page.page}
          <span className="sr-only">{billPictureTexts.page[1]}</span>
        </span>
        <IconButton
          label={billPictureTexts.zoomOut}
          icon={<span aria-hidden>−</span>}
          disabled={!zoomOut}
          onClick={zoomOut}
        />
        <IconButton
          label={billPictureTexts.zoomIn}
          icon={<PlusIcon size="small" />}
          disabled={!zoomIn}
          onClick={zoomIn}
        />
      </figcaption>
      <div
        ref={frame}
        className="bill-frame"
        role="group"
        tabIndex={0}
        aria-label={billPictureTexts.moveAround(page.page)}
      >
        <div className="bill-sheet" style={sheetStyle(shown, crop, zoom)}>
          <div className="bill-margin">
            {crop.pins.map(({ number, column, top }) => {
              const each = fields.find((field) => field.number === number)
              return (
                each && (
                  <button
                    key={number}
                    type="button"
                    // Keyboard users have the list, which contains the same.
                    tabIndex={-1}
                    className="bill-pin"
                    data-status={each.field.status}
                    data-chosen={chosen === number || undefined}
                    style={{ top: percent(top), left: column * PIN_PX }}
                    aria-label={`${number}: ${each.field.label}, ${each.field.text}`}
                    onClick={() => onPick(number)}
                  >
                    {number}
                  </button>
                )
              )
            })}
          </div>
          <div className="bill-crop">
            {url ? <img src={url} alt="" style={imageStyle(crop)} /> : <Skeleton className="absolute inset-0" />}
            {fields.map(({ number, field }) => (
              <button
                key={number}
                ref={chosen === number ? place : null}
                type="button"
                tabIndex={-1}
                aria-hidden
                className="bill-place"
                data-status={field.status}
                data-chosen={chosen === number || undefined}
                style={placeStyle(field.box, crop)}
                onClick={() => onPick(number)}
              />
            ))}
          </div>
        </div>
      </div>
    </figure>
  )
}

/** Scrolls the frame and never the page, and only as far as needed. */
function bringIntoView(frame: HTMLElement, place: HTMLElement, marginPx: number) {
  const view = frame.getBoundingClientRect()
  const at = place.getBoundingClientRect()
  const isBeside = at.left < view.left + marginPx || at.right > view.right
  const isAbove = at.top < view.top || at.bottom > view.bottom
  frame.scrollBy({
    left: isBeside ? (at.left + at.right) / 2 - (view.left + marginPx + view.right) / 2 : 0,
    top: isAbove ? (at.top + at.bottom) / 2 - (view.top + view.bottom) / 2 : 0,
  })
}

function percent(part: number): string {
  return `${(part * 100).toFixed(3)}%`
}

function sheetStyle({ page }: PageOfFields, { width, height, leastPx, mostPx, columns }: PageCrop, zoom: number) {
  return {
    '--crop-least': `${Math.round(leastPx)}px`,
    '--crop-most': `${Math.round(mostPx)}px`,
    '--crop-margin': `${columns * PIN_PX}px`,
    '--crop-ratio': (width * page.width) / (height * page.height),
    '--zoom': zoom,
  } as CSSProperties
}

function imageStyle({ left, top, width, height }: PageCrop): CSSProperties {
  return { width: percent(1 / width), left: percent(-left / width), top: percent(-top / height) }
}

function placeStyle(box: NumberedField['field']['box'], crop: PageCrop): CSSProperties {
  return {
    left: percent((box.left - crop.left) / crop.width),
    top: percent((box.top - crop.top) / crop.height),
    width: percent((box.right - box.left) / crop.width),
    height: percent((box.bottom - box.top) / crop.height),
  }
}
