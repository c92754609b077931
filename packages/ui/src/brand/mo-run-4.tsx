import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-run-4.svg?raw'

/** Mo runs, last of four frames. */
export function MoRun4(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
