/** The photos a drawing may show, by player: the painter has them or draws the usual symbol. */
import type { Scene } from '../document/scene-schema'
import type { Mark, PhotoMark, PlainMark } from './marks'

/** For canvases; null as long as it is not there, and for whom it is not. */
export type PhotoImage = (source: string) => CanvasImageSource | null

/** For SVG and paper: a square picture as an address that needs no network. */
export type PhotoHref = (source: string) => string | null

export interface ScenePhotos {
  image: PhotoImage
  href: PhotoHref
}

export const noPhotos: ScenePhotos = { image: () => null, href: () => null }

/** Whose photos a scene asks for, each once and in the same order however the scene is sorted. */
export function listPhotoSources({ objects }: Scene): string[] {
  const ids = objects.flatMap((object) =>
    object.kind === 'player' && object.has_photo && object.player_id ? [object.player_id] : [],
  )
  return [...new Set(ids)].toSorted()
}

/** What is painted of a mark: a photo that is there with what lies upon it, else what stands for it. */
export function listShownMarks(mark: Mark, photos: PhotoHref): readonly Shown[] {
  if (mark.kind !== 'image') return [{ mark, href: null }]
  const href = photos(mark.source)
  if (href === null) return mark.instead.map((plain) => ({ mark: plain, href: null }))
  return [{ mark, href }, ...mark.over.map((plain) => ({ mark: plain, href: null }))]
}

export type Shown = { mark: PhotoMark; href: string } | { mark: PlainMark; href: null }
