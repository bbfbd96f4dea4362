import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useApproveGuardian } from '../api/guardian-requests'
import { RelationshipField } from './relationship-field'
import { childLinkSchema, listLinkFieldErrors } from '../model/child-request-schema'
import { ChildPicker } from './child-picker'

interface LinkChildSheetProps {
  person: { id: string; name: string }
  schoolId: string
  childName: string | null
  /** What they asked, above the search. */
  children?: ReactNode
  /** A second answer, beside the link. */
  otherAnswer?: ReactNode
  onClose: () => void
}

/** Links a child of the school to a parent; who is new gets the role with it. */
export function LinkChildSheet(props: LinkChildSheetProps) {
  const { person, schoolId, childName, children, otherAnswer, onClose } = props
  const { t } = useTranslation('people')
  const approve = useApproveGuardian()
  return (
    <Sheet title={t('requests.sheet_title', { person: person.name })} isOpen onClose={onClose}>
      <Form
        schema={childLinkSchema}
        defaultValues={{ player_id: undefined, relationship: 'parent' }}
        fieldErrors={listLinkFieldErrors}
        onSubmit={async ({ player_id, relationship }) => {
          await approve.mutateAsync({
            userId: person.id,
            schoolId,
            playerId: player_id,
            relationship,
          })
          showToast('success', 'people:requests.done', { values: { person: person.name } })
          onClose()
        }}
      >
        {children}
        <ChildPicker
          name="player_id"
          schoolId={schoolId}
          userId={person.id}
          childName={childName}
        />
        <RelationshipField name="relationship" />
        <p className={layout.dim14}>{t('requests.confirm_next')}</p>
        <div className={layout.wrapEnd}>
          {otherAnswer}
          <Button type="submit" busy={approve.isPending}>
            {t('requests.submit')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
