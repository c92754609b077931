import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-run-3.svg?raw'

/** Mo runs, third of four frames. */
export function MoRun3(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
