import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useSetAccountStatus } from '../api/accounts'
import { longestReason, reasonSchema } from '../model/account-schema'
import styles from './users.module.css'

interface StatusSheetProps {
  people: readonly { id: string; name: string }[]
  to: 'active' | 'suspended'
  onClose: () => void
  onDone: () => void
}

/** Locks accounts out, or lets them in again. Both can be taken back: a reason is all that is asked. */
export function StatusSheet({ people, to, onClose, onDone }: StatusSheetProps) {
  const { t } = useTranslation('admin')
  const change = useSetAccountStatus()
  const [first] = people
  const isLocking = to === 'suspended'
  const key = isLocking ? 'suspend' : 'restore'
  const count = people.length

  async function handleSubmit({ reason }: { reason: string }) {
    await change.mutateAsync({ user_ids: people.map(({ id }) => id), status: to, reason })
    showToast('success', `admin:status.${key}_done`, { values: { count } })
    onDone()
  }

  return (
    <Sheet title={t(`status.${key}`, { count, name: first?.name ?? '' })} isOpen onClose={onClose}>
      <Form
        schema={reasonSchema}
        defaultValues={{ reason: '' }}
        fieldErrors={({ detail }) =>
          detail === 'own_account' ? { reason: 'admin:status.errors.own_account' } : {}
        }
        onSubmit={handleSubmit}
      >
        <p className={styles.dim}>{t(`status.${key}_text`)}</p>
        <TextareaField
          name="reason"
          label={t('status.reason')}
          hint={t('status.reason_hint')}
          maxLength={longestReason}
          required
        />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('assign.cancel')}
          </Button>
          <Button type="submit" kind={isLocking ? 'danger' : 'primary'} busy={change.isPending}>
            {t(`status.${key}_submit`)}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
