import { showSprite, type Sprite } from './paint-sprite.ts'

const MOST = 72
const FALL_PX = 0.16

export type Particles = {
  /** Throws some up; they fall under gravity. */
  throwUp(count: number, x: number, y: number, force: number, sprite: Sprite): void
  move(ticks: number): void
  show(context: CanvasRenderingContext2D, cameraX: number, floorY: number): void
  clear(): void
}

/** Dust, clods and sparks: a fixed number of them, made once and used again. */
export function createParticles(): Particles {
  const [xs, ys, rights, ups, lives] = [0, 0, 0, 0, 0].map(() => new Float32Array(MOST)) as Columns
  const sprites: (Sprite | undefined)[] = Array.from({ length: MOST }, () => undefined)
  let next = 0

  return {
    throwUp(count, x, y, force, sprite) {
      for (let each = 0; each < count; each++) {
        const turn = (next * 2.399) % 3.1
        xs[next] = x
        ys[next] = y
        rights[next] = -Math.cos(turn) * force * (0.4 + (next % 3) * 0.3)
        ups[next] = Math.sin(turn) * force * (0.6 + (next % 4) * 0.2)
        lives[next] = 26 + (next % 5) * 4
        sprites[next] = sprite
        next = (next + 1) % MOST
      }
    },
    move(ticks) {
      for (let at = 0; at < MOST; at++) {
        if (lives[at]! <= 0) continue
        lives[at]! -= ticks
        xs[at]! += rights[at]! * ticks
        ys[at]! += ups[at]! * ticks
        ups[at]! -= FALL_PX * ticks
        if (ys[at]! < 0) ys[at] = 0
      }
    },
    show(context, cameraX, floorY) {
      for (let at = 0; at < MOST; at++) {
        const sprite = sprites[at]
        if (lives[at]! <= 0 || !sprite) continue
        context.globalAlpha = Math.min(1, lives[at]! / 16)
        showSprite(context, sprite, xs[at]! - cameraX, floorY - ys[at]!)
      }
      context.globalAlpha = 1
    },
    clear: () => void lives.fill(0),
  }
}

type Columns = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]
