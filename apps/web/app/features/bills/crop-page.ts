import type { PageOfFields } from './number-fields.ts'

/** A pin and its touch area, in pixels. */
export const PIN_PX = 26
/** A box is about as high as its font size: so text is 11 px at least. */
const LEAST_BOX_PX = 11.5
const LARGEST_BOX_PX = 20
/** Above this the server's rendering becomes blurred. */
const WIDEST_PAGE_PX = 1800
const MOST_COLUMNS = 3
const MARGIN = 0.03
/** At least this much of the page's width is shown, because a value's label is to its left. */
const LEAST_WIDTH = 0.4

export type Pin = { number: number; column: number; top: number }
export type PageCrop = {
  /** Fractions of the page. */
  left: number
  top: number
  width: number
  height: number
  leastPx: number
  mostPx: number
  columns: number
  /** Their centres as fractions of the crop. */
  pins: Pin[]
}

/** The part of a page that holds its values, how large it has to be to be read, and a place in the margin for each number. */
export function cropPage({ page, fields }: PageOfFields): PageCrop {
  const boxes = fields.map(({ field }) => field.box)
  const right = Math.min(1, Math.max(...boxes.map((box) => box.right)) + MARGIN)
  const left = Math.max(0, Math.min(right - LEAST_WIDTH, ...boxes.map((box) => box.left - MARGIN)))
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN)
  const bottom = Math.min(1, Math.max(...boxes.map((box) => box.bottom)) + MARGIN)
  const width = Math.max(right, left + LEAST_WIDTH) - left
  const height = bottom - top

  const heights = boxes.map((box) => (box.bottom - box.top) * page.height).toSorted((one, other) => one - other)
  const scaleFor = (px: number, part: number) =>
    Math.min(px / Math.max(1, heights[Math.floor(heights.length * part)] ?? 1), WIDEST_PAGE_PX / page.width)
  const leastPx = width * page.width * scaleFor(LEAST_BOX_PX, 0.1)
  const mostPx = Math.max(leastPx, width * page.width * scaleFor(LARGEST_BOX_PX, 0.5))

  const leastHeightPx = (leastPx * height * page.height) / (width * page.width)
  const middles = fields.map(({ number, field: { box } }) => ({
    number,
    px: (((box.top + box.bottom) / 2 - top) / height) * leastHeightPx,
  }))
  const pins = placePins(middles).map(({ px, ...pin }) => ({ ...pin, top: px / leastHeightPx }))
  const columns = Math.max(...pins.map(({ column }) => column)) + 1
  return { left, top, width, height, leastPx, mostPx, columns, pins }
}

/** Side by side if their lines are close, and a little lower if there is not enough room. */
function placePins(middles: readonly { number: number; px: number }[]) {
  const free: number[] = []
  return middles.map(({ number, px }) => {
    const open = free.findIndex((from) => from <= px)
    const fits = open === -1 && free.length < MOST_COLUMNS ? free.length : open
    const column = fits === -1 ? free.indexOf(Math.min(...free)) : fits
    const at = Math.max(px, free[column] ?? 0)
    free[column] = at + PIN_PX
    return { number, column, px: at }
  })
}
