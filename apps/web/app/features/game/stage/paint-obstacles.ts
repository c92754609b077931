import type { ObstacleKind } from '@mowatt/game'
import { createLook, paintSprite, type Sprite } from './paint-sprite.ts'
import { palette } from './palette.ts'
import { type StageView, TUNNEL_HEIGHT } from './stage-view.ts'

type Context = CanvasRenderingContext2D

const LOOKS = 4
const MARGIN = 14

export type ObstacleSprites = Record<ObstacleKind, readonly Sprite[]>

/** Every obstacle in every look. The foot of a sprite is the left end of its obstacle, on the floor. */
export function paintObstacles(view: StageView): ObstacleSprites {
  const paint = (wide: number, painter: (context: Context, look: ReturnType<typeof createLook>) => void) =>
    Array.from({ length: LOOKS }, (_, at) => {
      const box = { x: -MARGIN, y: -TUNNEL_HEIGHT - 8, width: wide + 2 * MARGIN, height: TUNNEL_HEIGHT + 18 }
      return paintSprite(view, box, (context) => painter(context, createLook(at * 977 + wide)))
    })
  return {
    root: paint(20, (context, look) => knuckle(context, 20, 23, look)),
    'tall-root': paint(22, (context, look) => stalks(context, 22, 49, 2, look)),
    thicket: paint(62, (context, look) => stalks(context, 62, 25, 6, look)),
    pipe: paint(34, (context) => downPipe(context, 34)),
    'long-pipe': paint(130, (context) => crossPipe(context, 130)),
    beam: paint(26, (context) => beam(context, 26)),
  }
}

