import { createLook, paintSprite, type Sprite } from './paint-sprite.ts'
import { palette } from './palette.ts'
import { GROUND_PERIOD, type StageView, TUNNEL_HEIGHT } from './stage-view.ts'

type Context = CanvasRenderingContext2D

/** A wave that meets itself after one period. */
function wave(x: number, shape: number): number {
  const turn = (x / GROUND_PERIOD) * Math.PI * 2
  return Math.sin(turn * 2 + shape) * 5 + Math.sin(turn * 5 + shape * 2.3) * 3 + Math.sin(turn * 11 + shape * 4.1) * 1.2
}

function band(context: Context, topY: number, bottomY: number, shape: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, bottomY)
  for (let x = 0; x <= GROUND_PERIOD; x += 6) context.lineTo(x, topY + wave(x, shape))
  context.lineTo(GROUND_PERIOD, bottomY)
  context.fill()
}

/** Paints something twice if it crosses the end of the period. */
function wrapped(x: number, reach: number, paint: (x: number) => void): void {
  paint(x)
  if (x + reach > GROUND_PERIOD) paint(x - GROUND_PERIOD)
  if (x - reach < 0) paint(x + GROUND_PERIOD)
}

/** The layers of soil around the tunnel, from topsoil to bedrock, with the things in them. */
export function paintStrata(view: StageView): Sprite {
  const { height } = view
  return paintSprite(view, { x: 0, y: 0, width: GROUND_PERIOD, height }, (context) => {
    const look = createLook(7)
    const step = height / palette.soils.length
    context.fillStyle = palette.soils[0]
    context.fillRect(0, 0, GROUND_PERIOD, height)
    palette.soils.forEach((colour, at) => at > 0 && band(context, at * step, height, at * 1.7, colour))
    for (let stone = 0; stone < height / 4; stone++) {
      const [x, y, size] = [look(0, GROUND_PERIOD), look(0, height), look(1.2, 5)]
      context.fillStyle = palette.pebble
      context.globalAlpha = look(0.16, 0.5)
      wrapped(x, size, (at) => {
        context.beginPath()
        context.ellipse(at, y, size, size * 0.7, look(0, 3), 0, Math.PI * 2)
        context.fill()
      })
    }
    context.globalAlpha = 0.5
    // Something old in every bit of ground, now here, now there.
    for (let y = 34, at = 0; y < height; y += 62, at++) {
      if (y > view.ceilingY - 24 && y < view.floorY + 30) continue
      const x = 60 + ((at * 257) % (GROUND_PERIOD - 120))
      if (at % 2 === 0) ammonite(context, x, y, look(8, 13))
      else bone(context, x, y)
      if (at % 2 === 0) bone(context, 60 + ((x + 290) % (GROUND_PERIOD - 120)), y + look(8, 24))
    }
  })
}

