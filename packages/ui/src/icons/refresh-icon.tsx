import { Icon, type IconProps } from './icon.tsx'

/** Tries again. */
export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 8a8 8 0 1 0 1 6M19.5 4v4.5H15" />
    </Icon>
  )
}
