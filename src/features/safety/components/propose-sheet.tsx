import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useProposeOfficer } from '../api/offices'
import { proposalSchema } from '../model/case-schemas'
import { ProposalFields } from './proposal-fields'

interface ProposeSheetProps {
  /** The owner's school; null where an administrator chooses one. */
  schoolId: string | null
  onClose: () => void
}

/** An owner or an administrator proposes a member of staff, never themselves. */
export function ProposeSheet({ schoolId, onClose }: ProposeSheetProps) {
  const { t } = useTranslation('safety')
  const propose = useProposeOfficer()
  return (
    <Sheet title={t('office.propose')} isOpen onClose={onClose}>
      <Form
        schema={proposalSchema}
        defaultValues={{ school_id: schoolId ?? '', user_id: '', duty: 'safeguarding' }}
        fieldErrors={({ detail }) =>
          detail === 'office_held' || detail === 'office_proposed'
            ? { user_id: `safety:errors.${detail}` }
            : {}
        }
        onSubmit={async (values) => {
          await propose.mutateAsync(values)
          onClose()
        }}
      >
        <ProposalFields isAdmin={schoolId === null} />
        <div className={layout.wrapEnd}>
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
