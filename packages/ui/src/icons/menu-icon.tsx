import { Icon, type IconProps } from './icon.tsx'

/** Opens the navigation. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h16M4 16h16" />
    </Icon>
  )
}