function ammonite(context: Context, x: number, y: number, size: number): void {
  context.strokeStyle = palette.bone
  context.lineWidth = size * 0.22
  context.beginPath()
  for (let turn = 0; turn < 15; turn += 0.2) {
    const radius = size * (1 - turn / 16)
    context.lineTo(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
  }
  context.stroke()
}

function bone(context: Context, x: number, y: number): void {
  context.fillStyle = palette.bone
  context.strokeStyle = palette.bone
  context.lineWidth = 3.4
  context.beginPath()
  context.moveTo(x - 11, y + 3)
  context.lineTo(x + 11, y - 3)
  context.stroke()
  for (const [dx, dy] of [
    [-12, 0],
    [-11, 6],
    [12, 0],
    [11, -6],
  ] as const) {
    context.beginPath()
    context.arc(x + dx, y + dy, 3.3, 0, Math.PI * 2)
    context.fill()
  }
}

/** The tunnel's back wall: props of wood, a cable, marks of claws. */
export function paintWall(view: StageView): Sprite {
  const height = TUNNEL_HEIGHT + 24
  return paintSprite(view, { x: 0, y: -height + 12, width: GROUND_PERIOD, height }, (context) => {
    const look = createLook(23)
    const top = -height + 12
    context.fillStyle = palette.wall
    context.fillRect(0, top, GROUND_PERIOD, height)
    for (let patch = 0; patch < 26; patch++) {
      const [x, y, size] = [look(0, GROUND_PERIOD), look(top + 10, -6), look(8, 30)]
      context.fillStyle = look(0, 1) > 0.5 ? palette.wallLight : palette.wallDark
      context.globalAlpha = 0.32
      wrapped(x, size, (at) => {
        context.beginPath()
        context.ellipse(at, y, size, size * 0.42, 0.2, 0, Math.PI * 2)
        context.fill()
      })
    }
    context.globalAlpha = 0.55
    context.strokeStyle = palette.wallDark
    context.lineWidth = 2.2
    for (let scratch = 0; scratch < 14; scratch++) {
      const [x, y] = [look(20, GROUND_PERIOD - 30), look(-TUNNEL_HEIGHT + 20, -26)]
      for (let claw = 0; claw < 4; claw++) {
        context.beginPath()
        context.moveTo(x + claw * 4, y)
        context.quadraticCurveTo(x + claw * 4 + 5, y + 5, x + claw * 4 + 4, y + 13)
        context.stroke()
      }
    }
    context.globalAlpha = 1
    cable(context)
    for (const x of [120, 480]) prop(context, x)
  })
}

function prop(context: Context, x: number): void {
  context.fillStyle = palette.woodDark
  context.globalAlpha = 0.75
  for (const side of [-34, 34]) context.fillRect(x + side - 5, -TUNNEL_HEIGHT + 8, 10, TUNNEL_HEIGHT)
  context.fillStyle = palette.wood
  context.globalAlpha = 0.6
  context.fillRect(x - 46, -TUNNEL_HEIGHT + 2, 92, 11)
  context.globalAlpha = 0.35
  context.fillStyle = palette.ink
  for (const side of [-34, 34]) context.fillRect(x + side + 2, -TUNNEL_HEIGHT + 13, 3, TUNNEL_HEIGHT)
  context.globalAlpha = 1
}

function cable(context: Context): void {
  context.strokeStyle = palette.ink
  context.lineWidth = 2.4
  context.beginPath()
  for (let x = 0; x <= GROUND_PERIOD; x += 6) {
    const sag = Math.abs(Math.sin((x / GROUND_PERIOD) * Math.PI * 6)) * 13
    context.lineTo(x, -TUNNEL_HEIGHT + 14 + sag)
  }
  context.stroke()
}

/** The edges of ceiling and floor, which move with Mo's own ground. */
export function paintEdges(view: StageView): { ceiling: Sprite; floor: Sprite } {
  const look = createLook(41)
  const stones = (context: Context, count: number, y: () => number) => {
    for (let stone = 0; stone < count; stone++) {
      const [x, size] = [look(5, GROUND_PERIOD - 5), look(1.4, 4.2)]
      context.fillStyle = palette.pebble
      context.globalAlpha = look(0.5, 0.9)
      context.beginPath()
      context.ellipse(x, y(), size, size * 0.72, look(-0.5, 0.5), 0, Math.PI * 2)
      context.fill()
    }
  }
  const width = GROUND_PERIOD
  return {
    floor: paintSprite(view, { x: 0, y: -8, width, height: 44 }, (context) => {
      edge(context, 0, 1)
      stones(context, 26, () => look(5, 15))
    }),
    ceiling: paintSprite(view, { x: 0, y: -30, width, height: 52 }, (context) => {
      edge(context, 0, -1)
      stones(context, 14, () => look(-14, -5))
      context.globalAlpha = 0.8
      context.strokeStyle = palette.edgeDark
      for (let hair = 0; hair < 22; hair++) {
        const [x, long] = [look(6, GROUND_PERIOD - 6), look(5, 17)]
        context.lineWidth = look(0.8, 2)
        context.beginPath()
        context.moveTo(x, -2)
        context.quadraticCurveTo(x + look(-5, 5), long / 2, x + look(-4, 4), long)
        context.stroke()
      }
    }),
  }
}

/** A line of soil with a lighter crust; `side` is 1 below it and -1 above. */
function edge(context: Context, y: number, side: 1 | -1): void {
  const shape = side === 1 ? 0.4 : 2.9
  for (const [colour, inset, deep] of [
    [palette.edgeDark, 0, 30],
    [palette.edge, 0, 4],
  ] as const) {
    context.fillStyle = colour
    context.globalAlpha = deep === 4 ? 1 : 0.55
    context.beginPath()
    context.moveTo(0, y + side * (deep + inset))
    for (let x = 0; x <= GROUND_PERIOD; x += 4) context.lineTo(x, y - side * Math.max(0, wave(x, shape) * 0.28))
    for (let x = GROUND_PERIOD; x >= 0; x -= 4) context.lineTo(x, y + side * (deep + wave(x, shape + 1) * 0.5))
    context.fill()
  }
  context.globalAlpha = 1
}
