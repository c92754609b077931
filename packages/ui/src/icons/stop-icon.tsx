import { Icon, type IconProps } from './icon.tsx'

/** Cancels a running task. */
export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z" />
    </Icon>
  )
}
