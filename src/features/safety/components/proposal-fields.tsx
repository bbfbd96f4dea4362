import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { schoolPageQueries } from '@/features/schools/api/school-page'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { useSession } from '@/features/session/api/session-store'
import { SelectField } from '@/shared/form/fields/select-field'
import { InlineError } from '@/shared/ui/states/inline-error'
import { duties, type proposalSchema } from '../model/case-schemas'
import layout from '@/shared/ui/layout.module.css'
import styles from './case-list.module.css'

/** School (of an administrator), person and office, and whose word is missing after that. */
export function ProposalFields({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('safety')
  const { control, setValue } = useFormContext<z.input<typeof proposalSchema>>()
  const [schoolId, userId] = useWatch({ control, name: ['school_id', 'user_id'] })
  const me = useSession()?.user.id
  const school = useQuery({ ...schoolPageQueries.one(schoolId), enabled: schoolId !== '' })
  const others = school.data?.people.filter(({ user_id }) => user_id !== me)
  const chosen = others?.find(({ user_id }) => user_id === userId)
  const name = chosen ? `${chosen.first_name} ${chosen.last_name}` : t('office.the_person')
  return (
    <>
      {isAdmin && <SchoolField onChange={() => setValue('user_id', '')} />}
      {school.error ? (
        <InlineError error={school.error} onRetry={() => void school.refetch()} />
      ) : (
        <SelectField
          name="user_id"
          label={t('office.person')}
          hint={others?.length === 0 ? t('office.no_staff') : t('office.person_hint')}
          options={(others ?? []).map((person) => ({
            value: person.user_id,
            label: `${person.first_name} ${person.last_name}`,
          }))}
          disabled={!others?.length}
          isSearchable
          required
        />
      )}
      <SelectField
        name="duty"
        label={t('office.duty')}
        options={duties.map((duty) => ({ value: duty, label: capitalize(t(`duties.${duty}`)) }))}
        required
      />
      <section
        className={`${layout.grid} ${layout.gap2} ${layout.roundCard} ${layout.edge} ${styles.next}`}
        aria-labelledby="next-steps"
      >
        <h3 id="next-steps" className={`${layout.medium} ${layout.size16}`}>
          {t('office.next.title')}
        </h3>
        <ol
          className={`${layout.dim14} ${layout.grid} ${layout.gap1} ${layout.breakable} ${styles.steps}`}
        >
          <li>{t('office.next.accept', { name })}</li>
          <li>{t(isAdmin ? 'office.next.confirmed' : 'office.next.confirm')}</li>
          <li>{t('office.next.counts')}</li>
        </ol>
      </section>
    </>
  )
}

function SchoolField({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('safety')
  const { data: schools = [] } = useSchoolOptions()
  return (
    <SelectField
      name="school_id"
      label={t('office.school')}
      options={schools.map((school) => ({ value: school.id, label: school.name }))}
      onChange={onChange}
      isSearchable
      required
    />
  )
}

/** An office stands in the middle of a sentence elsewhere. */
function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}
