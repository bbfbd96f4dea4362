import { useEffect, useRef, useState, type ReactNode } from 'react'
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

/** The menu is built when it is opened: those of a long list, which nobody opens, cost more than its rows. */
export function ActionMenu({ label, items, icon, head }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // what was chosen may have taken the focus along; otherwise it returns to where it came from
    if (hasClosed && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
  }, [isOpen])
  const look = icon ?? <IconDots size={20} stroke={1.75} />
  if (!isOpen) {
    return (
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {look}
      </IconButton>
    )
  }
  return (
    <Menu
      opened
      onChange={setIsOpen}
      position="bottom-end"
      width={head ? 296 : 220}
      hideDetached={false}
    >
      <Menu.Target>
        <IconButton label={label}>{look}</IconButton>
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
