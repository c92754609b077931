/** Figures at a glance. */
export function FigureTiles({ tiles }: { tiles: readonly { figure: string; words: string }[] }) {
  return (
    <dl className="ops-tiles">
      {tiles.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
