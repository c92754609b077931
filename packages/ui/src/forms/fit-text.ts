const STEP_PX = 0.5
const MOST_SMALLER_PX = 4
const FLOOR_PX = 10

/** Shrinks the text of an input in half-pixel steps until it fits: at most 4 px smaller, never under 10 px. */
export function fitText(input: HTMLInputElement): void {
  // Set on the style object, not as a style attribute, so that the content security policy allows it.
  input.style.fontSize = ''
  const basePx = Number.parseFloat(getComputedStyle(input).fontSize)
  const floorPx = Math.max(FLOOR_PX, basePx - MOST_SMALLER_PX)
  for (let sizePx = basePx - STEP_PX; input.scrollWidth > input.clientWidth && sizePx >= floorPx; sizePx -= STEP_PX) {
    input.style.fontSize = `${sizePx}px`
  }
}
