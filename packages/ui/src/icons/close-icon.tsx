import { Icon, type IconProps } from './icon.tsx'

/** Closes or takes away. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}
