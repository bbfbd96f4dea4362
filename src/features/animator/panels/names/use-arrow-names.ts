import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Arrow } from '@/features/scene/model/motion/arrows'
import { useNames } from './use-names'

/** What a movement is called: "Green 7 runs", "Green 7 passes to Green 9". */
export function useArrowNames() {
  const { t, i18n } = useTranslation('animator')
  const { nameOf } = useNames()

  function formatArrowName(scene: Scene, arrow: Arrow): string {
    const by = arrow.by === null ? t('panels.kinds.ball') : nameOf(scene, arrow.by)
    if (arrow.kind === 'run' || arrow.kind === 'dribble' || arrow.kind === 'shot') {
      return t(`panels.moves.${arrow.kind}`, { by })
    }
    if (arrow.to === null) return t('panels.moves.pass_into_space', { by })
    return t('panels.moves.pass', { by, to: nameOf(scene, arrow.to) })
  }

  function formatArrowTime({ from, until }: Arrow): string {
    const formatSeconds = (value: number) =>
      value.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return t('panels.moves.seconds', { from: formatSeconds(from), until: formatSeconds(until) })
  }

  return { arrowName: formatArrowName, arrowTime: formatArrowTime }
}
