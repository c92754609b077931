import { Skeleton } from '@mowatt/ui'

/** In the dashboard's place while it is found out who is signed in; shown only where somebody was before. */
export function DashboardSkeleton() {
  return (
    <div className="when-starting page-width dashboard" aria-hidden>
      <div className="grid gap-3">
        <Skeleton width="short" className="h-9" />
        <Skeleton width="long" />
      </div>
      <Skeleton className="h-90 rounded-6" />
    </div>
  )
}
