import { Icon, type IconProps } from './icon.tsx'

/** A bill or another paper. */
export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h8l4.5 4.5V21H6zM14 3v5h4.5M9 13h6M9 17h4" />
    </Icon>
  )
}
