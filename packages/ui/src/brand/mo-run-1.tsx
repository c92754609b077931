import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-run-1.svg?raw'

/** Mo runs, first of four frames. */
export function MoRun1(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
