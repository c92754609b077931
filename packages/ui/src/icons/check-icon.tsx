import { Icon, type IconProps } from './icon.tsx'

/** Done, right, chosen. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}
