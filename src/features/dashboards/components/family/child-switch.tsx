import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import type { Child } from '@/features/attendance/model/family/children'
import styles from './child-switch.module.css'

interface ChildSwitchProps {
  family: readonly Child[]
  /** Empty for all of them. */
  chosenId: string
  onChoose: (id: string) => void
}

/** Which child one looks at: at the bottom of a phone's screen, where the thumb is. */
export function ChildSwitch({ family, chosenId, onChoose }: ChildSwitchProps) {
  const { t } = useTranslation('dashboards')
  return (
    <div
      role="group"
      aria-label={t('parent.switch')}
      className={`${layout.flex} ${layout.gap2} ${styles.bar}`}
    >
      <button
        type="button"
        className={`${layout.inline2} ${styles.chip}`}
        aria-pressed={chosenId === ''}
        onClick={() => onChoose('')}
      >
        {t('parent.all')}
      </button>
      {family.map(({ id, first_name, full_name }) => (
        <button
          key={id}
          type="button"
          className={`${layout.inline2} ${styles.chip}`}
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
