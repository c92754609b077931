import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-run-2.svg?raw'

/** Mo runs, second of four frames. */
export function MoRun2(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
