import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SuggestInput, type Suggestion } from '@/shared/public/suggest-input'
import { TextInput } from '@/shared/public/text-input'
import { Chosen } from './chosen'
import styles from './concern.module.css'
import { useSchoolStaff } from './use-school-staff'

interface AboutPersonProps {
  isSignedIn: boolean
  /** Chosen above; null where none is, or where it was typed. */
  school: { id: string; name: string } | null
  chosen: Suggestion | null
  onChoose: (person: Suggestion | null) => void
}

/**
 * Whom it is about. Members of the chosen school are offered its staff; everybody else, and whoever means
 * somebody else, types a name or a description.
 */
export function AboutPerson({ isSignedIn, school, chosen, onChoose }: AboutPersonProps) {
  const { t } = useTranslation('landing/concern')
  const staff = useSchoolStaff(school?.id ?? null)
  const [typed, setTyped] = useState('')
  if (chosen) {
    return (
      <Chosen
        label={t('report.about')}
        text={t('report.about_chosen', { name: chosen.label })}
        onChange={() => onChoose(null)}
      />
    )
  }
  const field = {
    name: 'about_name',
    label: t('report.about'),
    note: <span className={styles.small}>{t('report.optional')}</span>,
    maxLength: 120,
  }
  // one field for members from the start: nothing typed is lost when the staff comes
  if (!isSignedIn) {
    return <TextInput {...field} hint={t('report.about_hint')} autoComplete="off" />
  }
  return (
    <SuggestInput
      {...field}
      hint={t(staff.length > 0 ? 'report.about_hint_staff' : 'report.about_hint')}
      listLabel={t('report.about_found', { name: school?.name ?? '' })}
      suggestions={staff}
      value={typed}
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}
