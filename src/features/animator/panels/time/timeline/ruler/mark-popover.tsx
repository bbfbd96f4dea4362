import { useState, type ReactNode } from 'react'
import { Popover } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Button } from '@/shared/ui/button'
import { useEditorState } from '../../../editor-context'
import type { Item } from '../items/items'
import { toPixels } from '../lanes/scale'
import { TimelineItem } from '../rows/timeline-item'
import { useTimeline } from '../timeline-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './ruler.module.css'

interface MarkPopoverProps {
  item: Item
  look: 'step' | 'freeze'
  sign: string
  label: string
  /** Something else stands there: it moves aside. */
  isAside?: boolean
  remove: { label: string; isPossible: boolean; run: () => void }
  /** Its fields. */
  children: ReactNode
}

/** A mark on the ruler that opens to be edited. */
export function MarkPopover({
  item,
  look,
  sign,
  label,
  isAside,
  remove,
  children,
}: MarkPopoverProps) {
  const { scale } = useTimeline()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="top"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span
          className={`${layout.inside} ${styles.mark}`}
          style={{ insetInlineStart: toPixels(scale, item.t) }}
          data-aside={isAside || undefined}
        >
          <TimelineItem
            item={item}
            className={styles.flag}
            look={look}
            label={label}
            isExpanded={isOpen}
            onPress={isReadOnly ? undefined : () => setIsOpen(!isOpen)}
          >
            {sign}
          </TimelineItem>
        </span>
      </Popover.Target>
      <Popover.Dropdown>
        <div
          className={`${layout.grid} ${layout.gap2} ${layout.pad3} ${styles.form}`}
          role="dialog"
          aria-label={label}
        >
          {children}
          <Button
            kind="quiet"
            icon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
            disabled={!remove.isPossible}
            onClick={() => {
              setIsOpen(false)
              remove.run()
            }}
          >
            {remove.label}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
