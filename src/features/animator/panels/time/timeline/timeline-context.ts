/** What the rows of a timeline share. */
import { createContext, useContext, type PointerEvent } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Item } from './items/items'
import type { TimeScale } from './lanes/scale'

/** An edge of a bar and the moment it stands for. */
export interface Grip {
  edge: 'start' | 'arrival'
  at: number
}

export interface TimelineValue {
  scene: Scene
  scale: TimeScale
  /** The one item that is in the tab order. */
  active: string | null
  chosen: ReadonlySet<string>
  activate: (item: Item) => void
  /** Selects what it stands for; `adds` keeps the rest, or takes it out of the selection again. */
  choose: (item: Item, adds: boolean) => void
  /** Begins dragging an item, or one edge of its bar. */
  drag: (event: PointerEvent, item: Item, grip?: Grip) => void
}

export const TimelineContext = createContext<TimelineValue | null>(null)

export function useTimeline(): TimelineValue {
  const value = useContext(TimelineContext)
  if (!value) throw new Error('useTimeline needs the timeline around it')
  return value
}
