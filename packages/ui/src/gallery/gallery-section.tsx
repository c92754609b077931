import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

/** A titled part of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}

/** One thing in one state, with the name of the state under it. */
export function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('grid content-start gap-2', className)}>
      {children}
      <p className="text-micro font-bold text-text-3">{name}</p>
    </div>
  )
}
