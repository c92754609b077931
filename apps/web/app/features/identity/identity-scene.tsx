import { MoWave } from '@mowatt/ui'
import type { ReactNode } from 'react'

type IdentitySceneProps = { title: ReactNode; lead: ReactNode; children: ReactNode; aside?: ReactNode }

/** The page of one act: words and a card under the sky, and Mo on the grass, or something else in his place. */
export function IdentityScene({ title, lead, children, aside }: IdentitySceneProps) {
  return (
    <section className="identity-sky">
      <div className="page-width identity-columns">
        <div className="identity-words">
          <h1 className="text-title text-balance">{title}</h1>
          <div className="grid gap-2 text-lead text-pretty">{lead}</div>
          <div className="identity-card">{children}</div>
        </div>
        {aside ?? (
          <div className="identity-mo">
            <MoWave className="relative mx-auto w-full" />
          </div>
        )}
      </div>
      <div className="identity-ground" />
    </section>
  )
}
