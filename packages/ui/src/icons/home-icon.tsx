import { Icon, type IconProps } from './icon.tsx'

/** Somebody's home. */
export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6" />
    </Icon>
  )
}
