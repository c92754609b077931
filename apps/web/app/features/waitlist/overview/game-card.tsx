import { ButtonLink, MoRun1 } from '@mowatt/ui'
import { ActIcon } from '../quests/act-icon.tsx'
import { gameCardTexts } from './overview-texts.ts'

/** The link to the game, and the best run so far. */
export function GameCard({ best }: { best: number }) {
  return (
    <section className="wl-game" aria-labelledby="game-title">
      <div className="wl-game-view" aria-hidden>
        <svg viewBox="0 0 500 190" preserveAspectRatio="xMidYMax slice" className="wl-game-tunnel">
          <path d="M0 0h500v34c-40 14-70-4-120 4s-80 20-130 8-90-12-140 2S40 34 0 42z" fill="#3d2b21" />
          <path d="M0 190v-26c60-8 120 4 190 0s110-8 170-2 90 4 140-2v30z" fill="#3d2b21" />
          <path d="M186 96 500 46v110L200 112z" fill="#f8bf1e" opacity=".16" />
          <path d="M352 164c-4-26 2-44 12-58M364 164c2-20 10-30 18-36" className="wl-game-root" />
          <path d="M286 70h20v32h-20zM430 86h20v32h-20zM291 64h10v8h-10zM435 80h10v8h-10z" className="wl-game-cell" />
          <path d="m298 76-8 12h5l-2 9 9-13h-5zM442 92l-8 12h5l-2 9 9-13h-5z" fill="#1d130e" />
        </svg>
        <MoRun1 className="wl-game-mo" />
      </div>
      <div className="wl-game-words">
        <div className="wl-card-head">
          <h2 id="game-title" className="text-h3">
            {gameCardTexts.title}
          </h2>
          {best > 0 && <b className="wl-game-best tabular-nums">{gameCardTexts.best(best)}</b>}
        </div>
        <p className="wl-rank-sub text-small">{gameCardTexts.text}</p>
        <ButtonLink href="/waitlist/game" isWide>
          <ActIcon name="play" />
          {gameCardTexts.play}
        </ButtonLink>
      </div>
    </section>
  )
}
