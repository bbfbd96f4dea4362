import { useTranslation } from 'react-i18next'
import { useSchoolPage } from '@/features/schools/api/school-page'
import { useSession } from '@/features/session/api/session-store'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useProposeOfficer } from '../api/offices'
import { proposalSchema } from '../model/case-schemas'
import styles from './case-list.module.css'

interface ProposeSheetProps {
  schoolId: string
  onClose: () => void
}

/** An owner proposes a member of staff, never themselves. */
export function ProposeSheet({ schoolId, onClose }: ProposeSheetProps) {
  const { t } = useTranslation('safety')
  const { people } = useSchoolPage(schoolId)
  const me = useSession()?.user.id
  const propose = useProposeOfficer()
  const others = people.filter(({ user_id }) => user_id !== me)
  return (
    <Sheet title={t('office.propose')} isOpen onClose={onClose}>
      <Form
        schema={proposalSchema}
        defaultValues={{ user_id: '', duty: 'safeguarding' }}
        fieldErrors={({ detail }) =>
          detail === 'office_held' || detail === 'office_proposed'
            ? { user_id: `safety:errors.${detail}` }
            : {}
        }
        onSubmit={async (values) => {
          await propose.mutateAsync({ ...values, school_id: schoolId })
          onClose()
        }}
      >
        <p className={styles.body}>{t('office.propose_text')}</p>
        <SelectField
          name="user_id"
          label={t('office.person')}
          options={others.map((person) => ({
            value: person.user_id,
            label: `${person.first_name} ${person.last_name}`,
          }))}
          required
        />
        <SelectField
          name="duty"
          label={t('office.duty')}
          options={[
            { value: 'safeguarding', label: t('duties.safeguarding') },
            { value: 'treasurer', label: t('duties.treasurer') },
          ]}
          required
        />
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" busy={propose.isPending}>
            {t('office.propose_submit')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
