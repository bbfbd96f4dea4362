import { useSquadNames } from '@/features/teams/api/squad-names'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useSaveAnimation } from '../../api/animation-writes'
import { findNamedTexts, replaceNames } from '../../model/named-texts'

export interface SharedDrawing {
  id: string
  version: number
  title: string
  scene: Scene
}

/** Texts of a drawing that name a player of one's teams, and the way to take the names out. */
export function useNamedTexts(drawing: SharedDrawing) {
  const { squad, isLoading } = useSquadNames()
  const { mutateAsync: save, isPending: isSaving } = useSaveAnimation()

  async function replace(): Promise<void> {
    const { id, version } = drawing
    await save({ id, version, ...replaceNames(drawing, squad) })
  }

  return { texts: findNamedTexts(drawing, squad), isLoading, isSaving, replace }
}
