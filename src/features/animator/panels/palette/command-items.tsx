import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { CommandName } from '../../editor/command'
import layout from '@/shared/ui/layout.module.css'
import styles from './palette.module.css'
import { ShortcutKeys } from './shortcut-keys'
import { useCommand } from './use-command'

/** Commands of the registry as items of a menu. */
export function CommandItems({ names }: { names: readonly CommandName[] }) {
  return names.map((name) => <CommandItem key={name} name={name} />)
}

function CommandItem({ name }: { name: CommandName }) {
  const { label, keys, isEnabled, isOn, run } = useCommand(name)
  return (
    <Menu.Item
      disabled={!isEnabled}
      role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isOn}
      className={styles.item}
      rightSection={
        <>
          {isOn ? (
            <IconCheck size={18} stroke={2} className={`${layout.accent} ${styles.check}`} />
          ) : null}
          <ShortcutKeys keys={keys} />
        </>
      }
      onClick={run}
    >
      {label}
    </Menu.Item>
  )
}
