import { Icon, type IconProps } from './icon.tsx'

/** More acts. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12v.1M12 12v.1M18 12v.1" />
    </Icon>
  )
}
