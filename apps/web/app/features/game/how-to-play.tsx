import { rules } from '@mowatt/game'

const controls = [
  { act: 'Jump', keys: 'Space, up arrow or W', touch: 'Tap the upper part, or swipe up' },
  { act: 'Jump higher', keys: 'Hold it', touch: 'Hold it' },
  { act: 'Duck', keys: 'Hold the down arrow or S', touch: 'Hold the lower part, or swipe down' },
  { act: 'Come down faster', keys: 'Duck while in the air', touch: 'Swipe down while in the air' },
  { act: 'Pause', keys: 'P or Escape', touch: 'The pause button' },
]

const worth = [
  { points: rules.DISTANCE_POINTS, what: 'for the way, metre by metre' },
  { points: rules.CELL_POINTS, what: 'for power cells; nine in ten are enough' },
  { points: rules.ESCAPE_POINTS, what: 'for getting out' },
  { points: rules.CLEAN_POINTS, what: `for a clean run that gets out, ${rules.BUMP_POINTS} less for each bump` },
]

/** Below the game: everything that it asks for, in words. */
export function HowToPlay() {
  return (
    <div className="game-words">
      <section aria-labelledby="game-controls">
        <h2 id="game-controls" className="text-h3">
          How to play
        </h2>
        <p>
          Mo runs by himself. Jump the roots, duck under the pipes, and leave the beams alone. His lamp shrinks with
          every step; power cells refill it, bumps cost a part of it. The run ends when the lamp is out, or when Mo is.
        </p>
        <table className="game-controls">
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">Keys</th>
              <th scope="col">Touch</th>
            </tr>
          </thead>
          <tbody>
            {controls.map(({ act, keys, touch }) => (
              <tr key={act}>
                <th scope="row">{act}</th>
                <td>{keys}</td>
                <td>{touch}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="game-points">
        <h2 id="game-points" className="text-h3">
          What a run is worth
        </h2>
        <ul>
          {worth.map(({ points, what }) => (
            <li key={what}>
              <b>Up to {points}</b> {what}
            </li>
          ))}
        </ul>
        <p>
          That makes {rules.MOST_POINTS}. Your best run counts. The server plays every run again from what you pressed,
          so the score cannot be made up.
        </p>
      </section>
      <section aria-labelledby="game-ways">
        <h2 id="game-ways" className="text-h3">
          A way to play for everybody
        </h2>
        <ul>
          <li>
            <b>Calm</b> is the same run a third slower. The lamp shrinks by distance, never by time.
          </li>
          <li>
            <b>One button</b>: every key and every tap jumps. Mo ducks by himself.
          </li>
          <li>
            <b>Step by step</b>: Mo stops before each thing, says what it is, and waits for as long as you like. You
            answer by button or arrow key. It works without seeing the picture.
          </li>
          <li>All ways pay the same points. You can pause at any time, and nothing is lost while you do.</li>
          <li>If your device asks for less motion, nothing shakes, and the ground moves as one.</li>
        </ul>
      </section>
    </div>
  )
}
