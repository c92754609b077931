import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-head.svg?raw'

/** Mo's head: avatars and sizes of 16 to 32 px. */
export function MoHead(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
