import { happenings, type Run, rules } from '@mowatt/game'
import { createLampLight } from './lamp-light.ts'
import { loadMo, type MoPose } from './load-mo.ts'
import { paintEdges, paintStrata, paintWall } from './paint-ground.ts'
import { paintObstacles } from './paint-obstacles.ts'
import { showSprite, type Sprite } from './paint-sprite.ts'
import { paintThings } from './paint-things.ts'
import { createParticles } from './particles.ts'
import { GROUND_PERIOD, type StageView, toPixels } from './stage-view.ts'

export type Scene = {
  run: Run
  /** Mo's position a tick ago, and the progress to the next tick: 0 to 1. */
  before: { x: number; y: number }
  between: number
  /** Since the last frame, in ticks; 0 while nothing moves. */
  ticks: number
  isStill: boolean
}

export type Stage = {
  draw(scene: Scene): void
  /** Dust and sparks for what happened in a tick. */
  notice(run: Run): void
  reset(): void
}

const RUN_POSES: readonly MoPose[] = ['run1', 'run2', 'run3', 'run4']
const PX_PER_POSE = 17
const SHAKE_TICKS = 14
const LAMP = { x: 47, y: 34, duckedY: 20 }
/** From here on one sees the daylight. */
const DAWN_PX = 620

/** Paints the game into a canvas. Everything that stays the same is painted once, here. */
export async function createStage(canvas: HTMLCanvasElement, view: StageView): Promise<Stage | undefined> {
  const mo = await loadMo(view)
  canvas.width = Math.round(view.width * view.scale)
  canvas.height = Math.round(view.height * view.scale)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  const [strata, wall, edges] = [paintStrata(view), paintWall(view), paintEdges(view)]
  const obstacles = paintObstacles(view)
  const things = paintThings(view)
  const light = createLampLight(view)
  const particles = createParticles()
  const { width, floorY, ceilingY, moX } = view
  let shake = 0
  let shownLight = 1

  /** Where the ground repeats, left of the picture and on a whole device pixel. */
  function firstX(cameraX: number): number {
    const x = -(((cameraX % GROUND_PERIOD) + GROUND_PERIOD) % GROUND_PERIOD)
    return Math.round(x * view.scale) / view.scale
  }

  /** A sprite of the ground, as often as the picture is wide. */
  function ground(sprite: Sprite, cameraX: number, y: number): void {
    for (let x = firstX(cameraX); x < width; x += GROUND_PERIOD) showSprite(context!, sprite, x, y)
  }

  /** Only the part of the strata between two heights: the tunnel covers the rest. */
  function strataBetween(cameraX: number, top: number, bottom: number): void {
    const { image } = strata
    const [from, high] = [top * view.scale, (bottom - top) * view.scale]
    for (let x = firstX(cameraX); x < width; x += GROUND_PERIOD) {
      context!.drawImage(image, 0, from, image.width, high, x, top, GROUND_PERIOD, bottom - top)
    }
  }

  function drawTunnel(run: Run, cameraX: number, isStill: boolean): void {
    const end = toPixels(run.tunnel.length)
    const strataX = isStill ? cameraX : cameraX * 0.4
    strataBetween(strataX, 0, ceilingY - 8)
    strataBetween(strataX, floorY + 8, view.height)
    ground(wall, isStill ? cameraX : cameraX * 0.75, floorY)
    for (const quarter of [1, 2, 3]) {
      const x = (end * quarter) / 4 - cameraX
      if (x > -20 && x < width + 20) showSprite(context!, things.lantern, x, ceilingY)
    }
    ground(edges.ceiling, cameraX, ceilingY)
    ground(edges.floor, cameraX, floorY)
    const out = end + toPixels(rules.MO_LENGTH) - cameraX - 60
    if (out < width) showSprite(context!, things.wayOut, out, floorY)
  }

  function drawThings(run: Run, cameraX: number): void {
    const { obstacles: all, cells } = run.tunnel
    for (let at = 0; at < 3; at++) {
      const sign = [things.jumpSign, things.duckSign, things.highSign][at]
      const x = toPixels(all[at]?.left ?? -1e9) - 96 - cameraX
      if (sign && x > -40 && x < width + 40) showSprite(context!, sign, x, floorY)
    }
    // A little before the first that can still touch him, so that nothing vanishes in view.
    for (let at = Math.max(0, run.nextObstacle - 3); at < all.length; at++) {
      const { kind, left, look } = all[at]!
      const x = toPixels(left) - cameraX
      if (x > width + 20) break
      const sprite = obstacles[kind][look]
      if (x > -160 && sprite) showSprite(context!, sprite, x, floorY)
    }
    for (let at = Math.max(0, run.nextCell - 12); at < cells.length; at++) {
      const x = toPixels(cells[at]!.x) - cameraX
      if (x > width + 20) break
      if (x > -20 && run.taken[at] === 0) showSprite(context!, things.cell, x, cellY(run, at))
    }
  }

  function cellY(run: Run, at: number): number {
    return floorY - toPixels(run.tunnel.cells[at]!.y)
  }

  /** Cells glow without the lamp: they are visible where its light does not reach. */
  function drawGlow(run: Run, cameraX: number): void {
    const { cells } = run.tunnel
    context!.globalCompositeOperation = 'lighter'
    for (let quarter = 1; quarter < 4; quarter++) {
      const x = (toPixels(run.tunnel.length) * quarter) / 4 - cameraX
      if (x > -30 && x < width + 30) showSprite(context!, things.glow, x, ceilingY + 21)
    }
    for (let at = Math.max(0, run.nextCell - 4); at < cells.length; at++) {
      const x = toPixels(cells[at]!.x) - cameraX
      if (x > width + 30) break
      if (x > -30 && run.taken[at] === 0) showSprite(context!, things.glow, x, cellY(run, at))
    }
    context!.globalCompositeOperation = 'source-over'
  }

  function drawMo(run: Run, x: number, y: number): void {
    if (run.safeTicks > 0 && run.ending === undefined) context!.globalAlpha = 0.62
    showSprite(context!, mo[poseOf(run, x)], moX, floorY - y)
    context!.globalAlpha = 1
  }

  return {
    draw({ run, before, between, ticks, isStill }) {
      const x = toPixels(before.x + (run.mo.x - before.x) * between)
      const y = toPixels(before.y + (run.mo.y - before.y) * between)
      const cameraX = x - moX
      shownLight += (run.light / rules.FULL_LIGHT - shownLight) * Math.min(1, 0.12 * Math.max(ticks, 1))
      particles.move(ticks)
      const shaking = !isStill && shake > 0 ? Math.sin(shake * 1.9) * shake * 0.22 : 0
      shake = Math.max(0, shake - ticks)
      context.setTransform(view.scale, 0, 0, view.scale, 0, shaking * view.scale)
      drawTunnel(run, cameraX, isStill)
      drawThings(run, cameraX)
      drawMo(run, x, y)
      particles.show(context, cameraX, floorY)
      const left = toPixels(run.tunnel.length) - x
      const day = run.ending === 'escaped' ? 1 : Math.min(0.8, Math.max(0, 1 - left / DAWN_PX))
      const lampY = floorY - y - (run.mo.isDucking ? LAMP.duckedY : LAMP.y)
      const isOut = run.ending === 'dark'
      light.show(context, { x: moX + LAMP.x, y: lampY, share: shownLight, day, isOut })
      drawGlow(run, cameraX)
    },
    notice(run) {
      const [x, y] = [toPixels(run.mo.x), toPixels(run.mo.y)]
      const { happened } = run
      if (happened & happenings.bumped) {
        shake = SHAKE_TICKS
        particles.throwUp(12, x + 40, y + 14, 2.6, things.clod)
      }
      if (happened & happenings.landed) particles.throwUp(6, x + 16, 0, 1.3, things.clod)
      if (happened & happenings.jumped) particles.throwUp(4, x + 8, 0, 1.1, things.clod)
      if (happened & happenings.cell) {
        const cell = run.tunnel.cells[run.lastCell]
        if (cell) particles.throwUp(7, toPixels(cell.x), toPixels(cell.y), 1.7, things.spark)
      }
      if (run.ending === 'escaped') particles.throwUp(30, x + 20, 62, 4.6, things.spark)
      else if (run.tick % 11 === 0 && run.mo.y === 0) particles.throwUp(1, x, 0, 0.9, things.clod)
    },
    reset() {
      shake = 0
      shownLight = 1
      particles.clear()
    },
  }
}

function poseOf(run: Run, x: number): MoPose {
  if (run.ending === 'escaped') return 'celebrate'
  if (run.ending === 'dark') return 'sleep'
  if (run.mo.y > 0) return 'jump'
  if (run.mo.isDucking) return 'duck'
  return RUN_POSES[Math.floor(x / PX_PER_POSE) % 4] ?? 'run1'
}
