import { DUCK, JUMP } from '@mowatt/game'

const keys: Record<string, number> = {
  Space: JUMP,
  ArrowUp: JUMP,
  KeyW: JUMP,
  ArrowDown: DUCK,
  KeyS: DUCK,
}

/** A finger that moves this far means a direction, whatever half it started in. */
const SWIPE_PX = 22
/** The upper part of the picture jumps, the rest ducks. */
const JUMP_SHARE = 0.62

export type Buttons = {
  /** The actions for the next tick. A press that was already released still counts for one. */
  wanted(): number
  /** True for a key of the game. */
  keyDown(code: string): boolean
  keyUp(code: string): void
  pointerDown(id: number, x: number, y: number, height: number): void
  pointerMove(id: number, y: number): void
  pointerUp(id: number): void
  releaseAll(): void
}

type Finger = { button: number; startY: number }

/** Collects the keys and touches that are held. With one button, everything is that button. */
export function createButtons(hasOneButton: boolean): Buttons {
  const heldKeys = new Map<string, number>()
  const fingers = new Map<number, Finger>()
  let fresh = 0

  const held = () => {
    let bits = 0
    for (const button of heldKeys.values()) bits |= button
    for (const { button } of fingers.values()) bits |= button
    return bits
  }

  return {
    wanted() {
      const bits = held() | fresh
      fresh = 0
      return bits
    },
    keyDown(code) {
      const button = keys[code]
      if (button === undefined) return false
      const meant = hasOneButton ? JUMP : button
      if (!heldKeys.has(code)) fresh |= meant
      heldKeys.set(code, meant)
      return true
    },
    keyUp: (code) => void heldKeys.delete(code),
    pointerDown(id, _x, y, height) {
      const button = hasOneButton || y < height * JUMP_SHARE ? JUMP : DUCK
      fresh |= button
      fingers.set(id, { button, startY: y })
    },
    pointerMove(id, y) {
      const finger = fingers.get(id)
      if (!finger || hasOneButton) return
      const moved = y - finger.startY
      if (Math.abs(moved) < SWIPE_PX) return
      const button = moved > 0 ? DUCK : JUMP
      if (button !== finger.button) fresh |= button
      finger.button = button
      finger.startY = y - Math.sign(moved) * SWIPE_PX
    },
    pointerUp: (id) => void fingers.delete(id),
    releaseAll() {
      heldKeys.clear()
      fingers.clear()
      fresh = 0
    },
  }
}
