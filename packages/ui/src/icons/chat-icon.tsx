import { Icon, type IconProps } from './icon.tsx'

/** A conversation. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11H11l-4.5 4v-4H4z" />
    </Icon>
  )
}
