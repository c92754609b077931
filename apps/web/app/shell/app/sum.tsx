import { sumTexts } from './app-texts.ts'

export type SumPart = { title: string; lines: readonly string[]; total: string }

/** How a figure was calculated. A line may end in its result, after an equals sign. */
export function Sum({ title, lines, total, titleLevel: Title = 'h3' }: SumPart & { titleLevel?: 'h3' | 'h4' }) {
  return (
    <div className="sum">
      {lines.length > 0 && <Title className="font-bold">{title}</Title>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line, place) => (
            <SumLine key={place} line={line} />
          ))}
        </ul>
      )}
      <p className={lines.length > 0 ? 'sum-line sum-total' : 'sum-line font-bold'}>
        <span>{lines.length > 0 ? sumTexts.total : title}</span>
        <span>{total}</span>
      </p>
    </div>
  )
}

function SumLine({ line }: { line: string }) {
  const at = line.lastIndexOf(' = ')
  if (at === -1) return <li className="sum-line">{line}</li>
  return (
    <li className="sum-line">
      <span>{line.slice(0, at)}</span>
      <span>
        <span className="sr-only">= </span>
        {line.slice(at + 3)}
      </span>
    </li>
  )
}
