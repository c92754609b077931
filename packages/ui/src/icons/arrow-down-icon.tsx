import { Icon, type IconProps } from './icon.tsx'

/** Further down. */
export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v15M5.5 12.5L12 19l6.5-6.5" />
    </Icon>
  )
}
