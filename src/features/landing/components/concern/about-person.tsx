import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { SuggestInput, type Suggestion } from '@/shared/public/suggest-input'
import { TextInput } from '@/shared/public/text-input'
import styles from './concern.module.css'
import { useSchoolStaff } from './use-school-staff'

interface AboutPersonProps {
  /** Chosen above; null where none is, or where it was typed. */
  school: { id: string; name: string } | null
  chosen: Suggestion | null
  onChoose: (person: Suggestion | null) => void
}

/**
 * Whom it is about. Members of the chosen school are offered its staff; everybody else, and whoever means
 * somebody else, types a name or a description.
 */
export function AboutPerson({ school, chosen, onChoose }: AboutPersonProps) {
  const { t } = useTranslation('landing/concern')
  const staff = useSchoolStaff(school?.id ?? null)
  const [typed, setTyped] = useState('')
  if (chosen) {
    return (
      <p className={`${styles.text} ${styles.chosen}`} role="status">
        {t('report.about_chosen', { name: chosen.label })}
        <Button kind="quiet" onClick={() => onChoose(null)}>
          {t('report.school_change')}
        </Button>
      </p>
    )
  }
  const field = {
    name: 'about_name',
    label: t('report.about'),
    note: <span className={styles.small}>{t('report.optional')}</span>,
    maxLength: 120,
  }
  if (!school || staff.length === 0) {
    return <TextInput {...field} hint={t('report.about_hint')} autoComplete="off" />
  }
  return (
    <SuggestInput
      {...field}
      hint={t('report.about_hint_staff')}
      listLabel={t('report.about_found', { name: school.name })}
      suggestions={staff}
      value={typed}
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}
