import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { useInvite } from '../../api/invitations'
import { listInvitationFieldErrors } from '../../model/invitation-failure'
import {
  listRights,
  rightsSchema,
  suggestRights,
  type GuardianRight,
} from '../../model/guardian-right'
import { guardianSchema } from '../../model/invitation-schema'
import { RightsFields } from '../links/rights-fields'
import layout from '@/shared/ui/layout.module.css'
import styles from './guardians.module.css'
import { RelationshipField } from '../../widgets/relationship-field'

interface AddGuardianFormProps {
  schoolId: string
  playerId: string
  name: string
  /** The rights a guardian passes on; none for the staff. */
  given: readonly GuardianRight[]
}

/** A parent's e-mail and relationship, then one tap: linked where there is an account here, else invited. */
export function AddGuardianForm({ schoolId, playerId, name, given }: AddGuardianFormProps) {
  const { t } = useTranslation('people')
  const { mutateAsync: invite } = useInvite()
  const [round, setRound] = useState(0)
  // a new form after each success: what was typed is done with
  return (
    <Form
      key={round}
      schema={guardianSchema.extend(rightsSchema.shape)}
      defaultValues={{ email: '', ...suggestRights('parent', given) }}
      label={t('guardians.add')}
      fieldErrors={(error) => listInvitationFieldErrors(error)}
      onSubmit={async ({ email, relationship, ...rights }) => {
        const outcome = await invite({
          school_id: schoolId,
          email,
          role: 'parent',
          player_id: playerId,
          relationship,
          team_id: null,
          rights: listRights(rights),
          locale: getCurrentLocale(),
        })
        showToast('success', `people:guardians.${outcome}`, { values: { email, name } })
        setRound(round + 1)
      }}
    >
      <div className={`${layout.grid} ${layout.gap3} ${layout.top} ${styles.add}`}>
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
      <RightsFields allowed={given} />
    </Form>
  )
}
