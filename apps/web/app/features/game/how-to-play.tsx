import { rules } from '@mowatt/game'
import { howToPlayTexts } from './game-texts.ts'

const worth = [
  { points: rules.DISTANCE_POINTS, what: howToPlayTexts.distance },
  { points: rules.CELL_POINTS, what: howToPlayTexts.cells },
  { points: rules.ESCAPE_POINTS, what: howToPlayTexts.gettingOut },
  { points: rules.CLEAN_POINTS, what: howToPlayTexts.cleanRun(rules.BUMP_POINTS) },
]

/** Below the game: all its rules, in words. */
export function HowToPlay() {
  return (
    <div className="game-words">
      <section aria-labelledby="game-controls">
        <h2 id="game-controls" className="text-h3">
          {howToPlayTexts.title}
        </h2>
        <p>{howToPlayTexts.rules}</p>
        <table className="game-controls">
          <thead>
            <tr>
              <th scope="col">{howToPlayTexts.to}</th>
              <th scope="col">{howToPlayTexts.keys}</th>
              <th scope="col">{howToPlayTexts.touch}</th>
            </tr>
          </thead>
          <tbody>
            {howToPlayTexts.controls.map(({ act, keys, touch }) => (
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
          {howToPlayTexts.scores}
        </h2>
        <ul>
          {worth.map(({ points, what }) => (
            <li key={what}>
              <b>{howToPlayTexts.upTo(points)}</b> {what}
            </li>
          ))}
        </ul>
        <p>{howToPlayTexts.inAll(rules.MOST_POINTS)}</p>
      </section>
      <section aria-labelledby="game-ways">
        <h2 id="game-ways" className="text-h3">
          {howToPlayTexts.waysToPlay}
        </h2>
        <ul>
          <li>
            <b>{howToPlayTexts.calm[0]}</b>
            {howToPlayTexts.calm[1]}
          </li>
          <li>
            <b>{howToPlayTexts.oneButton[0]}</b>
            {howToPlayTexts.oneButton[1]}
          </li>
          <li>
            <b>{howToPlayTexts.stepByStep[0]}</b>
            {howToPlayTexts.stepByStep[1]}
          </li>
          <li>{howToPlayTexts.samePoints}</li>
          <li>{howToPlayTexts.reducedMotion}</li>
        </ul>
      </section>
    </div>
  )
}
