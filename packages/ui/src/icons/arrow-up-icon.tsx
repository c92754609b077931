import { Icon, type IconProps } from './icon.tsx'

/** Sends. */
export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V5M5.5 11.5L12 5l6.5 6.5" />
    </Icon>
  )
}
