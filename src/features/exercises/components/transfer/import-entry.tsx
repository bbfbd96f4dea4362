import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { Choice, PlannedEntry } from '../../model/transfer/import-plan'
import { ExercisePicture } from '../../widgets/picture/exercise-picture'
import { useExerciseText } from '../../widgets/library/use-exercise-text'
import styles from './transfer.module.css'
import { useFaultText } from './use-fault-text'

interface ImportEntryProps {
  entry: PlannedEntry
  onChoose: (choice: Choice) => void
}

/** One exercise of the file: what it is, whether I have it, and what shall become of it. */
export function ImportEntry({ entry, onChoose }: ImportEntryProps) {
  const { t } = useTranslation('exercises')
  const { players, ages } = useExerciseText()
  const faultText = useFaultText()
  const { place, values, faults, likeness, mine, choice } = entry
  const title = entry.title || t('transfer.import.nameless', { place })
  const choices: Choice[] =
    mine && likeness === 'changed' ? ['add', 'replace', 'skip'] : ['add', 'skip']
  return (
    <li className={styles.row} data-fault={values === null || undefined}>
      <span
        className={`${layout.cut} ${layout.roundControl} ${layout.dimmed} ${layout.size12} ${styles.picture}`}
      >
        {values ? <ExercisePicture exercise={values} density="card" isDecorative /> : null}
      </span>
      <div className={`${layout.min} ${layout.gapTight} ${layout.breakable} ${styles.words}`}>
        <strong>{title}</strong>
        {values ? (
          <span className={layout.dim13}>
            {ages(values)} · {players(values)} · {t(`topics.${values.topic}`)}
          </span>
        ) : (
          <ul
            className={`${layout.danger} ${layout.size13} ${layout.breakable} ${styles.faults}`}
            aria-label={t('transfer.import.faults_of', { title })}
          >
            {faults.map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>{faultText(fault)}</li>
            ))}
          </ul>
        )}
      </div>
      <StatusBadge tone={values ? (likeness === 'new' ? 'green' : 'neutral') : 'red'}>
        {values ? t(`transfer.likeness.${likeness}`) : t('transfer.likeness.faulty')}
      </StatusBadge>
      {values ? (
        <Select
          className={styles.choice}
          aria-label={t('transfer.import.choice', { title })}
          data={choices.map((value) => ({
            value,
            label: t(`transfer.choice.${value === 'add' && likeness !== 'new' ? 'copy' : value}`),
          }))}
          value={choice}
          allowDeselect={false}
          onChange={(value) => {
            const next = choices.find((known) => known === value)
            if (next) onChoose(next)
          }}
        />
      ) : null}
    </li>
  )
}
