import {
  DIVE,
  DUCK,
  END_SPEED,
  GRAVITY,
  HOP_SPEED,
  JUMP,
  JUMP_PATIENCE_TICKS,
  JUMP_SPEED,
  START_SPEED,
  TUNNEL_LENGTH,
} from '../rules.ts'

/** Where Mo is and how he moves; `x` is his back, `y` his feet above the floor. */
export type Motion = {
  x: number
  y: number
  rise: number
  isDucking: boolean
  /** The buttons held in the previous tick. */
  held: number
  /** How long a press of jump still waits for the ground. */
  patience: number
}

export function standing(x: number): Motion {
  return { x, y: 0, rise: 0, isDucking: false, held: 0, patience: 0 }
}

/** Mo's speed at his position: it depends only on the distance. */
export function speedAt(x: number): number {
  return START_SPEED + Math.floor(((END_SPEED - START_SPEED) * Math.min(x, TUNNEL_LENGTH)) / TUNNEL_LENGTH)
}

/** One tick of running, jumping and ducking. */
export function move(mo: Motion, held: number, speed: number): void {
  const isJumpHeld = (held & JUMP) !== 0
  const isDuckHeld = (held & DUCK) !== 0
  if (isJumpHeld && (mo.held & JUMP) === 0) mo.patience = JUMP_PATIENCE_TICKS
  const isTakingOff = mo.y === 0 && mo.patience > 0
  if (isTakingOff) {
    mo.rise = JUMP_SPEED
    mo.patience = 0
  } else if (mo.patience > 0) mo.patience--
  if (isTakingOff || mo.y > 0) {
    if (!isJumpHeld && mo.rise > HOP_SPEED) mo.rise = HOP_SPEED
    mo.y += mo.rise
    mo.rise -= isDuckHeld ? GRAVITY + DIVE : GRAVITY
    if (mo.y <= 0) {
      mo.y = 0
      mo.rise = 0
    }
  }
  mo.isDucking = isDuckHeld && mo.y === 0
  mo.held = held
  mo.x += speed
}
