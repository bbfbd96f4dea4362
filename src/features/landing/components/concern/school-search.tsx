import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '@/shared/public/text-input'
import type { FoundSchool } from '../../api/concern-channel'
import { Chosen } from './chosen'
import styles from './concern.module.css'

const shortestQuery = 3
const waitMs = 250

interface SchoolSearchProps {
  chosen: FoundSchool | null
  onChoose: (school: FoundSchool | null) => void
}

/** Finds the club by its name; what was typed is sent along where none is chosen. */
export function SchoolSearch({ chosen, onChoose }: SchoolSearchProps) {
  const { t } = useTranslation('landing/concern')
  const listId = useId()
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<FoundSchool[] | null>(null)
  const found = query.trim().length < shortestQuery ? null : answer

  useEffect(() => {
    const wanted = query.trim()
    if (wanted.length < shortestQuery) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('../../api/concern-channel')
        .then(({ findSchools }) => findSchools(wanted))
        .then((schools) => isCurrent && setAnswer(schools))
        // without a connection the typed name is enough
        .catch(() => undefined)
    }, waitMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query])

  if (chosen) {
    return (
      <Chosen
        label={t('report.school')}
        text={t('report.school_chosen', { name: chosen.name })}
        onChange={() => onChoose(null)}
      />
    )
  }
  return (
    <>
      <TextInput
        name="school_name"
        label={t('report.school')}
        hint={found?.length === 0 ? t('report.school_unknown') : t('report.school_hint')}
        autoComplete="off"
        maxLength={120}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-controls={listId}
      />
      <ul id={listId} className={styles.found} aria-label={t('report.school_choose')}>
        {found?.map((school) => (
          <li key={school.id}>
            <button type="button" className={styles.school} onClick={() => onChoose(school)}>
              {school.location ? `${school.name}, ${school.location}` : school.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
