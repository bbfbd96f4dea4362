import type { ReactNode } from 'react'
import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { IconButton } from './button'

export interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect: () => void
  isDanger?: boolean
  disabled?: boolean
}

interface ActionMenuProps {
  /** What the menu is about, for example "Actions for U13". */
  label: string
  items: readonly MenuAction[]
  /** Replaces the three dots. */
  icon?: ReactNode
  /** Menu items of its own kind above the others. */
  head?: ReactNode
}

export function ActionMenu({ label, items, icon, head }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" width={head ? 296 : 220} hideDetached={false}>
      <Menu.Target>
        <IconButton label={label}>{icon ?? <IconDots size={20} stroke={1.75} />}</IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {head}
        {items.map((item) => (
          <Menu.Item
            key={item.label}
            leftSection={item.icon}
            disabled={item.disabled}
            data-danger={item.isDanger || undefined}
            onClick={item.onSelect}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
