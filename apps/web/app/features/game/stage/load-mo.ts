import { moFrames } from '@mowatt/ui/mo-frames'
import { paintSprite, type Sprite } from './paint-sprite.ts'
import type { StageView } from './stage-view.ts'

export type MoPose = keyof typeof moFrames
export type MoSprites = Record<MoPose, Sprite>

/** The position of each drawing: the height of one of its pixels, its foot and the left edge of its hit box. */
const places: Record<MoPose, { size: number; foot: number; left: number }> = {
  run1: { size: 0.3, foot: 143, left: 62 },
  run2: { size: 0.3, foot: 143, left: 62 },
  run3: { size: 0.3, foot: 143, left: 62 },
  run4: { size: 0.3, foot: 143, left: 62 },
  jump: { size: 0.3, foot: 143, left: 62 },
  duck: { size: 0.3, foot: 143, left: 62 },
  celebrate: { size: 0.24, foot: 360, left: 110 },
  sleep: { size: 0.3, foot: 222, left: 130 },
}

/** Turns Mo's drawings into pictures at the density of the screen, in the colours of the page's theme. */
export async function loadMo(view: Pick<StageView, 'scale'>): Promise<MoSprites> {
  const colours = getComputedStyle(document.documentElement)
  const loaded = await Promise.all(
    (Object.keys(moFrames) as MoPose[]).map(async (pose) => {
      const { size, foot, left } = places[pose]
      const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(moFrames[pose])?.[1]?.split(' ').map(Number) ?? []
      const source = moFrames[pose]
        .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colours.getPropertyValue(name).trim() || '#765444')
        .replace('<svg ', `<svg width="${width * 2}" height="${height * 2}" `)
      const drawing = await loadDrawing(source)
      const box = { x: -left * size, y: -foot * size, width: width * size, height: height * size }
      return [
        pose,
        paintSprite(view, box, (context) => context.drawImage(drawing, box.x, box.y, box.width, box.height)),
      ]
    }),
  )
  return Object.fromEntries(loaded) as MoSprites
}

async function loadDrawing(source: string): Promise<HTMLImageElement> {
  const drawing = new Image()
  drawing.src = `data:image/svg+xml,${encodeURIComponent(source)}`
  await drawing.decode()
  return drawing
}
