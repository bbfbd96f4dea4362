import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { useInvite } from '../../api/invitations'
import { invitationFieldErrors } from '../../model/invitation-failure'
import { guardianSchema } from '../../model/invitation-schema'
import styles from './guardians.module.css'
import { RelationshipField } from './relationship-field'

interface AddGuardianFormProps {
  schoolId: string
  playerId: string
  name: string
}

/** A parent's e-mail and relationship, then one tap: linked where there is an account here, else invited. */
export function AddGuardianForm({ schoolId, playerId, name }: AddGuardianFormProps) {
  const { t } = useTranslation('people')
  const { mutateAsync: invite } = useInvite()
  const [round, setRound] = useState(0)
  // a new form after each success: what was typed is done with
  return (
    <Form
      key={round}
      schema={guardianSchema}
      defaultValues={{ email: '' }}
      label={t('guardians.add')}
      fieldErrors={(error) => invitationFieldErrors(error)}
      onSubmit={async ({ email, relationship }) => {
        const outcome = await invite({
          school_id: schoolId,
          email,
          role: 'parent',
          player_id: playerId,
          relationship,
          team_id: null,
          locale: currentLocale(),
        })
        showToast('success', `people:guardians.${outcome}`, { values: { email, name } })
        setRound(round + 1)
      }}
    >
      <div className={styles.add}>
        <TextField
          name="email"
          label={t('guardians.email')}
          type="email"
          maxLength={254}
          required
        />
        <RelationshipField name="relationship" />
        <Button type="submit">{t('guardians.add')}</Button>
      </div>
    </Form>
  )
}
