import { useEffect } from 'react'
import { watchDroppedFiles } from './watch-dropped-files.ts'

export function useDroppedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => watchDroppedFiles(take), [take])
}
