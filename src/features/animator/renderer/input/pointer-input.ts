/** What a tool is told of a pointer event: metres on the pitch instead of pixels. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import { toPicture, toPitch } from '@/features/scene/model/pitch/view'
import type { PointerInput } from '../../editor/tool'
import { toFramePixel, toScreen, type Pixel, type View } from '../camera/view'

export interface Modifiers {
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

export function toPitchPoint(pitch: Pitch, view: View, pixel: Pixel): Point {
  return toPitch(pitch, toFramePixel(view, pixel))
}

export function toPixel(pitch: Pitch, view: View, point: Point): Pixel {
  return toScreen(view, toPicture(pitch, point))
}

export function readModifiers(event: Modifiers): Pick<PointerInput, 'shift' | 'alt' | 'mod'> {
  return { shift: event.shiftKey, alt: event.altKey, mod: event.ctrlKey || event.metaKey }
}

/** Anything unknown is as precise as a mouse. */
export function getPointerKind(pointerType: string): PointerInput['kind'] {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
}
