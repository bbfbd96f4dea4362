/** Putting steps in order by dragging: mouse on the whole card, touch and keyboard on its handle. */
import type { ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DraggableSyntheticListeners,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './step-card.module.css'

interface StepDragProps {
  ids: string[]
  onMove: (index: number, place: number) => void
  children: ReactNode
}

export function StepDrag({ ids, onMove, children }: StepDragProps) {
  const { t } = useTranslation('animator')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const formatStepName = (id: string | number) =>
    t('time.steps.step', { step: ids.indexOf(String(id)) + 1 })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('time.drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('time.drag.start', { step: formatStepName(active.id) }),
          onDragOver: ({ active, over }) =>
            over
              ? t('time.drag.over', {
                  step: formatStepName(active.id),
                  place: ids.indexOf(String(over.id)) + 1,
                })
              : undefined,
          // the strip itself says where the step has come to rest
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => t('time.drag.cancel', { step: formatStepName(active.id) }),
        },
      }}
      onDragEnd={({ active, over }) => {
        const place = over ? ids.indexOf(String(over.id)) : -1
        const index = ids.indexOf(String(active.id))
        if (place >= 0 && place !== index) onMove(index, place)
      }}
    >
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableStepProps {
  id: string
  index: number
  isFixed: boolean
  isCurrent: boolean
  children: ReactNode
}

export function SortableStep({ id, index, isFixed, isCurrent, children }: SortableStepProps) {
  const { t } = useTranslation('animator')
  const sortable = useSortable({ id, disabled: isFixed })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = sortable
  return (
    <li
      ref={setNodeRef}
      className={`${layout.relative} ${styles.card}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-current={isCurrent || undefined}
      data-dragging={sortable.isDragging || undefined}
      {...getMouseListeners(listeners)}
    >
      {isFixed ? (
        <span
          className={`${layout.inside} ${layout.borderless} ${styles.number}`}
          aria-hidden="true"
        >
          <span>{index + 1}</span>
        </span>
      ) : (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={`${layout.inside} ${layout.borderless} ${styles.number}`}
          data-grab=""
          {...attributes}
          {...omitMouseListeners(listeners)}
          aria-label={t('time.drag.handle', { step: t('time.steps.step', { step: index + 1 }) })}
        >
          <span>{index + 1}</span>
        </button>
      )}
      {children}
    </li>
  )
}

const mouse = 'onMouseDown'

function getMouseListeners(listeners: DraggableSyntheticListeners): DraggableSyntheticListeners {
  const start = listeners?.[mouse]
  if (!start) return undefined
  return {
    [mouse]: (event: { target: EventTarget }) => {
      const { target } = event
      // a press on a field or another button means the thing itself
      if (target instanceof Element && target.closest('button:not([data-grab]), input')) return
      start(event)
    },
  }
}

function omitMouseListeners(listeners: DraggableSyntheticListeners): DraggableSyntheticListeners {
  if (!listeners) return undefined
  return Object.fromEntries(Object.entries(listeners).filter(([name]) => name !== mouse))
}
