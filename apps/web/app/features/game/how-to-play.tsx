import { rules } from '@mowatt/game'

const controls = [
  { act: 'Jump', keys: 'Space, up arrow or W', touch: 'Tap the upper part of the screen, or swipe up' },
  { act: 'Jump higher', keys: 'Hold the key for longer', touch: 'Keep your finger down for longer' },
  { act: 'Duck', keys: 'Hold the down arrow or S', touch: 'Hold the lower part of the screen, or swipe down' },
  { act: 'Come down faster', keys: 'Duck while in the air', touch: 'Swipe down while in the air' },
  { act: 'Pause', keys: 'P or Escape', touch: 'The pause button' },
]

const worth = [
  { points: rules.DISTANCE_POINTS, what: 'for distance, metre by metre' },
  { points: rules.CELL_POINTS, what: 'for power cells (collect nine out of ten for full marks)' },
  { points: rules.ESCAPE_POINTS, what: 'for getting out' },
  { points: rules.CLEAN_POINTS, what: `for getting out without a bump (you lose ${rules.BUMP_POINTS} for each bump)` },
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
          Mo runs on his own. Jump over the roots, duck under the pipes and don’t touch the beams. His lamp fades with
          every step. Power cells top it up and bumps drain it. The run ends when the lamp goes out, or when Mo gets out
          of the tunnel.
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
          What you can score
        </h2>
        <ul>
          {worth.map(({ points, what }) => (
            <li key={what}>
              <b>Up to {points}</b> {what}
            </li>
          ))}
        </ul>
        <p>
          That’s {rules.MOST_POINTS} points in all. Your best run counts. Our server replays every run from the controls
          you used, so nobody can fake a score.
        </p>
      </section>
      <section aria-labelledby="game-ways">
        <h2 id="game-ways" className="text-h3">
          Ways to play
        </h2>
        <ul>
          <li>
            <b>Calm</b> is the same run, a third slower. Your lamp dims the further you run, not the longer you take.
          </li>
          <li>
            <b>One button</b>: every key and every tap makes Mo jump. He ducks for you.
          </li>
          <li>
            <b>Step by step</b>: Mo stops before each obstacle, says what it is and waits for as long as you like. You
            answer with a button or an arrow key. You don’t need to see the picture.
          </li>
          <li>All the ways to play earn the same points. You can pause at any time without losing anything.</li>
          <li>If your device is set to reduce motion, nothing shakes and the ground all moves as one piece.</li>
        </ul>
      </section>
    </div>
  )
}
