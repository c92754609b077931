import { readStored, writePreference } from '../../../browser/storage.ts'

/** How somebody plays. None of it changes what a run is worth. */
export type GameSettings = {
  pace: 'normal' | 'calm' | 'steps'
  /** One button: Mo ducks by himself. */
  hasOneButton: boolean
  hasSound: boolean
}

export const firstSettings: GameSettings = { pace: 'normal', hasOneButton: false, hasSound: false }

const KEY = 'mowatt.game'

let kept: GameSettings | undefined
const followers = new Set<() => void>()

/** What this browser keeps of how somebody plays. */
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
    // Sound starts again with a press: browsers want one, and so do the people around.
    return { pace: known, hasOneButton: hasOneButton === true, hasSound: false }
  } catch {
    return firstSettings
  }
}
