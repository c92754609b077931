import { type DemoAct, demoStep, MESSAGE_MS, type DemoState } from './demo-step.ts'
import { playDemoTexts } from './play-demo-texts.ts'

const VISIBLE_SHARE = 0.3

/** Plays a conversation once enough of it is visible. With reduced motion, all of it is shown immediately. */
export function playDemo(stage: HTMLElement): void {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)')
  const messages = [...stage.querySelectorAll<HTMLElement>('.demo-message')]
  const controls = stage.querySelector<HTMLElement>('[data-demo-controls]')!
  const [pause, replay] = controls.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement]
  let state: DemoState = { shown: 0, isPlaying: false }
  let timer: ReturnType<typeof setTimeout>

  const isIdle = () => state.shown === 0 || state.shown >= messages.length

  function act(done: DemoAct): void {
    state = demoStep(state, done, messages.length)
    draw()
  }

  function draw(): void {
    const { shown, isPlaying } = state
    const isMoving = motion.matches
    controls.hidden = !isMoving
    pause.textContent = isPlaying || isIdle() ? playDemoTexts.pause : playDemoTexts.play
    // Disabled rather than removed: removing the button would lose the focus.
    pause.ariaDisabled = String(isIdle())
    replay.ariaDisabled = String(shown === 0)
    for (const [place, message] of messages.entries()) {
      message.toggleAttribute('data-waiting', isMoving && place >= shown)
      message.toggleAttribute('data-next', isMoving && isPlaying && place === shown)
    }
    clearTimeout(timer)
    if (isMoving && isPlaying) timer = setTimeout(() => act('tick'), MESSAGE_MS)
  }

  pause.addEventListener('click', () => !isIdle() && act(state.isPlaying ? 'pause' : 'play'))
  replay.addEventListener('click', () => state.shown > 0 && act('replay'))
  motion.addEventListener('change', draw)
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < VISIBLE_SHARE) return
      observer.disconnect()
      act('begin')
    },
    { threshold: VISIBLE_SHARE },
  )
  observer.observe(stage)
  draw()
}
