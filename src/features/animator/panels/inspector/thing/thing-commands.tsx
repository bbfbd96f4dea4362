import {
  IconCopyPlus,
  IconLock,
  IconStackBack,
  IconStackFront,
  IconTrash,
} from '@tabler/icons-react'
import { CommandButton } from '../../bar/command-button'
import layout from '@/shared/ui/layout.module.css'
import styles from '../inspector.module.css'

/** What can be done with anything. */
export function ThingCommands() {
  return (
    <div className={`${layout.flex} ${layout.wrap} ${layout.gapTight} ${styles.commands}`}>
      <CommandButton name="duplicate">
        <IconCopyPlus size={20} stroke={1.75} />
      </CommandButton>
      <CommandButton name="bring_to_front">
        <IconStackFront size={20} stroke={1.75} />
      </CommandButton>
      <CommandButton name="send_to_back">
        <IconStackBack size={20} stroke={1.75} />
      </CommandButton>
      <CommandButton name="lock">
        <IconLock size={20} stroke={1.75} />
      </CommandButton>
      <CommandButton name="delete">
        <IconTrash size={20} stroke={1.75} />
      </CommandButton>
    </div>
  )
}
