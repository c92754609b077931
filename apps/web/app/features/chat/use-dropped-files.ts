import { useLayoutEffect } from 'react'
import { watchDroppedFiles } from './watch-dropped-files.ts'

/** Listens from hydration on: an effect runs a little later, and a file dropped in between would be lost. */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useLayoutEffect(() => watchDroppedFiles(take), [take])
}
