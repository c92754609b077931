import { paintSprite, type Sprite } from './paint-sprite.ts'
import { palette } from './palette.ts'
import { type StageView, TUNNEL_HEIGHT } from './stage-view.ts'

export type ThingSprites = {
  cell: Sprite
  glow: Sprite
  jumpSign: Sprite
  duckSign: Sprite
  highSign: Sprite
  wayOut: Sprite
  lantern: Sprite
  clod: Sprite
  spark: Sprite
}

/** Wider than its visible part when Mo is in it. */
const WAY_OUT_WIDTH = 620

export function paintThings(view: StageView): ThingSprites {
  return {
    cell: paintSprite(view, { x: -8, y: -13, width: 16, height: 26 }, paintCell),
    glow: paintGlow(view),
    jumpSign: paintSign(view, 'up'),
    duckSign: paintSign(view, 'down'),
    highSign: paintSign(view, 'high'),
    wayOut: paintWayOut(view),
    lantern: paintSprite(view, { x: -10, y: 0, width: 20, height: 34 }, paintLantern),
    clod: paintSprite(view, { x: -3, y: -3, width: 6, height: 6 }, (context) => dot(context, palette.edge, 2.4)),
    spark: paintSprite(view, { x: -3, y: -3, width: 6, height: 6 }, (context) => dot(context, '#ffe590', 2)),
  }
}

function dot(context: CanvasRenderingContext2D, colour: string, size: number): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, size, 0, Math.PI * 2)
  context.fill()
}

/** A battery with a bolt on it. */
function paintCell(context: CanvasRenderingContext2D): void {
  context.fillStyle = palette.cellDark
  context.beginPath()
  context.roundRect(-3.4, -12, 6.8, 5, 1.4)
  context.fill()
  context.fillStyle = palette.cell
  context.beginPath()
  context.roundRect(-6.5, -9, 13, 20, 3.2)
  context.fill()
  context.fillStyle = '#ffe590'
  context.beginPath()
  context.roundRect(-4.9, -7, 2.2, 15.5, 1.1)
  context.fill()
  context.fillStyle = palette.ink
  context.beginPath()
  context.moveTo(1.2, -5.5)
  context.lineTo(-3.6, 2)
  context.lineTo(-0.4, 2)
  context.lineTo(-1.6, 7.6)
  context.lineTo(3.8, -0.6)
  context.lineTo(0.6, -0.6)
  context.fill()
}

function paintGlow(view: StageView): Sprite {
  const size = 26
  return paintSprite(view, { x: -size, y: -size, width: size * 2, height: size * 2 }, (context) => {
    const glow = context.createRadialGradient(0, 0, 2, 0, 0, size)
    glow.addColorStop(0, 'rgba(248, 191, 30, 0.5)')
    glow.addColorStop(0.4, 'rgba(248, 191, 30, 0.16)')
    glow.addColorStop(1, 'rgba(248, 191, 30, 0)')
    context.fillStyle = glow
    context.fillRect(-size, -size, size * 2, size * 2)
  })
}

function paintSign(view: StageView, way: 'up' | 'down' | 'high'): Sprite {
  return paintSprite(view, { x: -20, y: -72, width: 40, height: 76 }, (context) => {
    context.fillStyle = palette.woodDark
    context.fillRect(-3, -36, 6, 40)
    context.fillStyle = palette.wood
    context.beginPath()
    context.roundRect(-17, -70, 34, 38, 5)
    context.fill()
    context.fillStyle = palette.woodDark
    context.fillRect(-17, -52, 34, 1.4)
    context.strokeStyle = '#fff3cc'
    context.lineWidth = 4.4
    const arrow = (y: number, turn: 1 | -1) => {
      context.beginPath()
      context.moveTo(-8, y + turn * 5)
      context.lineTo(0, y - turn * 4)
      context.lineTo(8, y + turn * 5)
      context.stroke()
    }
    if (way === 'high') [-57, -47].forEach((y) => arrow(y, 1))
    else arrow(-51, way === 'up' ? 1 : -1)
  })
}

function paintLantern(context: CanvasRenderingContext2D): void {
  context.strokeStyle = palette.ink
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(0, 12)
  context.stroke()
  context.fillStyle = palette.woodDark
  context.fillRect(-6, 11, 12, 3)
  context.fillRect(-6, 29, 12, 3)
  context.fillStyle = '#ffe590'
  context.beginPath()
  context.roundRect(-5, 14, 10, 15, 3)
  context.fill()
}

/** Daylight: the sky above a hill, grass at the tunnel's mouth. */
function paintWayOut(view: StageView): Sprite {
  const { height, floorY, ceilingY } = view
  return paintSprite(view, { x: 0, y: -floorY, width: WAY_OUT_WIDTH, height }, (context) => {
    context.save()
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(30, -50, 40, ceilingY - floorY + 20, 80, ceilingY - floorY - 26)
    context.bezierCurveTo(120, ceilingY - floorY - 80, 120, -floorY, 150, -floorY)
    context.lineTo(WAY_OUT_WIDTH, -floorY)
    context.lineTo(WAY_OUT_WIDTH, 0)
    context.fill()
    context.clip()
    context.fillStyle = palette.sky
    context.fillRect(0, -floorY, WAY_OUT_WIDTH, floorY)
    context.fillStyle = palette.sun
    context.beginPath()
    context.arc(300, -TUNNEL_HEIGHT * 0.86, 46, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = palette.hill
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(140, -62, 260, -18, 380, -46)
    context.bezierCurveTo(480, -66, 560, -30, WAY_OUT_WIDTH, -40)
    context.lineTo(WAY_OUT_WIDTH, 0)
    context.fill()
    context.restore()
    context.fillStyle = palette.grassDark
    context.fillRect(40, 0, WAY_OUT_WIDTH - 40, 5)
    context.fillStyle = palette.grass
    context.fillRect(40, -3, WAY_OUT_WIDTH - 40, 5)
    for (let x = 44; x < WAY_OUT_WIDTH; x += 9) {
      context.beginPath()
      context.moveTo(x - 3, 0)
      context.lineTo(x + ((x * 7) % 5) - 2, -7 - ((x * 3) % 5))
      context.lineTo(x + 3, 0)
      context.fill()
    }
  })
}
