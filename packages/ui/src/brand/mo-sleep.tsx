import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-sleep.svg?raw'

/** Mo sleeps in his burrow: empty, not found, nothing to review. */
export function MoSleep(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