/** A root that comes out of the floor and goes back in. */
function knuckle(context: Context, wide: number, high: number, look: (least: number, most: number) => number): void {
  const lean = look(-3, 3)
  for (const [colour, width, shift] of [
    [palette.rootDark, 10, 1.5],
    [palette.root, 7, -0.5],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.moveTo(2, 6)
    context.bezierCurveTo(1 + lean, -high * 1.15 + shift, wide - 1 + lean, -high * 1.15 + shift, wide - 2, 6)
    context.stroke()
  }
  context.lineWidth = 3
  context.strokeStyle = palette.rootDark
  context.beginPath()
  context.moveTo(wide / 2 + lean, -high + 5)
  context.quadraticCurveTo(wide / 2 + lean + 4, -high, wide / 2 + lean + look(3, 8), -high - 3)
  context.stroke()
}

/** Roots that grow upwards and bend, as they do where the light is. */
function stalks(
  context: Context,
  wide: number,
  high: number,
  count: number,
  look: (least: number, most: number) => number,
): void {
  for (let at = 0; at < count; at++) {
    const x = count === 1 ? wide / 2 : 4 + (at * (wide - 8)) / (count - 1)
    const [top, bend] = [at % 2 === 0 ? high - 3 : high * look(0.68, 0.86), look(2, 7) * (at % 2 === 0 ? 1 : -1)]
    for (const [colour, width, shift] of [
      [palette.rootDark, 8.5, 0],
      [palette.root, 5, -1.2],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.beginPath()
      context.moveTo(x + shift, 8)
      context.bezierCurveTo(
        x - bend + shift,
        -top * 0.4,
        x - bend * 0.4 + shift,
        -top * 0.75,
        x + bend * 0.7 + shift,
        -top + 3,
      )
      context.stroke()
    }
  }
}

function steel(context: Context, x: number, y: number, width: number, height: number, isUpright: boolean): void {
  context.fillStyle = palette.steel
  context.fillRect(x, y, width, height)
  context.fillStyle = palette.steelLight
  if (isUpright) context.fillRect(x + width * 0.16, y, width * 0.14, height)
  else context.fillRect(x, y + height * 0.16, width, height * 0.13)
  context.fillStyle = palette.steelDark
  if (isUpright) context.fillRect(x + width * 0.78, y, width * 0.22, height)
  else context.fillRect(x, y + height * 0.78, width, height * 0.22)
}

function flange(context: Context, x: number, y: number, width: number, height: number): void {
  context.fillStyle = palette.steelDark
  context.beginPath()
  context.roundRect(x, y, width, height, 2.5)
  context.fill()
  context.fillStyle = palette.steelLight
  context.fillRect(x + 2, y + 1.5, width - 4, 1.6)
}

/** Comes down from the ceiling and ends above the floor. */
function downPipe(context: Context, wide: number): void {
  const bottom = -21
  steel(context, 4, -TUNNEL_HEIGHT - 8, wide - 8, TUNNEL_HEIGHT + 8 + bottom - 4, true)
  flange(context, 0, -TUNNEL_HEIGHT + 26, wide, 7)
  flange(context, 0, bottom - 9, wide, 9)
  context.fillStyle = palette.ink
  context.beginPath()
  context.ellipse(wide / 2, bottom - 0.6, wide / 2 - 5, 1.6, 0, 0, Math.PI * 2)
  context.fill()
  // A valve, so that it reads as a pipe at a glance.
  context.strokeStyle = '#c94f43'
  context.lineWidth = 3
  context.beginPath()
  context.arc(wide / 2, -TUNNEL_HEIGHT / 2 - 8, 9, 0, Math.PI * 2)
  context.moveTo(wide / 2 - 9, -TUNNEL_HEIGHT / 2 - 8)
  context.lineTo(wide / 2 + 9, -TUNNEL_HEIGHT / 2 - 8)
  context.moveTo(wide / 2, -TUNNEL_HEIGHT / 2 - 17)
  context.lineTo(wide / 2, -TUNNEL_HEIGHT / 2 + 1)
  context.stroke()
}

/** Lies across the tunnel under a lump of soil: there is no way over it. */
function crossPipe(context: Context, wide: number): void {
  context.fillStyle = palette.edgeDark
  context.beginPath()
  context.moveTo(-6, -TUNNEL_HEIGHT - 8)
  context.bezierCurveTo(4, -96, 8, -72, 14, -54)
  context.lineTo(wide - 14, -54)
  context.bezierCurveTo(wide - 8, -72, wide - 4, -96, wide + 6, -TUNNEL_HEIGHT - 8)
  context.fill()
  context.fillStyle = palette.pebble
  context.globalAlpha = 0.5
  for (const [x, y, size] of [
    [34, -84, 4],
    [62, -108, 5],
    [92, -76, 3.4],
    [84, -122, 3],
  ] as const) {
    context.beginPath()
    context.ellipse(x, y, size, size * 0.7, 0.3, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
  steel(context, 2, -60, wide - 4, 36, false)
  for (const x of [0, wide / 2 - 4, wide - 8]) {
    context.fillStyle = palette.steelDark
    context.beginPath()
    context.roundRect(x, -63, 8, 42, 2.5)
    context.fill()
    context.fillStyle = palette.steelLight
    context.fillRect(x + 1.5, -61, 1.6, 38)
  }
}

/** Hangs on two chains, high enough for a running player. */
function beam(context: Context, wide: number): void {
  context.strokeStyle = palette.steelDark
  context.lineWidth = 2
  context.setLineDash([4, 3])
  context.beginPath()
  for (const x of [5, wide - 5]) {
    context.moveTo(x, -TUNNEL_HEIGHT - 8)
    context.lineTo(x, -62)
  }
  context.stroke()
  context.setLineDash([])
  context.fillStyle = palette.wood
  context.beginPath()
  context.roundRect(-3, -64, wide + 6, 20, 3)
  context.fill()
  context.fillStyle = palette.woodDark
  context.fillRect(-3, -50, wide + 6, 5)
  context.fillRect(3, -60, wide - 8, 1.6)
  context.fillRect(8, -55, wide - 12, 1.6)
}
