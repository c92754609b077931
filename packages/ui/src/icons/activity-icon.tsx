import { Icon, type IconProps } from './icon.tsx'

/** Keeps watch. */
export function ActivityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 12h4l3-7 4.5 14 2.5-7h4" />
    </Icon>
  )
}
