import { Icon, type IconProps } from './icon.tsx'

/** Needs attention. */
export function AlertTriangleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4l9 16H3z" />
      <path d="M12 10v4.5M12 17.2v.1" />
    </Icon>
  )
}
