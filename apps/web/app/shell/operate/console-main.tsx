import type { ReactNode } from 'react'

/** The part of the console beside its navigation. */
export function ConsoleMain({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="ops-main" aria-busy={isBusy}>
      {children}
    </main>
  )
}
