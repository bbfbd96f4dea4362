import { useState } from 'react'
import { useSquadNames } from '@/features/teams/api/squad-names'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findNamedTexts, replaceNames } from '../../model/named-texts'

/** What is exported: the drawing as it is, or with numbers in place of the names its texts mention. */
export function useNameless(drawing: { title: string; scene: Scene }) {
  const { squad } = useSquadNames()
  const [isNameless, setIsNameless] = useState(false)
  const texts = isNameless ? [] : findNamedTexts(drawing, squad)
  return {
    texts,
    drawing: isNameless ? replaceNames(drawing, squad) : drawing,
    leaveOut: () => setIsNameless(true),
  }
}
