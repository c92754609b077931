import type { Way } from './fastest-ways.ts'
import { ordinal } from './ordinal.ts'
import { fastestWayUpTexts } from './overview-texts.ts'

/** The next actions that pay most, and the resulting place. */
export function FastestWayUp({ ways }: { ways: readonly Way[] }) {
  const hasPlaces = ways.some(({ place }) => place !== undefined)
  return (
    <div className="wl-fast" data-places={hasPlaces}>
      <h2 className="text-h4">{fastestWayUpTexts.title}</h2>
      <ul>
        {ways.map(({ id, label, gain, place }) => (
          <li key={id}>
            <a href={`#quest-${id}`}>{label}</a>
            <b className="tabular-nums">+{gain}</b>
            {place !== undefined && (
              <span className="tabular-nums">
                <span className="sr-only">{fastestWayUpTexts.takesYouTo} </span>
                {ordinal(place)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
