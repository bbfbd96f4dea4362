/** Putting a collection in order: mouse and touch on the handle, or the keyboard on it; everything is said aloud. */
import type { ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './collections.module.css'

interface CollectionDragProps {
  items: readonly { id: string; title: string }[]
  onMove: (id: string, place: number) => void
  children: ReactNode
}

export function CollectionDrag({ items, onMove, children }: CollectionDragProps) {
  const { t } = useTranslation('exercises')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const getTitle = (id: string | number) => items.find((item) => item.id === id)?.title ?? ''
  const announceOver = (id: string | number, over: string | number) =>
    t('collections.drag.over', { title: getTitle(id), place: ids.indexOf(String(over)) + 1 })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('collections.drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('collections.drag.start', { title: getTitle(active.id) }),
          onDragOver: ({ active, over }) => (over ? announceOver(active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => (over ? announceOver(active.id, over.id) : undefined),
          onDragCancel: ({ active }) =>
            t('collections.drag.cancel', { title: getTitle(active.id) }),
        },
      }}
      onDragEnd={({ active, over }) => {
        const place = over ? ids.indexOf(String(over.id)) : -1
        if (place >= 0 && over?.id !== active.id) onMove(String(active.id), place)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  id: string
  title: string
  /** Without it, the list is only to be read. */
  isMovable: boolean
  children: ReactNode
}

export function SortableItem({ id, title, isMovable, children }: SortableItemProps) {
  const { t } = useTranslation('exercises')
  const sortable = useSortable({ id, disabled: !isMovable })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = sortable
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={sortable.isDragging || undefined}
    >
      {isMovable ? (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={`${layout.fixed} ${layout.roundControl} ${layout.dimmed} ${styles.handle}`}
          {...attributes}
          {...listeners}
          aria-label={t('collections.drag.handle', { title })}
        >
          <IconGripVertical size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ) : null}
      {children}
    </li>
  )
}
