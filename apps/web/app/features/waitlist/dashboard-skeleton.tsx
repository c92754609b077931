import { Skeleton } from '@mowatt/ui'

const quests = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The dashboard's layout while its data is loading. */
export function DashboardSkeleton() {
  return (
    <div className="page-width wl-dashboard" aria-hidden>
      <div className="wl-overview">
        <div className="grid gap-3 py-2">
          <Skeleton width="short" className="h-9" />
          <Skeleton width="long" />
        </div>
        <div className="wl-rank wl-rank-waiting" />
      </div>
      <div className="wl-part">
        <Skeleton width="short" className="h-9" />
        <div className="wl-quests">
          {quests.map((each) => (
            <div key={each} className="wl-quest">
              <Skeleton width="short" className="h-11" />
              <div className="grid content-start gap-2">
                <Skeleton width="long" />
                <Skeleton />
              </div>
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
