import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { isFilm, isPicture, type ExportChoice } from '../../export/choice'
import { createExportPlan } from '../../export/plan/export-plan'
import styles from './export.module.css'

/** What will come out: how many, how large and how long it takes. */
export function PlanText({ scene, choice }: { scene: Scene; choice: ExportChoice }) {
  const { t, i18n } = useTranslation('animator')
  const { count, size, duration, bytes, seconds } = createExportPlan(scene, choice)
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const megabytes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 1,
  }).format(bytes / 1e6)
  const { format } = choice
  const pixels = `${size.width} × ${size.height}`
  const what = isFilm(format)
    ? t('export.plan.film', { seconds: number.format(duration), pixels })
    : isPicture(format)
      ? t('export.plan.pictures', { count, pixels })
      : t(`export.plan.${format === 'pdf' ? 'pages' : 'document'}`, { count })
  return (
    <p className={styles.plan}>
      {what} {t('export.plan.size', { size: megabytes })}
      {seconds > 3 ? ` ${t('export.plan.time', { count: Math.ceil(seconds) })}` : ''}
    </p>
  )
}
