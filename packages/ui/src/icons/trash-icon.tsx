import { Icon, type IconProps } from './icon.tsx'

/** Deletes. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9.5 6V4h5v2M6.5 6.5l1 14h9l1-14M10 11v5.5M14 11v5.5" />
    </Icon>
  )
}
