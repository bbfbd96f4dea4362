import { useTranslation } from 'react-i18next'
import styles from './training-preview.module.css'

/** One session of 80 minutes, part by part. */
const blocks = [
  { phase: 'warm_up', minutes: 15 },
  { phase: 'main_part', minutes: 30 },
  { phase: 'game', minutes: 25 },
  { phase: 'cool_down', minutes: 10 },
] as const

const total = blocks.reduce((sum, { minutes }) => sum + minutes, 0)

export function TrainingPreview() {
  const { t } = useTranslation('landing')
  return (
    <section id="trainings" className={styles.section} aria-labelledby="trainings-title">
      <div className={styles.words}>
        <h2 id="trainings-title" className={styles.title}>
          {t('trainings.title')}
        </h2>
        <p className={styles.text}>{t('trainings.text')}</p>
      </div>
      <div className={styles.card}>
        <p className={styles.head}>
          <strong>{t('trainings.example')}</strong>
          <span>{t('trainings.total', { minutes: total })}</span>
        </p>
        <div className={styles.bar} aria-hidden="true">
          {blocks.map(({ phase, minutes }) => (
            <span key={phase} data-phase={phase} style={{ flexGrow: minutes }} />
          ))}
        </div>
        <ol className={styles.blocks}>
          {blocks.map(({ phase, minutes }) => (
            <li key={phase} className={styles.block} data-phase={phase}>
              <span className={styles.phase}>{t(`trainings.${phase}`)}</span>
              <span className={styles.drill}>{t(`trainings.${phase}_drill`)}</span>
              <span className={styles.minutes}>{t('trainings.minutes', { minutes })}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
