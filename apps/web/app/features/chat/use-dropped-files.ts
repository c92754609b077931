import { useLayoutEffect } from 'react'
import { watchDroppedFiles } from './watch-dropped-files.ts'

/** Listens from the moment the page is React's own: an effect runs a little later, and a file dropped between is lost. */
export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useLayoutEffect(() => watchDroppedFiles(take), [take])
}
