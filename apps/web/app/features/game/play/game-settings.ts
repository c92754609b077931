import { readStored, writePreference } from '../../../browser/storage.ts'

/** How a player plays. None of it changes the points of a run. */
export type GameSettings = {
  pace: 'normal' | 'calm' | 'steps'
  /** One button: Mo ducks automatically. */
  hasOneButton: boolean
  hasSound: boolean
}

export const firstSettings: GameSettings = { pace: 'normal', hasOneButton: false, hasSound: false }

const KEY = 'mowatt.game'

let kept: GameSettings | undefined
const followers = new Set<() => void>()

/** This browser's stored settings of the game. */
export const gameSettings = {
  subscribe: (onChange: () => void): (() => void) => {
    followers.add(onChange)
    return () => void followers.delete(onChange)
  },
  read: (): GameSettings => (kept ??= readKept()),
  change: (changed: Partial<GameSettings>): void => {
    kept = { ...gameSettings.read(), ...changed }
    const { pace, hasOneButton } = kept
    writePreference('local', KEY, JSON.stringify({ pace, hasOneButton }))
    for (const follow of followers) follow()
  },
}

function readKept(): GameSettings {
  try {
    const { pace, hasOneButton } = JSON.parse(readStored('local', KEY) ?? '{}') as Partial<GameSettings>
    const known = pace === 'calm' || pace === 'steps' ? pace : 'normal'
    // Sound starts only after a press: browsers require it.
    return { pace: known, hasOneButton: hasOneButton === true, hasSound: false }
  } catch {
    return firstSettings
  }
}
