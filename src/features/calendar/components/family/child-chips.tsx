import { useTranslation } from 'react-i18next'
import type { Child } from '@/features/attendance/model/family/children'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import styles from '../team-chips.module.css'

interface ChildChipsProps {
  family: readonly Child[]
  /** Empty for all of them. */
  chosenId: string
  onChoose: (id: string) => void
}

/** Whose dates are shown: all children together, or one. */
export function ChildChips({ family, chosenId, onChoose }: ChildChipsProps) {
  const { t } = useTranslation('calendar')
  if (family.length < 2) return null
  return (
    <div className={layout.wrap2} role="group" aria-label={t('children.label')}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosenId === ''}
        onClick={() => onChoose('')}
      >
        {t('children.all')}
      </button>
      {family.map(({ id, first_name, full_name }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={chosenId === id}
          onClick={() => onChoose(id)}
        >
          <PersonAvatar name={full_name} size={28} />
          {first_name}
        </button>
      ))}
    </div>
  )
}
