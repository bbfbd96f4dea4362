import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useStartView } from '../../api/view-as'
import { longestReason, reasonSchema } from '../../model/account-schema'
import styles from '../users.module.css'

interface StartViewSheetProps {
  userId: string
  name: string
  onClose: () => void
}

/** Says what "view as" shows and leaves behind, and asks why. */
export function StartViewSheet({ userId, name, onClose }: StartViewSheetProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const start = useStartView(userId)
  return (
    <Sheet title={t('view.title', { name })} isOpen onClose={onClose}>
      <Form
        schema={reasonSchema}
        defaultValues={{ reason: '' }}
        onSubmit={async ({ reason }) => {
          const id = await start.mutateAsync(reason)
          await navigate(href(paths.admin.viewAs, { id: String(id) }))
        }}
      >
        <p className={styles.dim}>{t('view.text')}</p>
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
          <Button type="submit" busy={start.isPending}>
            {t('view.start')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
