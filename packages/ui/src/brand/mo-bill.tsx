import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-bill.svg?raw'

/** Mo reads a bill: reading, verdict and blog. */
export function MoBill(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
