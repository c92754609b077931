import { Icon, type IconProps } from './icon.tsx'

/** Leads on. */
export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6l6 6-6 6" />
    </Icon>
  )
}
