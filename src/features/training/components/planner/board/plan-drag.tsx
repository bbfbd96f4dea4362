/** Drag and drop of the planner, the only place that knows the library behind it. */
import { createContext, use, useState, type ReactNode } from 'react'
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Active,
  type DragMoveEvent,
  type Over,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ExerciseCardData } from '../../../model/exercise'
import { placeOf, type Plan, type PlanBlock } from '../../../model/plan'
import type { TrainingPhase } from '../../../model/taxonomy'
import { mouseOnly, withoutMouse } from './drag-listeners'
import { findTarget, nextTarget, targetOf } from './drag-targets'
import styles from './plan-drag.module.css'

export type Dragged = { block: PlanBlock } | { exercise: ExerciseCardData }

/** Where it would land, counted without the dragged block itself. */
export interface Place {
  phase: TrainingPhase
  index: number
}

export interface DragTexts {
  instructions: string
  titleOf: (dragged: Dragged) => string
  start: (dragged: Dragged) => string
  over: (dragged: Dragged, place: Place | null) => string
  cancel: (dragged: Dragged) => string
}

interface PlanDragProps {
  plan: Plan
  texts: DragTexts
  onInsert: (exercise: ExerciseCardData, phase: TrainingPhase, index: number) => void
  onMove: (key: string, phase: TrainingPhase, index: number) => void
  children: ReactNode
}

const DropPlace = createContext<Place | null>(null)

/** Mouse on the whole card, touch and keyboard on its handle; everything is said aloud. */
export function PlanDrag({ plan, texts, onInsert, onMove, children }: PlanDragProps) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [spoken, setSpoken] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextTarget }),
  )

  function draggedOf(active: Active): Dragged | null {
    const exercise: ExerciseCardData | undefined = active.data.current?.exercise
    if (exercise) return { exercise }
    const block = plan.find(({ key }) => key === active.id)
    return block ? { block } : null
  }

  function placeFor(active: Active, over: Over | null, isAfter: boolean): Place | null {
    const target = over && targetOf(over.data.current)
    if (!target) return null
    const rest = plan.filter((block) => block.phase === target.phase && block.key !== active.id)
    if (target.key === null) return { phase: target.phase, index: rest.length }
    const own = placeOf(plan, String(active.id))
    const there = placeOf(plan, target.key)
    // within its phase a block takes the other's place, as the shifting rows show
    if (own && there && own.phase === target.phase) return there
    const index = rest.findIndex((block) => block.key === target.key)
    return { phase: target.phase, index: index + (isAfter ? 1 : 0) }
  }

  function where({
    active,
    over,
    collisions,
  }: Pick<DragMoveEvent, 'active' | 'over' | 'collisions'>) {
    return placeFor(active, over, collisions?.[0]?.data?.isAfter === true)
  }

  function follow(event: DragMoveEvent) {
    const next = where(event)
    if (isSame(next, place)) return
    setPlace(next)
    const it = draggedOf(event.active)
    if (it) setSpoken(texts.over(it, next))
  }

  function reset() {
    setDragged(null)
    setPlace(null)
    setSpoken('')
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findTarget}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: {
          onDragStart: ({ active }) => said(draggedOf(active), texts.start),
          // told below: the place within a phase changes without another target
          onDragOver: () => undefined,
          // the plan itself says where a block has come to rest
          onDragEnd: () => (place ? undefined : said(dragged, texts.cancel)),
          onDragCancel: ({ active }) => said(draggedOf(active), texts.cancel),
        },
      }}
      onDragStart={({ active }) => setDragged(draggedOf(active))}
      onDragMove={follow}
      onDragOver={follow}
      onDragCancel={reset}
      onDragEnd={(event) => {
        const target = where(event)
        const it = draggedOf(event.active)
        reset()
        if (!target || !it) return
        if ('exercise' in it) onInsert(it.exercise, target.phase, target.index)
        else onMove(it.block.key, target.phase, target.index)
      }}
    >
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
      <DropPlace value={place}>{children}</DropPlace>
      <DragOverlay dropAnimation={null}>
        {dragged ? <div className={styles.overlay}>{texts.titleOf(dragged)}</div> : null}
      </DragOverlay>
    </DndContext>
  )
}

function isSame(one: Place | null, other: Place | null): boolean {
  return one?.phase === other?.phase && one?.index === other?.index
}

function said(dragged: Dragged | null, text: (dragged: Dragged) => string): string | undefined {
  return dragged ? text(dragged) : undefined
}

interface DropPhaseProps {
  phase: TrainingPhase
  keys: string[]
  className?: string
  label: string
  children: ReactNode
}

/** A phase that takes blocks; the list moves aside for the one being dragged. */
export function DropPhase({ phase, keys, className, label, children }: DropPhaseProps) {
  const { setNodeRef } = useDroppable({ id: `phase:${phase}`, data: { phase, key: null } })
  const place = use(DropPlace)
  return (
    <section
      ref={setNodeRef}
      className={className}
      aria-label={label}
      data-over={place?.phase === phase || undefined}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </section>
  )
}

interface DragBlockProps {
  block: PlanBlock
  /** Its place in its phase. */
  index: number
  className?: string
  handleLabel: string
  children: (handle: ReactNode) => ReactNode
}

/** One row of the plan. */
export function DragBlock({ block, index, className, handleLabel, children }: DragBlockProps) {
  const data = { phase: block.phase, key: block.key }
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, ...rest } =
    useSortable({ id: block.key, data })
  const place = use(DropPlace)
  const isForeign = rest.active !== null && rest.activeIndex === -1
  const isHere = isForeign && place?.phase === block.phase
  return (
    <li
      ref={setNodeRef}
      id={`block-${block.key}`}
      className={className}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={rest.isDragging || undefined}
      data-line={
        isHere && place.index === index
          ? 'before'
          : isHere && place.index === index + 1
            ? 'after'
            : undefined
      }
      {...mouseOnly(listeners)}
    >
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          data-handle=""
          {...attributes}
          {...withoutMouse(listeners)}
          aria-label={handleLabel}
        >
          <Grip />
        </button>,
      )}
    </li>
  )
}

interface DragExerciseProps {
  exercise: ExerciseCardData
  className?: string
  handleLabel: string
  children: (handle: ReactNode) => ReactNode
}

/** A card of the library. */
export function DragExercise({ exercise, className, handleLabel, children }: DragExerciseProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `exercise:${exercise.id}`,
    data: { exercise },
  })
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-dragging={isDragging || undefined}
      {...mouseOnly(listeners)}
    >
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          data-handle=""
          {...attributes}
          {...withoutMouse(listeners)}
          aria-label={handleLabel}
        >
          <Grip />
        </button>,
      )}
    </li>
  )
}

function Grip() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {[5, 10, 15].flatMap((y) =>
        [7, 13].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.4" />),
      )}
    </svg>
  )
}
