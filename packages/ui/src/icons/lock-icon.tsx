import { Icon, type IconProps } from './icon.tsx'

/** Private data. */
export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  )
}
