import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { ScenePhotos } from '@/features/scene/model/draw/photos'
import type { ExportChoice, ExportTexts } from '../../export/choice'
import { renderStepSvg } from '../../export/frame/pictures'
import { createExportPlan } from '../../export/plan/export-plan'
import layout from '@/shared/ui/layout.module.css'
import styles from './export.module.css'

interface ExportPreviewProps {
  scene: Scene
  choice: ExportChoice
  texts: ExportTexts
  photos: ScenePhotos
}

/** The first picture as it will be, captions and all. */
export function ExportPreview({ scene, choice, texts, photos }: ExportPreviewProps) {
  const { t } = useTranslation('animator')
  const { size } = createExportPlan(scene, choice)
  const step = choice.range === 'step' ? choice.step : 0
  const svg = renderStepSvg(scene, step, size, choice, texts, photos)
  return (
    <img
      className={`${layout.full} ${layout.roundControl} ${layout.edge} ${styles.preview}`}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      width={size.width}
      height={size.height}
      alt={t('export.preview')}
    />
  )
}
