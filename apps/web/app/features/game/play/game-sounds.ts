import { happenings, type Run } from '@mowatt/game'

export type GameSounds = {
  /** Only after a press: browsers block sound before. */
  setOn(isOn: boolean): void
  notice(run: Run): void
  close(): void
}

const LOUDNESS = 0.22

/** Small sounds, synthesised and not loaded. Off until the player turns them on. */
export function createGameSounds(): GameSounds {
  let audio: AudioContext | undefined
  let isOn = false

  function tone(from: number, to: number, seconds: number, shape: OscillatorType, loud = 1, delay = 0): void {
    if (!audio) return
    const at = audio.currentTime + delay
    const [voice, volume] = [audio.createOscillator(), audio.createGain()]
    voice.type = shape
    voice.frequency.setValueAtTime(from, at)
    voice.frequency.exponentialRampToValueAtTime(to, at + seconds)
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUDNESS * loud, at + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds)
    voice.connect(volume).connect(audio.destination)
    voice.start(at)
    voice.stop(at + seconds + 0.02)
  }

  return {
    setOn(wanted) {
      isOn = wanted
      if (wanted) audio ??= new AudioContext()
      if (wanted && audio?.state === 'suspended') void audio.resume()
    },
    notice({ happened, ending, cells }) {
      if (!isOn || happened === 0) return
      if (happened & happenings.jumped) tone(300, 520, 0.13, 'triangle', 0.7)
      if (happened & happenings.ducked) tone(240, 150, 0.1, 'sine', 0.7)
      if (happened & happenings.landed) tone(120, 70, 0.07, 'sine', 0.6)
      if (happened & happenings.bumped) tone(150, 48, 0.28, 'square', 0.45)
      if (happened & happenings.cell) {
        // A row of cells climbs a scale.
        const note = 660 * 2 ** ([0, 2, 4, 7, 9][cells % 5]! / 12)
        tone(note, note, 0.09, 'sine', 0.55)
        tone(note * 1.5, note * 1.5, 0.14, 'sine', 0.5, 0.06)
      }
      if (ending === 'escaped')
        [523, 659, 784, 1047].forEach((note, at) => tone(note, note, 0.22, 'triangle', 0.7, at * 0.12))
      if (ending === 'dark')
        [392, 330, 262].forEach((note, at) => tone(note, note * 0.97, 0.26, 'sine', 0.6, at * 0.18))
    },
    close: () => void audio?.close(),
  }
}
