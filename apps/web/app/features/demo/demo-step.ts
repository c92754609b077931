/** How far the demo has come, and whether it advances automatically. */
export type DemoState = { shown: number; isPlaying: boolean }

export type DemoAct = 'begin' | 'tick' | 'pause' | 'play' | 'replay'

/** One message a second. The first appears as soon as the demo is visible. */
export const MESSAGE_MS = 1000

/** The state after an action, for a conversation of so many messages. */
export function demoStep(state: DemoState, act: DemoAct, total: number): DemoState {
  if (act === 'pause') return { ...state, isPlaying: false }
  const shown = act === 'begin' || act === 'replay' ? 1 : act === 'tick' ? state.shown + 1 : state.shown
  return { shown: Math.min(shown, total), isPlaying: shown < total }
}
