import { Icon, type IconProps } from './icon.tsx'

/** Takes the words along. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 9h9a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 18 21H9a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 9 9zM4.5 15V4.5A1.5 1.5 0 0 1 6 3h9" />
    </Icon>
  )
}
