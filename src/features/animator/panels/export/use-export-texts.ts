import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { writeStepSentences } from '@/features/scene/model/words/scene-words'
import type { ExportTexts } from '../../export/choice'

/** The words of an export in the language of whoever makes it. */
export function useExportTexts(scene: Scene, title: string, club: string): ExportTexts {
  const { t } = useTranslation('animator')
  const { t: say, i18n } = useTranslation('scene')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return {
    title,
    club,
    stepName: (index) => {
      const name = scene.steps[index]?.name ?? ''
      if (name !== '') return t('export.step_named', { number: index + 1, name })
      return scene.steps.length > 1 ? t('export.step_number', { number: index + 1 }) : ''
    },
    sentences: (index) => writeStepSentences(say, scene, index),
    question: say('player.freeze'),
    tapeText: (metres) => say('picture.metres', { metres: number.format(metres) }),
  }
}
