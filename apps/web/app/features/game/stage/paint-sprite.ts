import type { StageView } from './stage-view.ts'

/** A sprite painted once and shown often; `x` and `y` are the position of its corner relative to its foot. */
export type Sprite = { image: HTMLCanvasElement; x: number; y: number; width: number; height: number }

type Box = { x: number; y: number; width: number; height: number }

/** Paints into an offscreen canvas, at the density of the screen. The painter's origin is the foot of the sprite. */
export function paintSprite(
  { scale }: Pick<StageView, 'scale'>,
  { x, y, width, height }: Box,
  paint: (context: CanvasRenderingContext2D) => void,
): Sprite {
  const image = document.createElement('canvas')
  image.width = wholePixels(width * scale)
  image.height = wholePixels(height * scale)
  const context = image.getContext('2d')
  if (context) {
    context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
    context.lineCap = 'round'
    context.lineJoin = 'round'
    paint(context)
  }
  return { image, x, y, width, height }
}

/** Rounding errors make no pixel of their own: it would show as a seam. */
function wholePixels(length: number): number {
  return Math.max(1, Math.ceil(length - 0.001))
}

export function showSprite(context: CanvasRenderingContext2D, sprite: Sprite, x: number, y: number): void {
  context.drawImage(sprite.image, x + sprite.x, y + sprite.y, sprite.width, sprite.height)
}

/** A little chance for looks only, the same each time. */
export function createLook(seed: number): (least: number, most: number) => number {
  let state = seed >>> 0
  return (least, most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return least + ((most - least) * (state >>> 8)) / 0x1000000
  }
}
